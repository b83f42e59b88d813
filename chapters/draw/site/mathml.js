// Formulas to MathML, for tools/edition.py: a list of [LaTeX, display?] comes in, a list of [markup, fault] goes out.
const katex = require("katex");
const wanted = JSON.parse(require("fs").readFileSync(0, "utf8"));
const made = wanted.map(([latex, displayMode]) => {
  try {
    const markup = katex.renderToString(latex, { output: "mathml", displayMode, strict: "ignore", throwOnError: true });
    return [markup.replace(/<span[^>]*>|<\/span>|<\/?semantics>|<annotation[^]*?<\/annotation>| xmlns="[^"]*"/g, ""), ""];
  } catch (error) { return ["", error.message]; }
});
process.stdout.write(JSON.stringify(made));
