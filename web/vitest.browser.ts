import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [process.env.OBELISK_LONG ? "tests/browser/long/*.test.ts" : "tests/browser/*.test.ts"],
    globalSetup: "tests/browser/site.ts",
    fileParallelism: false, // one browser at a time is enough for small machines
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } }, // a page beside other work may take longer than a second
  },
});
