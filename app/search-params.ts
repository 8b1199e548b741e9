/** The query parameters of a URL, as Next passes them to a page. */
export type Search = Record<string, string | string[] | undefined>;

/** Returns a function for the first value of a parameter, or null. */
export async function searchOf(searchParams: Promise<Search>): Promise<(name: string) => string | null> {
  const search = await searchParams;
  return (name) => [search[name]].flat()[0] ?? null;
}
