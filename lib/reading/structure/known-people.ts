import { properCase } from '../text/names';

/** The person at the beginning of a text: a known surname with at most four words before it. */
export function leadingPerson(words: string, names: ReadonlyMap<string, string>): string | null {
  const parts = words.replace(/^(?:Mr|Ms|Mrs|Dr)\.\s/, '').split(/\s+/, 6);
  for (const [at, part] of parts.entries()) {
    const name = names.get(bare(part));
    if (!name || at > 4) continue;
    // "Grant Morgan" must not match by the first name only.
    if (at === 0 && parts.length > 1 && !/[,(]$/.test(part) && names.has(bare(parts[1] ?? ''))) continue;
    const first = parts[0] ?? '';
    const isSame = at === 0 || bare(first).startsWith(bare(name).slice(0, 1));
    return isSame ? name : null;
  }
  return null;
}

function bare(word: string): string {
  return properCase(word)
    .toLowerCase()
    .replace(/[^\p{L}'’-]/gu, '');
}
