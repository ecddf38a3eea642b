/** The app knows no game but those that bring a table: it learns from the server which there are. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { GAMES } from "../games";

/** The folders of the tables that games bring. */
const TABLES = GAMES.map((game) => join("src", "tables", game));

/** The sources of the app, apart from the tables that games bring. */
function sources(folder = "src"): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return /\.(ts|svelte|css)$/.test(entry.name) ? [path] : [];
    return TABLES.includes(path) ? [] : sources(path);
  });
}

/** Code and strings, without comments. */
const code = (text: string) =>
  text.replace(/<!--.*?-->/gs, "").replace(/\/\*.*?\*\//gs, "").replace(/(^|\s)\/\/ .*$/gm, "");

it("names no game outside of its table", () => {
  expect(GAMES.length).toBeGreaterThan(4);
  const names = new RegExp(`\\b(?:${GAMES.join("|")})\\b`, "i");
  const files = sources();
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((path) =>
    code(readFileSync(path, "utf8"))
      .split("\n")
      .filter((line) => names.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
