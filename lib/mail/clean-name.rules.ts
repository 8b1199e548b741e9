const LONGEST = 40;

/** What a reader could follow or call: addresses in every spelling that mail programs turn into links, and numbers. */
const LEADS_AWAY: readonly [RegExp, string][] = [
  [/[@\\/]/, 'a@b.example, evil/login'],
  [/\bwww\b/i, 'www evil'],
  [/[\p{L}\p{N}-][.\u3002\u2024]\p{L}{2,}/u, 'evil.example'],
  [/\d{5,}|\d[\d\s().-]{5,}\d/, 'call 0900 12 34 56'],
];

/**
 * A name that somebody gave themselves, as it may stand in a mail from the operator's address: one short line, and
 * replaced as a whole when it holds an address or a number, because the words around those would lead to them.
 */
export function cleanName(name: string, otherwise: string): string {
  const line = name
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}<>"]+/gu, ' ')
    .trim();
  if (!line || LEADS_AWAY.some(([pattern]) => pattern.test(line))) return otherwise;
  const letters = [...line];
  return letters.length <= LONGEST
    ? line
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}
