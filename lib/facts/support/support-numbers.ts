import { COUNT, toCount } from '@/lib/format/words/number-words';
import type { Fact } from '../fact';
import { MONEY, PERCENT, toNumber } from '../text/values';
import { HYPOTHETICAL, SUBJECTS } from './support-words';

/** Whether a quote shows a fact: "supported", "ambiguous" (it has a competing value), or "unsupported". */
export type Support = { verdict: 'supported' } | { verdict: 'ambiguous' | 'unsupported'; reason: string };

/** The parts of a fact that are checked against a quote. */
export type Supported = Pick<Fact, 'key' | 'value' | 'unit' | 'period' | 'quote'>;

export const SUPPORTED: Support = { verdict: 'supported' };
/** The quote does not show the value; `reason` says why. */
export const unsupported = (reason: string): Support => ({ verdict: 'unsupported', reason });
/** The quote shows the value beside another one that may be meant; `reason` says which. */
export const ambiguous = (reason: string): Support => ({ verdict: 'ambiguous', reason });

export type FoundNumber = { value: number; start: number; after: string };

/**
 * The counts in a quote, in words or digits, with where they begin and the text after them; no money, share or
 * decimal.
 */
export function countsIn(quote: string): FoundNumber[] {
  return [
    ...quote.matchAll(
      new RegExp(`(?<![\\w$.,/-])(${COUNT})(?![\\d%]|[.,]\\d|\\s?percent)(?:st|nd|rd|th)?(?![A-Za-z])`, 'gi'),
    ),
  ].flatMap((match) => {
    const value = toCount(match[1]);
    return value === undefined
      ? []
      : [{ value, start: match.index, after: quote.slice(match.index + match[0].length).trimStart() }];
  });
}

/** The numbers in a quote that are of the same kind as the value. */
function numbersOfKind(fact: Supported, quote: string): FoundNumber[] {
  const all = (pattern: RegExp, read: (text: string) => number | undefined = toNumber) =>
    [...quote.matchAll(pattern)].flatMap((match): FoundNumber[] => {
      const value = read(match[1] ?? match[0]);
      return value === undefined
        ? []
        : [{ value, start: match.index, after: quote.slice(match.index + match[0].length).trimStart() }];
    });
  switch (fact.unit) {
    case 'USD':
      return all(
        new RegExp(
          `${MONEY}|(?<![\\w.,])\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|(?<![\\w.,$])\\d{1,6}(?:\\.\\d{1,3})?(?![\\w%,.])`,
          'g',
        ),
      );
    case 'percent':
      return all(new RegExp(PERCENT, 'gi'));
    case 'ratio':
      return [
        ...all(/(?<![\d:.,])(\d[\d,]*(?:\.\d+)?)\s?(?::|-?to-?)\s?(?:1|one)\b/gi),
        ...all(/\b(?:1|one)\s?(?::|-?to-?)\s?(\d[\d,]*(?:\.\d+)?)/gi),
        ...all(/(\d[\d,]*(?:\.\d+)?)\s?(?:times|x)\b/gi),
        ...all(/\bmedian\b[^.;\d]{0,80}\s(\d[\d,]*(?:\.\d+)?)$/gi),
      ];
    case 'times':
      return all(
        new RegExp(`\\b(${COUNT}|\\d{1,2}\\.\\d)\\s?(?:\\(\\d{1,2}\\)\\s?)?-?\\s?(?:x\\b|times\\b)`, 'gi'),
        (text) => toCount(text) ?? toNumber(text),
      ).concat(all(/^\D{2,60}\s(\d{1,2}(?:\.\d)?)$/g));
    case 'shares':
      return all(/\d[\d,]*(?:\.\d+)?(?:\s(?:million|billion))?/g);
    default:
      return fact.key === 'auditor_since' ? all(/\b(?:18|19|20)\d\d\b/g) : countsIn(quote);
  }
}

/** Whether a quote shows a numeric value, in any scale that tables use. */
export function numberSupport(fact: Supported, value: number, quote: string): Support {
  const found = numbersOfKind(fact, quote);
  // Tables may be printed in thousands or millions.
  const scales = fact.unit === 'USD' ? [1, 1e3, 1e6] : [1];
  const isValue = (number: number) =>
    scales.some((scale) => Math.abs(number * scale - value) <= Math.max(1e-6, Math.abs(value) * 1e-9));
  const own = found.filter((number) => isValue(number.value));
  if (value === 0 && fact.unit === 'USD' && /(?:^|\s)-(?:\s|$)|\bnone\b|\bno\b|\bnegligible\b|\bnil\b/i.test(quote))
    return SUPPORTED;
  if (own.length === 0 && fact.key === 'board_meetings' && isSum(found, value)) return SUPPORTED;
  if (own.length === 0) return unsupported('The quoted words do not contain the value.');
  if (HYPOTHETICAL.test(quote) && own.every((number) => HYPOTHETICAL.test(clauseAround(quote, number.start, true))))
    return ambiguous('The quoted words may give a hypothetical figure.');
  const rivals = found.filter((number) => !isValue(number.value) && rivalsSubject(fact, number, own, quote));
  return rivals.length > 0 ? ambiguous(`The quoted words also give another number: ${rivals[0]?.value}.`) : SUPPORTED;
}

/** The value is a sum: "four regular meetings and six special meetings". */
function isSum(found: FoundNumber[], value: number): boolean {
  const kinds = found.filter(({ after }) =>
    /^(?:regular|special|quarterly|scheduled|telephonic|additional|unscheduled|other)/i.test(after),
  );
  return kinds.length === 2 && kinds.reduce((sum, { value: count }) => sum + count, 0) === value;
}

/** Whether another number of the same kind is in a clause about the subject and no year distinguishes the two. */
function rivalsSubject(fact: Supported, rival: FoundNumber, own: FoundNumber[], quote: string): boolean {
  // A table row has one amount per year or column, and the period decides which one is meant.
  if (fact.unit === 'USD')
    return (
      fact.period === null &&
      MONEY_SIGN.test(quote.slice(rival.start, rival.start + 2)) &&
      isNearestNumber(fact, rival, own, quote)
    );
  if (fact.unit === 'times') return isNearestNumber(fact, rival, own, quote);
  if (/^of whom\b/i.test(rival.after) || /\bacted\s$/i.test(quote.slice(0, rival.start))) return false;
  if (fact.unit === 'shares') return false;
  if (fact.key === 'auditor_since')
    return /\bsince\b|\bin\s$/i.test(quote.slice(Math.max(0, rival.start - 12), rival.start));
  if (fact.unit === null || NOUNS[fact.unit]) {
    const noun = NOUNS[fact.unit ?? 'people'] ?? NOUNS.people;
    if (fact.key !== 'women_directors' && fact.key !== 'diverse_directors' && !noun?.test(rival.after)) return false;
    if (fact.key === 'women_directors' || fact.key === 'diverse_directors')
      return isNearestNumber(fact, rival, own, quote);
  }
  return sharesClause(fact, rival, quote) && !isDatedApart(rival, own, quote);
}

const MONEY_SIGN = /^\$/;
const NOUNS: Record<string, RegExp> = {
  people: /^(?:[\w-]+\s){0,3}?(?:directors?|nominees?|members|persons|individuals)\b/i,
  meetings: /^(?:[\w-]+\s){0,3}?(?:meetings|times|occasions)\b/i,
  years: /^(?:[\w-]+\s){0,2}?(?:years?|terms?)\b/i,
  boards: /^(?:[\w-]+\s){0,5}?(?:boards?|directorships?)\b/i,
};
const COMMITTEE = /\bcommittees?\b|\bcommittee's\b/i;

function sharesClause(fact: Supported, number: FoundNumber, quote: string): boolean {
  const clause = clauseAround(quote, number.start, fact.unit === 'ratio');
  if (fact.key === 'board_meetings' && COMMITTEE.test(clause)) return false;
  return (SUBJECTS[fact.key] ?? /./).test(clause);
}

function clauseAround(quote: string, at: number, isWhole: boolean): string {
  const borders = [
    ...quote.matchAll(
      isWhole ? /[;.]\s/g : /[;:]\s|\.\s|,\s(?:and|while|but|with)\s|\s(?:while|whereas|and the|and our)\s/gi,
    ),
  ].map((match) => match.index);
  const start = Math.max(0, ...borders.filter((border) => border < at));
  const end = Math.min(quote.length, ...borders.filter((border) => border > at));
  return quote.slice(start, end);
}

/** Whether another number is nearer to the subject than the value is. */
function isNearestNumber(fact: Supported, rival: FoundNumber, own: FoundNumber[], quote: string): boolean {
  const places = [...quote.matchAll(new RegExp(SUBJECTS[fact.key]?.source ?? '', 'gi'))].map((match) => match.index);
  if (places.length === 0) return true;
  const distance = (number: FoundNumber) => Math.min(...places.map((place) => Math.abs(place - number.start)));
  return distance(rival) < Math.min(...own.map(distance));
}

/** "96% in 2023, 89% in 2022": each number has its own year. */
function isDatedApart(rival: FoundNumber, own: FoundNumber[], quote: string): boolean {
  const yearBy = (number: FoundNumber) => /\b20\d\d\b/.exec(quote.slice(number.start, number.start + 60))?.[0];
  const rivalYear = yearBy(rival);
  return rivalYear !== undefined && own.some((number) => yearBy(number) !== undefined && yearBy(number) !== rivalYear);
}
