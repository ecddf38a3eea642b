import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./catalogues";

export default defineConfig({ plugins: [svelte(), words()], test: { include: ["tests/unit/**/*.test.ts"] } });
