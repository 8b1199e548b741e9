import type { FilingText } from '@/lib/reading/text/filing-text';

type Item = { number: number; label: string; part: number; page: { page: number } };

/**
 * Whether the resolution is mentioned on a page other than those in `seen`, which print its heading: "Items 5(a), 5(b)
 * and 5(c)", "Agenda Items 5.1 through 5.12".
 */
export function isNamedElsewhere({ pages }: FilingText, item: Item, seen: readonly Item[]): boolean {
  const own = new Set([item, ...seen].map(({ page }) => page.page));
  const names = item.label.includes('.') ? namesDecimal : namesLetter;
  return pages.some(({ page, text }) => !own.has(page) && names(text, item));
}

const WORDS = String.raw`\b(?:Proposal|Item|Resolution)s?(?:\sNos?\.?)?\s`;
const DECIMALS = new RegExp(
  String.raw`${WORDS}(?<list>\d{1,2}(?:\.[1-9]\d?)?(?!\d)` +
    String.raw`(?:(?:,|\sand|\sto|\sthrough|\s-|-)*\s?\d{1,2}(?:\.[1-9]\d?)?(?!\d))*)`,
  'giu',
);
const ONE_OR_RANGE = /(\d{1,2})\.(\d{1,2})(?:\s?(?:to|through|-)\s?\1\.(\d{1,2}))?/g;

/**
 * "Items 1, 2.1, 2.2 and 3". Items of Form 8-K ("Item 5.02") and Regulation S-K ("Item 404(a)") are not items of a
 * meeting.
 */
function namesDecimal(text: string, { number, part }: Item): boolean {
  return [...text.matchAll(DECIMALS)].some(({ groups }) =>
    [...(groups?.list ?? '').matchAll(ONE_OR_RANGE)].some(
      ([, of, from, to]) => Number(of) === number && part >= Number(from) && part <= Number(to ?? from),
    ),
  );
}

function namesLetter(text: string, { number, label }: Item): boolean {
  const mention = new RegExp(
    String.raw`${WORDS}(?:[\d(),. a-z]|and |through ){0,40}?(?<!\d)${number}\s?\.?\(?${label.at(-1) ?? ''}\b`,
    'iu',
  );
  return mention.test(text);
}
