import { isDeepStrictEqual } from 'node:util';
import { withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { isName, properCase, surnameOf } from '@/lib/reading/text/names/names';

const INITIAL = /^\p{Lu}\.$/u;

/** The person at the beginning of a text: a known surname with at most four words before it. */
export function leadingPerson(words: string, names: ReadonlyMap<string, string>): string | null {
  const parts = withoutHonorifics(properCase(words)).split(/\s+/, 6);
  for (const [at, part] of parts.entries()) {
    const name = names.get(bare(part));
    if (!name || at > 4) continue;
    // "Grant Morgan" and "Grant B. Morgan" must not match by the first name only.
    const next = parts.slice(at + 1).find((each) => !INITIAL.test(each));
    if (at === 0 && !/[,(]$/.test(part) && names.has(bare(next ?? ''))) continue;
    const isSame = at === 0 || bare(parts[0] ?? '').startsWith(bare(name).slice(0, 1)) || endsWithName(parts, at, name);
    return isSame ? name : null;
  }
  return null;
}

/** "Mei-Ling Hsu Carrington" where the filing's people are known as "Hsu Carrington". */
function endsWithName(parts: readonly string[], at: number, name: string): boolean {
  const known = name.split(' ').map(bare);
  return (
    known.length >= 2 &&
    known.length <= at &&
    isDeepStrictEqual(parts.slice(at + 1 - known.length, at + 1).map(bare), known)
  );
}

/** Whether the text is somebody's full name with a known surname: who of the family it is may not be known. */
export function isNameOfKnownFamily(words: string, names: ReadonlyMap<string, string>): boolean {
  const name = withoutHonorifics(properCase(words.trim()));
  return isName(name) && names.has(surnameOf(name));
}

function bare(word: string): string {
  return properCase(word)
    .toLowerCase()
    .replace(/[^\p{L}'’-]/gu, '');
}
