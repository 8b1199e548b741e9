const LONGEST = 40;

/** Links and telephone numbers: addresses in every form that mail programs turn into links, and numbers. */
const LEADS_AWAY: readonly [RegExp, string][] = [
  [/[@\\/]/, 'a@b.example, evil/login'],
  [/\bwww\b/i, 'www evil'],
  [/[\p{L}\p{N}-][.\u3002\u2024]\p{L}{2,}/u, 'evil.example'],
  [/\d{5,}|\d[\d\s().-]{5,}\d/, 'call 0900 12 34 56'],
];

/**
 * A user-chosen name for use in a mail from the operator's address: one short line. A name with an address or a number
 * is replaced as a whole, because the other words would refer to it.
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
