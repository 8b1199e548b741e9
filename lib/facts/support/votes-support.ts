import { SUPPORTED, type Support } from '@/lib/facts/support/support-numbers';

const HEADING =
  '(?:votes?\\s+)?(?:cast\\s+)?(?:for|against|abstain(?:ed)?|abstentions?|withheld|broker\\s*non-?\\s*votes?)';
const HEADINGS = new RegExp(`((?:\\b${HEADING}\\b[\\s:]*){2,})(.*)$`, 'i');
const COUNT = /(?<![\d,.])\d{1,3}(?:,\d{3})+(?![\d,]*\d)|(?<![\d,.])\d{1,3}(?![\d,.]*\d|\s?%)/g;
const COUNTED = (words: string) =>
  new RegExp(
    `(\\d{1,3}(?:,\\d{3})+)\\s+(?:votes?\\s+|shares?\\s+)?(?:were\\s+)?(?:cast\\s+|voted\\s+)?(?:${words})\\b`,
    'i',
  );
/** Percentage points: the value has one digit after the point. */
const CLOSE = 0.0501;

/**
 * Whether counts of votes show a share: "For Against Abstain 285,361,185 3,360,097 519,433" shows 98.83 percent.
 * Undefined where the words give no counts; the share itself must then be stated.
 */
export function votesSupport(value: number, quote: string): Support | undefined {
  const [yes, no] = countsIn(quote);
  if (yes === undefined || no === undefined || yes + no === 0) return undefined;
  return Math.abs((100 * yes) / (yes + no) - value) < CLOSE ? SUPPORTED : undefined;
}

function countsIn(quote: string): [number | undefined, number | undefined] {
  const [, headings, rest] = HEADINGS.exec(quote) ?? [];
  if (headings !== undefined && rest !== undefined) {
    const names = headings.match(new RegExp(`\\b${HEADING}\\b`, 'gi')) ?? [];
    const counts = rest.match(COUNT) ?? [];
    const at = (word: RegExp) => toCount(counts[names.findIndex((name) => word.test(name))]);
    const [yes, no] = [at(/\bfor$/i), at(/\bagainst$/i)];
    if (yes !== undefined && no !== undefined) return [yes, no];
  }
  return [toCount(COUNTED('for|in favou?r').exec(quote)?.[1]), toCount(COUNTED('against|opposed').exec(quote)?.[1])];
}

const toCount = (said: string | undefined) => (said === undefined ? undefined : Number(said.replaceAll(',', '')));
