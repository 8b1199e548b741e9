/** Sections that have much the same text in every filing of every company; each with a title that a test lists. */
export const BOILERPLATE: readonly { title: RegExp; example: string }[] = [
  { title: /\bhouseholding\b/i, example: 'Householding of Proxy Materials' },
  { title: /\bforward[- ]looking statements?\b/i, example: 'Cautionary Note on Forward-Looking Statements' },
  {
    title: /\bcosts? of (?:this |the |proxy )?solicitation|solicitation of proxies\b/i,
    example: 'Cost of Solicitation',
  },
  {
    title: /\b(?:internet|notice of|important notice).{0,30}availability\b/i,
    example: 'Notice of Internet Availability',
  },
  { title: /^how (?:do|can|may) (?:i|you) (?:vote|attend|revoke|change)/i, example: 'How do I vote?' },
  { title: /\bincorporation by reference\b/i, example: 'Incorporation by Reference' },
  { title: /^(?:other matters|other business)\.?$/i, example: 'Other Matters' },
  { title: /^(?:signatures?|exhibit index|where you can find more information)\.?$/i, example: 'Signatures' },
  { title: /\bannual report on form 10-k\b|\bavailable information\b/i, example: 'Available Information' },
];

/** Wording that every filing has, so that a reader may pass over what changed in it. */
export function isBoilerplate(sectionTitle: string, text: string): boolean {
  if (BOILERPLATE.some(({ title }) => title.test(sectionTitle))) return true;
  return new RegExp(
    [
      String.raw`\bforward-looking statements\b.*\b(?:Private Securities Litigation|Section 21E|`,
      String.raw`risks and uncertainties)\b`,
    ].join(''),
    'is',
  ).test(text);
}
