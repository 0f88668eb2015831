// Plays the golden games in the Python of the browser, here under Node.js, and prints their records.
// node play.mjs <folder of pyodide> <folder of the project>
import { pathToFileURL } from "node:url";
import { join } from "node:path";

const [pyodideFolder, project] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: pyodideFolder });
python.mountNodeFS("/project", project);
const records = python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/project/engines", "/project"]
from tests.golden.games import records
foreign = sorted({"numpy", "ipywidgets", "anywidget", "js"} & set(sys.modules))
assert foreign in ([], ["js"]), foreign
records()
`);
await new Promise((done) => process.stdout.write(records, done));
process.exit(0);
