// The other thread: the search of the book, compiled, and a letter box. What comes in is a wish,
// what goes out is the answer of chapters/draw/player.w, as it is.

/** @typedef {{problem: string, first: boolean, nodes: number, number: number}} Wish */
/** @typedef {{ccall: (name: string, result: string, types: string[], values: any[]) => string}} Engine */

/** @type {any} */
const outside = globalThis;
/** @type {Promise<Engine>} */
const engine = outside.createEngine();

outside.onmessage = (/** @type {{data: Wish}} */ { data: wish }) => {
  engine.then(({ ccall }) => {
    const problem = new TextEncoder().encode(wish.problem);
    const told = ccall("dlx_play", "string", ["array", "number", "number", "number"],
      [problem, problem.length, wish.first ? 1 : 0, wish.nodes]);
    outside.postMessage({ number: wish.number, told });
  }).catch((error) => outside.postMessage({ number: wish.number, failed: String(error) }));
};
