import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { isWords, words } from "./catalogues.ts";

const SMALL = ["icon.svg", "app.webmanifest"]; // of the public files, for the page itself
const SERVER = "http://127.0.0.1:8000"; // in development
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

/** What the first page needs: the scripts and styles that it names, and all that these import at once. */
function shell(page: string, bundle: Rollup.OutputBundle): string[] {
  const needed = new Set<string>();
  const add = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    const chunk = bundle[name];
    if (chunk?.type !== "chunk") return;
    for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style);
    chunk.imports.forEach(add);
  };
  for (const [, name] of page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) add(name ?? "");
  return [...needed];
}

/** Tell the service worker which files it keeps from the beginning. */
function listed(): Plugin {
  return {
    name: "listed",
    apply: "build",
    enforce: "post", // when the page is written
    generateBundle(_, bundle) {
      const [worker, page] = [bundle["sw.js"], bundle["index.html"]];
      if (worker?.type !== "chunk" || page?.type !== "asset") throw new Error("the build has no service worker, or no page");
      const languages = Object.values(bundle).flatMap((one) => (one.type === "chunk" && isWords(one) ? [one.fileName] : []));
      const files = [...shell(String(page.source), bundle), ...languages, ...SMALL].map((name) => `/${name}`).sort();
      const build = createHash("sha256")
        .update(JSON.stringify(Object.keys(bundle).sort()) + String(page.source))
        .digest("hex")
        .slice(0, 12);
      worker.code = worker.code
        .replaceAll("__FILES__", JSON.stringify(files))
        .replaceAll("__BUILD__", JSON.stringify(build));
    },
  };
}

/** In development the page comes from here, but its list of games from the server. */
function games(): Plugin {
  return {
    name: "games",
    apply: "serve",
    async transformIndexHtml(html) {
      const page = await (await fetch(SERVER)).text();
      const [list = ""] = /<script type="application\/json" id="games">.*?<\/script>/s.exec(page) ?? [];
      return html.replace("<div id", `${list}<div id`);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), words(), games(), listed(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows our own files, and few others
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "src/worker/worker.ts" },
      output: {
        // what the first page needs is one file: many are larger together, and each is asked for
        codeSplitting: { groups: [{ name: "shell", tags: ["$initial"], test: /^(?!.*\/worker\/)/ }] },
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true }, "/games": SERVER },
  },
});
