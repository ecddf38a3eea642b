import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { rulebooks } from "./rulebooks/plugin";

const OUT = "../src/obelisk/server/static";

/** Lay a .gz and a .br beside every file that shrinks, so that the server never compresses. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle() {
      for (const entry of readdirSync(OUT, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|html|webmanifest)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const content = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** Tell the service worker which files it keeps. */
function listed(): Plugin {
  return {
    name: "listed",
    apply: "build",
    generateBundle(_, bundle) {
      const files = [
        ...Object.keys(bundle).filter((name) => name.startsWith("assets/")),
        ...readdirSync("public"),
      ]
        .map((name) => `/${name}`)
        .sort();
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("the build has no service worker");
      const page = bundle["index.html"];
      const build = createHash("sha256")
        .update(JSON.stringify(files) + (page?.type === "asset" ? String(page.source) : ""))
        .digest("hex")
        .slice(0, 12);
      worker.code = worker.code
        .replaceAll("__FILES__", JSON.stringify(files))
        .replaceAll("__BUILD__", JSON.stringify(build));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), rulebooks(), listed(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows our own files, and few others
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "src/worker/worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
