import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [process.env.OBELISK_LONG ? "tests/browser/long/*.test.ts" : "tests/browser/*.test.ts"],
    globalSetup: "tests/browser/site.ts",
    maxWorkers: 2, // a page waits as long as it works, so two browsers share two cores well
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } }, // a page beside other work may take longer than a second
  },
});
