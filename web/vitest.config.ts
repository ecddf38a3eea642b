import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./catalogues.ts";

export default defineConfig({ plugins: [svelte(), words()], test: { include: ["tests/unit/**/*.test.ts"], setupFiles: "tests/unit/setup.ts" } });
