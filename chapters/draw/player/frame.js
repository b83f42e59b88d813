// What tools/web puts here when the script is put together: player.html, the styles, and the code of the worker.

export const markup = "@frame@", style = "@style@", workerCode = "@worker@";
