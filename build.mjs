// One self-contained ES module and one stylesheet per widget: every *.tsx that lies directly in the widgets folder.
// `--watch` rebuilds on change with readable output, `--analyze` prints what each bundle is made of.

import { mkdirSync, readdirSync, rmSync } from "node:fs";
import * as esbuild from "esbuild";

const words = new Set(process.argv.slice(2));
const source = "widgets/ludolab/widgets";
const options = {
  entryPoints: readdirSync(source)
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => `${source}/${name}`),
  outdir: `${source}/static`,
  bundle: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  minify: !words.has("--watch"),
  sourcemap: words.has("--watch") ? "inline" : false,
  legalComments: "none",
  charset: "utf8",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".ftl": "text" },
  metafile: true,
  logLevel: "info",
};

if (words.has("--watch")) {
  const context = await esbuild.context(options);
  await context.watch();
} else {
  // Emptied first, so that a renamed widget leaves no stale bundle behind to be packed into a wheel.
  rmSync(options.outdir, { recursive: true, force: true });
  mkdirSync(options.outdir, { recursive: true });
  const result = await esbuild.build(options);
  if (words.has("--analyze")) console.log(await esbuild.analyzeMetafile(result.metafile));
}
