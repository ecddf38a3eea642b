/** Makes rulebooks importable: `games/khet/book/en.md` becomes a module that holds it as a `Book`. */

import type { Plugin } from "vite";
import { read } from "./markdown";

export function rulebooks(): Plugin {
  return {
    name: "rulebooks",
    transform(text, id) {
      if (!/\/games\/[^/]+\/book\/[^/]+\.md$/.test(id)) return undefined;
      return { code: `export default ${JSON.stringify(read(text))};`, map: null };
    },
  };
}
