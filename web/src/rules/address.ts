/** Where a rule can be read: at the clause that forbids something, or else beside the clauses that
 *  speak of the same. */
export function rulesAddress(game: string, refused?: { clause?: string | undefined; why: string }): string {
  const page = `/rules/${encodeURIComponent(game)}`;
  if (!refused) return page;
  const { clause, why } = refused;
  return clause ? `${page}#${clause}` : `${page}?why=${encodeURIComponent(why)}`;
}
