import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [
    {
      // esbuild loads the locale files as text; the tests have to read them the same way.
      name: "ftl",
      transform(code, id) {
        return id.endsWith(".ftl") ? `export default ${JSON.stringify(code)}` : undefined;
      },
    },
  ],
  test: {
    environment: "happy-dom",
    include: ["tests/widgets/**/*.test.{ts,tsx}"],
    // Two cores are shared with nothing else here, and worker start-up costs more than it gains beyond that.
    maxWorkers: 2,
    // A bound for hangs only; a loaded machine may take its time.
    testTimeout: 60_000,
  },
});
