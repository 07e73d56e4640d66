// The build of the browser client: into the Python package, with small compressed copies beside each file.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vitest/config";

const OUT = resolve(import.meta.dirname, "../src/conspiratio/server/web");
const WORTH_IT = /\.(js|css|html|svg|webmanifest)$/;

/** The server sends these instead of compressing on the fly. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, name);
        if (!statSync(path).isFile() || !WORTH_IT.test(name)) continue;
        const bytes = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

const LOCALE = resolve(import.meta.dirname, "../src/conspiratio/locale");
const SOURCE = resolve(import.meta.dirname, "src");
/** Of these files the pages use everything; of the others what their source names. */
const OURS = /^(web-.*|page)\.ftl$/;

/** Whether the source of the pages has a text that is this message, or a template that can become it. */
function namedInPages(): (message: string) => boolean {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));
  const source = files.map((name) => readFileSync(join(SOURCE, name), "utf8")).join("\n");
  const plain = new Set([...source.matchAll(/["'`]([a-z][a-z0-9-]+)["'`]/g)].map((found) => found[1]));
  const begun = [...source.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((found) => found[1]!);
  return (message) => plain.has(message) || begun.some((start) => message.startsWith(start));
}

/** `virtual:words/de`: the messages of a language that the pages use, as one Fluent text. */
function words(): Plugin {
  const mine = "virtual:words/";
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(mine) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${mine}`)) return undefined;
      const folder = join(LOCALE, id.slice(mine.length + 1));
      const isNamed = namedInPages();
      const texts = readdirSync(folder).sort().map((name) => {
        const path = join(folder, name);
        this.addWatchFile(path);
        const messages = readFileSync(path, "utf8").split(/^(?=[a-z#])/m).filter((entry) => !entry.startsWith("#"));
        return messages.filter((message) => OURS.test(name) || isNamed(/^[a-z0-9-]+/.exec(message)?.[0] ?? "")).join("");
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [svelte(), words(), compressed()],
  base: command === "build" ? "/static/" : "/",
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    rolldownOptions: {
      input: { main: resolve(import.meta.dirname, "index.html"), sw: resolve(import.meta.dirname, "src/sw.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
  server: { proxy: { "/api": { target: process.env.API ?? "http://127.0.0.1:8017", ws: true } } },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    // Words are compiled when a test first speaks a language, and the machine may be busy with much else.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
}));
