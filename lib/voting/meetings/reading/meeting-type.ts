import type { FilingText } from '@/lib/reading/text/filing-text';

const FIRST_PAGES = 6;
/** The notice names the filing's own meeting: "Notice of 2024 Annual Meeting", "Notice of Special Meeting". */
const NOTICE = new RegExp(
  String.raw`\bnotice of (?:[\p{L}\d'’.,&]+ ){0,8}?(?<kind>annual|special|extraordinary)` +
    String.raw`(?: (?:and special|general|\w+holders?['’]?))? meeting\b`,
  'giu',
);
const ANNUAL = /\bannual (?:general |(?:stock|share)(?:holder|owner)s?['’]? )?meeting\b/gi;
const SPECIAL = new RegExp(
  String.raw`\b(?:special|extraordinary(?: general)?) meeting of (?:\w+ ){0,3}(?:stock|share|unit)?holders\b`,
  'gi',
);

/**
 * The type of the filing's own meeting: that of its notice, else the one named more often on the first six pages. The
 * proxy of an annual meeting may announce a special meeting that comes later.
 */
export function meetingTypeOf(filing: FilingText): 'annual' | 'special' {
  const text = filing.pages
    .slice(0, FIRST_PAGES)
    .map((page) => page.text)
    .join(' ');
  const notices = [...text.matchAll(NOTICE)].map(({ groups }) => (groups?.kind ?? '').toLowerCase());
  if (notices.length > 0) return notices.includes('annual') ? 'annual' : 'special';
  const special = [...text.matchAll(SPECIAL)].length;
  return special > [...text.matchAll(ANNUAL)].length ? 'special' : 'annual';
}
