// One self-contained ES module and one stylesheet per widget: every *.tsx that lies directly in the widgets folder.
// `--watch` rebuilds on change with readable output, `--analyze` prints what each bundle is made of.

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import * as esbuild from "esbuild";

const words = new Set(process.argv.slice(2));
const source = "widgets/ludolab/widgets";
const bundles = `${source}/static`;

// Texts are data, and five languages of them are as long as a program: they lie once, in `texts.js`, and not in every bundle.
// A page that serves the folder finds them there; `wire.py` puts them into the one module that a host gets.
const languages = ["de", "en", "fr", "it", "pt"];
const texts = {
  name: "texts",
  setup(build) {
    build.onResolve({ filter: /\.ftl$/ }, ({ path }) => ({ path: path.slice(-6, -4), namespace: "text" }));
    build.onResolve({ filter: /^texts$/, namespace: "text" }, ({ path }) => ({ path, namespace: "text" }));
    build.onResolve({ filter: /^\.\/texts\.js$/, namespace: "text" }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /./, namespace: "text" }, ({ path }) => ({
      contents: path === "texts" ? 'export { texts } from "./texts.js";' : `import { texts } from "texts"; export default texts.${path};`,
      watchFiles: path === "texts" ? [] : [resolve(`${source}/locales/${path}.ftl`)],
    }));
    build.onEnd(() => {
      mkdirSync(bundles, { recursive: true });
      writeFileSync(`${bundles}/texts.js`, `export const texts=${JSON.stringify(Object.fromEntries(languages.map((lang) => [lang, text(lang)])))};\n`);
    });
  },
};

/** A locale file without what only its writers read. */
function text(lang) {
  return readFileSync(`${source}/locales/${lang}.ftl`, "utf8").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n").trim();
}

const options = {
  entryPoints: readdirSync(source)
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => `${source}/${name}`),
  outdir: bundles,
  bundle: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  minify: !words.has("--watch"),
  sourcemap: words.has("--watch") ? "inline" : false,
  legalComments: "none",
  charset: "utf8",
  // The short form of JSX; it makes a bundle 3 kB smaller than the automatic one.
  jsxFactory: "h",
  jsxFragment: "Fragment",
  inject: [`${source}/kit/jsx.ts`],
  tsconfigRaw: { compilerOptions: {} },
  plugins: [texts],
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
