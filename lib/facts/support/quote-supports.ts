import { oneOf } from '@/lib/format/patterns';
import { SHORT_FORMS } from '@/lib/format/words/legal-forms-patterns';
import { COUNT, toCount } from '@/lib/format/words/number-words';
import type { FactKey } from '../fact-keys';
import type { FactItem } from '../fact';
import { PERCENT, toIsoDate, toNumber, DATE } from '../text/values';
import { literally } from '@/lib/format/patterns';
import { isName, surnameAsWritten, surnameOf, surnamesIn } from '@/lib/reading/text/names/names';
import { withoutRemainder } from '@/lib/reading/text/exceptions';
import { haveOtherFirstNames } from '@/lib/reading/text/names/same-surname';
import {
  ambiguous,
  countsIn,
  numberSupport,
  SUPPORTED,
  unsupported,
  type Support,
  type Supported,
} from './support-numbers';
import {
  AGE,
  ANSWERS,
  COMMITTEE_ROW,
  COMMITTEE_SEATS,
  DUTY,
  EACH_DIRECTOR,
  EXCEPTED,
  FORMER,
  LIMITED_PLEDGING,
  OF_BOARD,
  OTHER_COLUMNS,
  PROPONENT,
  SUBJECTS,
  TAX_PART,
  WORDS,
} from './support-words';
import { EXCEPTED_DIRECTORS } from './quote-supports-patterns';
import { votesSupport } from './votes-support';

const IN_ANY_NAME = new RegExp(`^${oneOf([...SHORT_FORMS, 'LLP', 'Ltd', 'Company', 'Group', 'the', 'and'])}$`, 'i');

export type { Support };

/**
 * Whether the quote of a fact shows it: the quote must contain the value (number, date, name, or words for yes or no)
 * with a word of its subject, and no other number of the same kind for the subject.
 */
export function quoteSupports(fact: Supported): Support {
  const quote = plain(fact.quote);
  const subject = SUBJECTS[fact.key];
  if (subject && !subject.test(quote)) return unsupported('The quoted words do not say what the value refers to.');
  if ((fact.key === 'board_chair' || fact.key === 'chair_ceo_separate') && isCommitteeRow(quote))
    return unsupported('The quoted words are a row of committee seats.');
  if (fact.key === 'term_limit' && AGE.test(quote) && !/\bterm limit|\byears of service\b/i.test(quote))
    return unsupported('The quoted words set an age limit for directors.');
  if (fact.key === 'tax_fees' && isPartOfFees(quote))
    return unsupported('The quoted words give only part of the tax fees.');
  if (PROPONENT.test(quote) && (ANSWERS[fact.key] || WORDS[fact.key]))
    return ambiguous('The quoted words may be those of a proponent.');
  if ((fact.key === 'esg_oversight' || fact.key === 'cybersecurity_oversight') && !DUTY.test(quote))
    return unsupported('The quoted words do not name a duty of the committee.');
  if (fact.key === 'board_attendance') return attendanceSupport(fact, quote);
  if (fact.key === 'independent_directors') return partSupport(String(fact.value), quote);
  if (Array.isArray(fact.value)) return listSupport(fact.key, fact.value, quote);
  if (ANSWERS[fact.key]) return answerSupport(fact, quote);
  const words = WORDS[fact.key];
  if (words) return wordsSupport(fact, words, quote);
  const votes = fact.key === 'say_on_pay_support' ? votesSupport(Number(fact.value), quote) : undefined;
  if (votes) return votes;
  if (typeof fact.value === 'number') return numberSupport(fact, fact.value, quote);
  if (typeof fact.value === 'string') return textSupport(fact, fact.value, quote);
  return unsupported('The value cannot be checked against quoted words.');
}

/** "Ann Hale Member Member Chair": which committee is chaired is only in the table's header. */
export function isCommitteeRow(quote: string): boolean {
  return (COMMITTEE_ROW.test(quote) || COMMITTEE_SEATS.test(quote)) && !OF_BOARD.test(quote);
}

/** "Tax compliance fees - -" above "Total tax fees 82": a part is not the total, unless one row has all kinds. */
export function isPartOfFees(quote: string): boolean {
  return TAX_PART.test(quote) && !/\btotal\b|\btax fees\b/i.test(quote);
}

function plain(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ');
}

function answerSupport(fact: Supported, quote: string): Support {
  const answers = ANSWERS[fact.key];
  const isYes = fact.value === true || fact.value === 'yes';
  const isSaid = (isYes ? answers?.yes : answers?.no)?.test(quote) ?? false;
  // "Chair and CEO" together may only name the roles in a sentence about their separation.
  const opposite = fact.key === 'chair_ceo_separate' && isYes ? TOGETHER : isYes ? answers?.no : answers?.yes;
  const isDenied = opposite?.test(quote) ?? false;
  if (!isSaid) return unsupported('The quoted words do not say so.');
  if (fact.key === 'chair_ceo_separate' && FORMER.test(quote))
    return ambiguous('The quoted words may be about another period or company.');
  // "no classified board" contains the word for the opposite but negates it.
  const isDenial = !isYes && /\b(?:no|not|without|declassif\w*|eliminated|removed|single|only)\b/i.test(quote);
  return isDenied && !isDenial ? ambiguous('The quoted words support both readings.') : SUPPORTED;
}

const TOGETHER = /\bcombin\w*|\bboth\b|\b(?:same|single|one) (?:person|individual)\b|\bserves as (?:our |the )?chair/i;

function wordsSupport(fact: Supported, words: Record<string, RegExp>, quote: string): Support {
  const said = words[String(fact.value)];
  if (!said?.test(quote)) return unsupported('The quoted words do not say so.');
  if (fact.key === 'hedging_policy' && !/\bhedg|\bshort|\bderivative|\bcollar/i.test(quote))
    return unsupported('The quoted words do not mention hedging.');
  if (fact.key === 'pledging_policy' && !/\bpledg/i.test(quote))
    return unsupported('The quoted words do not mention pledging.');
  const isExcepted = fact.value === 'prohibited' && (EXCEPTED.test(quote) || LIMITED_PLEDGING.test(quote));
  if (isExcepted && fact.key === 'pledging_policy') return ambiguous('The quoted words name an exception.');
  const rival =
    fact.key === 'director_vote_standard' &&
    (fact.value === 'majority' ? /\bplurality\b/i : /\bmajority\b/i).test(quote);
  return rival && !/\bcontested\b/i.test(quote) ? ambiguous('The quoted words name two standards.') : SUPPORTED;
}

function attendanceSupport(fact: Supported, quote: string): Support {
  if (typeof fact.value !== 'number') return unsupported('The value cannot be checked against quoted words.');
  const percents = [...quote.matchAll(new RegExp(PERCENT, 'gi'))].map((match) => toNumber(match[0]));
  if (percents.length === 0)
    return fact.value === 100 && /\ball\b|\bevery\b/i.test(quote)
      ? SUPPORTED
      : unsupported('The quoted words give no percentage.');
  if (!percents.includes(fact.value)) return unsupported('The quoted words do not contain the value.');
  if (!EACH_DIRECTOR.test(quote)) return ambiguous('The quoted words give the attendance of all directors together.');
  return new Set(percents).size > 1 ? ambiguous('The quoted words give several percentages.') : SUPPORTED;
}

/** "10 of 12" may be printed as two counts of people. A number derived from names is supported by the names. */
function partSupport(value: string, quote: string): Support {
  const [part, whole] = value.split(' of ').map(Number);
  const counts = countsIn(quote).map(({ value: count }) => count);
  const isAll = part === whole && /\ball\b/i.test(quote) && counts.includes(whole ?? -1);
  if (isAll || (counts.includes(part ?? -1) && counts.includes(whole ?? -1))) {
    const pairs = [
      ...quote.matchAll(new RegExp(`\\b(${COUNT})\\s(?:out )?of\\s(?:our |the |its )*(${COUNT})\\b`, 'gi')),
    ].map((match) => `${toCount(match[1])} of ${toCount(match[2])}`);
    return pairs.some((pair) => pair !== value)
      ? ambiguous('The quoted words give two different board sizes.')
      : SUPPORTED;
  }
  // "All directors other than Mr. Reed and Ms. Hale": the exceptions are counted.
  const excepted = withoutRemainder(EXCEPTED_DIRECTORS.exec(quote)?.[1] ?? '');
  const left = surnamesIn(excepted).length || (/\bCEO\b|chief executive/i.test(excepted) ? 1 : 0);
  if (left > 0 && (whole ?? 0) - (part ?? 0) === left) return SUPPORTED;
  return unsupported('The quoted words do not contain the numbers.');
}

function listSupport(key: FactKey, items: FactItem[], quote: string): Support {
  if (items.length === 0)
    return /\bno\b|\bnone\b/i.test(quote) ? SUPPORTED : unsupported('The quoted words do not say that there are none.');
  if (isGarbled(items)) return unsupported('The words of an entry are mixed with those of another column.');
  const flat = quote.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ');
  const missing = items.find((item) => !namedIn(item, flat));
  if (missing) return unsupported('The quoted words do not name every entry.');
  const percent = items[0]?.percent;
  if ((key === 'largest_holder' || key === 'holders') && typeof percent === 'number') {
    const numbers = [...quote.matchAll(/\d{1,3}(?:\.\d+)?/g)].map((match) => Number(match[0]));
    if (!numbers.includes(percent)) return unsupported('The quoted words do not contain the percentage.');
    const rivals = [...quote.matchAll(new RegExp(PERCENT, 'gi'))]
      .map((match) => toNumber(match[0]))
      .filter((share) => share !== undefined && share !== percent);
    if (key === 'largest_holder' && rivals.length > 0)
      return ambiguous('The quoted words also give another percentage.');
  }
  return SUPPORTED;
}

/**
 * Whether an entry's title includes text of the next column, so that its recommendation may belong to another entry.
 */
export function isGarbled(items: readonly FactItem[]): boolean {
  return items.some(({ title }) => typeof title === 'string' && /[a-z]/.test(title) && OTHER_COLUMNS.test(title));
}

function namedIn(item: FactItem, flat: string): boolean {
  const name = [item.name, item.holder, item.title].find((field) => typeof field === 'string');
  if (typeof name !== 'string') return false;
  const words = (typeof item.name === 'string' ? surnameOf(name) : name)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2);
  return words.length > 0 && words.every((word) => flat.includes(word));
}

function textSupport(fact: Supported, value: string, quote: string): Support {
  if (fact.unit === 'date') {
    const dates = [...quote.matchAll(new RegExp(`(?:${DATE})`, 'gi'))].map((match) => toIsoDate(match[0]));
    if (!dates.includes(value)) return unsupported('The quoted words do not contain the date.');
    const wanted = fact.key === 'record_date' ? /\brecord\b/i : undefined;
    return new Set(dates).size > 1 && !wanted?.test(quote) && fact.key !== 'meeting_date'
      ? ambiguous('The quoted words give several dates.')
      : SUPPORTED;
  }
  if (fact.key === 'special_meeting_right') return numberedText(value, quote);
  if (fact.key === 'overboarding_limit') return countedText(value, quote);
  const words = value
    .toLowerCase()
    .split(/[^\p{L}\d&]+/u)
    .filter((word) => word.length > 2 && !IN_ANY_NAME.test(word));
  const isPerson = fact.key === 'board_chair' || fact.key === 'lead_independent_director' || fact.key === 'ceo_name';
  if (isPerson && namesAnother(quote, value))
    return unsupported('The quoted words name another person with this surname.');
  const needed = isPerson ? [surnameOf(value)] : words;
  const flat = quote
    .toLowerCase()
    .replace(/\bpwc\b/g, 'pricewaterhousecoopers')
    .replace(/\bey\b/g, 'ernst & young');
  return needed.length > 0 && needed.every((word) => flat.includes(word))
    ? SUPPORTED
    : unsupported('The quoted words do not contain the name.');
}

/** Whether everybody whom the words call by this surname and a first name has another first name. */
function namesAnother(quote: string, value: string): boolean {
  const surname = literally(surnameAsWritten(value));
  const named = new RegExp(String.raw`(?<![\p{L}.])\p{Lu}[\p{L}'-]+\s(?:\p{Lu}\.\s){0,2}${surname}(?!\p{L})`, 'gu');
  const called = [...quote.matchAll(named)].map(([name]) => name).filter(isName);
  return called.length > 0 && called.every((name) => haveOtherFirstNames(name, value));
}

/** "holders of 25%": the quote must contain this percentage and no other. */
function numberedText(value: string, quote: string): Support {
  if (value === 'none')
    return /\b(?:may not|cannot|not)\b/i.test(quote) ? SUPPORTED : unsupported('The quoted words do not say so.');
  const wanted = toNumber(value);
  const shares = new Set([...quote.matchAll(new RegExp(PERCENT, 'gi'))].map((match) => toNumber(match[0])));
  if (wanted === undefined || !shares.has(wanted))
    return unsupported('The quoted words do not contain the percentage.');
  return shares.size > 1 ? ambiguous('The quoted words give several percentages.') : SUPPORTED;
}

function countedText(value: string, quote: string): Support {
  const wanted = Number(/^\d+/.exec(value)?.[0]);
  const counts = countsIn(quote)
    .filter(({ after }) => /^(?:[\w'()-]+\s){0,5}?(?:boards?|directorships?|compan)/i.test(after))
    .map(({ value: count }) => count);
  if (!countsIn(quote).some(({ value: count }) => count === wanted))
    return unsupported('The quoted words do not contain the number.');
  const isTold = /;\s?\d+ for executives/.test(value);
  return counts.some((count) => count !== wanted && count > 1) && !isTold
    ? ambiguous('The quoted words give several limits.')
    : SUPPORTED;
}
