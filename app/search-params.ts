/** The query of an address, as Next hands it to a page. */
export type Search = Record<string, string | string[] | undefined>;

/** Reads one value of each name: the first, or null. */
export async function searchOf(searchParams: Promise<Search>): Promise<(name: string) => string | null> {
  const search = await searchParams;
  return (name) => [search[name]].flat()[0] ?? null;
}
