/** Words of four letters and more, lower case: the words that distinguish titles. */
export function contentWordsOf(title: string): Set<string> {
  return new Set(title.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
}

/** Whether a text has two of the words, or the only one; true where there are none. */
export function sharesWords(text: string, words: ReadonlySet<string>): boolean {
  if (words.size === 0) return true;
  const own = contentWordsOf(text);
  let shared = 0;
  for (const word of words) if (own.has(word)) shared += 1;
  return shared >= Math.min(2, words.size);
}
