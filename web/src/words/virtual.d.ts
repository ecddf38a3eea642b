/** What `catalogues.ts` makes of the catalogues. */
declare module "virtual:languages" {
  export const LANGUAGES: Readonly<
    Record<string, { name: string; tag: string; words: () => Promise<{ words: string }> }>
  >;
}
