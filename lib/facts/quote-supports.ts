import type { FactKey } from '@/lib/ai/fact-keys';
import type { Fact, FactItem } from '@/lib/ai/types';
import { COUNT, MONEY, PERCENT, toCount, toIsoDate, toNumber, DATE } from './reading/values';
import { surnameOf, surnamesIn } from './reading/names';

/** Whether a quote shows a fact: alone, beside a rival value of the same thing, or not at all. */
export type Support = { verdict: 'supported' } | { verdict: 'ambiguous' | 'unsupported'; reason: string };

type Supported = Pick<Fact, 'key' | 'value' | 'unit' | 'period' | 'quote'>;

const SUPPORTED: Support = { verdict: 'supported' };
const unsupported = (reason: string): Support => ({ verdict: 'unsupported', reason });
const ambiguous = (reason: string): Support => ({ verdict: 'ambiguous', reason });

/** Words of which one must stand in the quote: what the value is a value of. */
const SUBJECTS: Partial<Record<FactKey, RegExp>> = {
  ceo_pay_ratio: /\bratio\b|\bmedian\b/i,
  median_employee_pay: /\bmedian\b/i,
  auditor: /\b(?:auditors?|accounting firm|accountants?|audit|ratif\w+|independent)\b/i,
  auditor_since: /\b(?:auditors?|accounting firm|accountants?|audit)\b/i,
  audit_fees: /\baudit/i,
  audit_related_fees: /\baudit[- ]related/i,
  tax_fees: /\btax\b/i,
  other_fees: /\bother\b/i,
  total_auditor_fees: /\btotal|\bfees\b/i,
  nominee_count: /\bnominees?\b|\bdirectors?\b|\belect/i,
  meeting_date: /\bmeeting\b|\bdate\b/i,
  record_date: /\brecord\b|\bentitled\b|\bclose of business\b/i,
  shares_outstanding: /\bshares?\b|\bstock\b|\bvotes?\b/i,
  say_on_pay_support: /\bsay[- ]on|\badvisory\b|\bcompensation\b|\bpay\b/i,
  ceo_ownership_multiple: /\bCEO\b|\bchief executive\b/i,
  director_ownership_multiple: /\bdirectors?\b|\bretainer\b/i,
  board_meetings: /\bboard\b|\bdirectors\b/i,
  board_attendance: /\battend/i,
  board_size: /\bboard\b|\bdirectors?\b/i,
  independent_directors: /\bindependen/i,
  overboarding_limit: /\bboards?\b|\bdirectorships?\b|\bcompan(?:y|ies)\b/i,
  board_chair: /\bchair/i,
  lead_independent_director: /\b(?:lead|presiding)\b/i,
  women_directors: /\bwom[ae]n\b|\bfemales?\b|\bgender\b/i,
  diverse_directors: /\bdivers|\bethnic|\bracial|\bcolor\b|\bminorit/i,
  retirement_age: /\bage\b|\bbirthday\b|\bretire/i,
  term_limit: /\bterms?\b|\byears?\b/i,
  special_meeting_right: /\bspecial\b|\bextraordinary\b/i,
  proxy_access: /\bproxy access\b|\bnominat/i,
};

/** What says yes and what says no. A quote that holds both for its subject proves neither. */
const ANSWERS: Partial<Record<FactKey, { yes: RegExp; no: RegExp }>> = {
  classified_board: {
    yes: /\bclassified\b|\bstaggered\b|\b(?:three|two) classes\b|\bclass (?:i{1,3}|[123])\b|\bthree[- ]year terms?\b/i,
    no: /\bannual(?:ly)?\b|\beach year\b|\bevery year\b|\bone-year\b|\bdeclassif\w*|\b(?:no|not (?:have )?(?:a )?) ?classified\b/i,
  },
  chair_ceo_separate: {
    yes: /\bseparat\w*|\bsplit\b|\bdistinct\b|\btwo (?:different )?(?:people|individuals|persons)\b|\bnot (?:combined|the same)\b|\bnon-?executive chair|\bindependent chair/i,
    no: /\bcombin\w*|\bboth\b|\b(?:one|same|single) (?:person|individual)\b|\bchair\w*(?: of (?:the|our) board(?: of directors)?)?,? (?:and|&) (?:our |the )?(?:president (?:and|&) )?(?:ceo|chief executive)|\b(?:ceo|chief executive(?: officer)?),? (?:and|&) (?:our |the )?chair|\bserves as (?:our |the )?chair/i,
  },
  dual_class_shares: {
    yes: /\bclass [b-h]\b|\b(?:dual|multi)[- ]class\b|\b(?:ten|10|twenty|20|\d+) votes\b/i,
    no: /\bone vote\b|\bsingle class\b|\bone class\b|\bno dual\b|\bno other\b/i,
  },
  clawback_policy: {
    yes: /\bclaw-?\s?back|\brecover\w*|\brecoup\w*/i,
    no: /\b(?:no|not (?:yet |currently |presently )?(?:have|adopted|maintain)) [^.;]{0,40}(?:claw-?\s?back|recoup|recovery)/i,
  },
  poison_pill: {
    yes: /\b(?:adopted|maintain\w*|has in place|entered into)\b[^.;]{0,60}\b(?:rights (?:plan|agreement)|poison pill)/i,
    no: /\b(?:no|not)\b[^.;]{0,40}\b(?:poison pill|rights plan)/i,
  },
  proxy_access: {
    yes: /\bproxy access\b|\bnominat/i,
    no: /\bno proxy access\b|\bnot (?:have|provide)\b[^.;]{0,30}\bproxy access/i,
  },
  supermajority: {
    yes: /\b(?:two[- ]thirds|66|67|75|80|three[- ]fourths|eighty|sixty-six)\b/i,
    no: /\b(?:no|without|eliminated|removed|not)\b[^.;]{0,40}\bsuper-?\s?majority/i,
  },
};

const WORDS: Partial<Record<FactKey, Record<string, RegExp>>> = {
  hedging_policy: {
    prohibited:
      /\bprohibit|\bmay not\b|\bnot (?:permit|allow)|\bforbid|\bbarr?ed\b|\bprecluded?\b|\bban(?:s|ned)?\b|\brestrict|\bmust not\b|\bcannot\b|\bno\b|\banti-hedging/i,
    permitted: /\bpermit|\ballow|\bnot (?:adopted|prohibit|have)|\bno (?:policy|policies|practices)/i,
    restricted: /./,
  },
  pledging_policy: {
    prohibited:
      /\bprohibit|\bmay not\b|\bnot (?:permit|allow)|\bforbid|\bbarr?ed\b|\bprecluded?\b|\bban(?:s|ned)?\b|\brestrict|\bmust not\b|\bcannot\b|\bno\b|\banti-pledging/i,
    permitted: /\bpermit|\ballow|\bnot (?:adopted|prohibit|have)|\bno (?:policy|policies|practices)/i,
    restricted: /./,
  },
  director_vote_standard: { majority: /\bmajority\b|\bexceed|\bmore votes\b/i, plurality: /\bplurality\b/i },
  say_on_pay_frequency: {
    'every year': /\bannual|\bevery (?:one |1 )?year|\beach year|\bonce (?:a|every) year/i,
    'every two years': /\btwo\b|\b2\b|\bbiennial/i,
    'every three years': /\bthree\b|\b3\b|\btriennial/i,
  },
};

/**
 * Whether the words quoted for a fact show it: the number, date, name or yes and no of its value stands there with a word of its
 * subject, and no other number of the same kind claims the same subject.
 */
export function quoteSupports(fact: Supported): Support {
  const quote = plain(fact.quote);
  const subject = SUBJECTS[fact.key];
  if (subject && !subject.test(quote)) return unsupported('The words quoted do not name what the value is of.');
  if (fact.key === 'board_attendance') return attendanceSupport(fact, quote);
  if (fact.key === 'independent_directors') return partSupport(String(fact.value), quote);
  if (Array.isArray(fact.value)) return listSupport(fact.key, fact.value, quote);
  if (ANSWERS[fact.key]) return answerSupport(fact, quote);
  const words = WORDS[fact.key];
  if (words) return wordsSupport(fact, words, quote);
  if (typeof fact.value === 'number') return numberSupport(fact, fact.value, quote);
  if (typeof fact.value === 'string') return textSupport(fact, fact.value, quote);
  return unsupported('The value cannot be looked for in words.');
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
  // The pair "Chair and CEO" names the roles in a sentence about their separation.
  const opposite = fact.key === 'chair_ceo_separate' && isYes ? TOGETHER : isYes ? answers?.no : answers?.yes;
  const isDenied = opposite?.test(quote) ?? false;
  if (!isSaid) return unsupported('The words quoted do not say so.');
  // "no classified board" holds the word of the opposite and denies it.
  const isDenial = !isYes && /\b(?:no|not|without|declassif\w*|eliminated|removed|single|only)\b/i.test(quote);
  return isDenied && !isDenial ? ambiguous('The words quoted speak for both.') : SUPPORTED;
}

const TOGETHER = /\bcombin\w*|\bboth\b|\b(?:same|single|one) (?:person|individual)\b|\bserves as (?:our |the )?chair/i;

function wordsSupport(fact: Supported, words: Record<string, RegExp>, quote: string): Support {
  const said = words[String(fact.value)];
  if (!said?.test(quote)) return unsupported('The words quoted do not say so.');
  if (fact.key === 'hedging_policy' && !/\bhedg|\bshort|\bderivative|\bcollar/i.test(quote))
    return unsupported('The words quoted do not speak of hedging.');
  if (fact.key === 'pledging_policy' && !/\bpledg/i.test(quote))
    return unsupported('The words quoted do not speak of pledging.');
  const isExcepted =
    fact.value === 'prohibited' &&
    /\b(?:unless|except\w*|with (?:the )?(?:prior )?(?:approval|consent)|pre-?clear\w*|pre-?approv\w*)\b/i.test(quote);
  if (isExcepted && fact.key === 'pledging_policy') return ambiguous('The words quoted name an exception.');
  const rival =
    fact.key === 'director_vote_standard' &&
    (fact.value === 'majority' ? /\bplurality\b/i : /\bmajority\b/i).test(quote);
  return rival && !/\bcontested\b/i.test(quote) ? ambiguous('The words quoted name two standards.') : SUPPORTED;
}

function attendanceSupport(fact: Supported, quote: string): Support {
  if (typeof fact.value !== 'number') return unsupported('The value cannot be looked for in words.');
  const percents = [...quote.matchAll(new RegExp(PERCENT, 'gi'))].map((match) => toNumber(match[0]));
  if (percents.length === 0)
    return fact.value === 100 && /\ball\b|\bevery\b/i.test(quote)
      ? SUPPORTED
      : unsupported('The words quoted give no share.');
  if (!percents.includes(fact.value)) return unsupported('The value does not stand in the words quoted.');
  return new Set(percents).size > 1 ? ambiguous('The words quoted give several shares.') : SUPPORTED;
}

/** "10 of 12" stands as two counts of people. One that was worked out from names is shown by them, and not in a number. */
function partSupport(value: string, quote: string): Support {
  const [part, whole] = value.split(' of ').map(Number);
  const counts = countsIn(quote).map(({ value: count }) => count);
  const isAll = part === whole && /\ball\b/i.test(quote) && counts.includes(whole ?? -1);
  if (isAll || (counts.includes(part ?? -1) && counts.includes(whole ?? -1))) {
    const pairs = [
      ...quote.matchAll(new RegExp(`\\b(${COUNT})\\s(?:out )?of\\s(?:our |the |its )*(${COUNT})\\b`, 'gi')),
    ].map((match) => `${toCount(match[1])} of ${toCount(match[2])}`);
    return pairs.some((pair) => pair !== value)
      ? ambiguous('The words quoted count the board in two ways.')
      : SUPPORTED;
  }
  // "All directors other than Mr. Reed and Ms. Hale": the exceptions are counted.
  const excepted =
    /\b(?:all|each|every)\b.*?\b(?:other than|except(?: for)?|with the exception of|excluding)\s(.{3,120}?)(?:,\s(?:is|are|has|have|each)\b|\s(?:is|are|has|have|qualif\w+|meets?)\b|\.$|$)/i.exec(
      quote,
    )?.[1];
  const left =
    excepted === undefined ? 0 : surnamesIn(excepted).length || (/\bCEO\b|chief executive/i.test(excepted) ? 1 : 0);
  if (left > 0 && (whole ?? 0) - (part ?? 0) === left) return SUPPORTED;
  return unsupported('The numbers do not stand in the words quoted.');
}

function listSupport(key: FactKey, items: FactItem[], quote: string): Support {
  if (items.length === 0)
    return /\bno\b|\bnone\b/i.test(quote) ? SUPPORTED : unsupported('The words quoted do not say that there are none.');
  const flat = quote.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ');
  const missing = items.find((item) => !namedIn(item, flat));
  if (missing) return unsupported('The words quoted do not name every entry.');
  const percent = items[0]?.percent;
  if ((key === 'largest_holder' || key === 'holders') && typeof percent === 'number') {
    const numbers = [...quote.matchAll(/\d{1,3}(?:\.\d+)?/g)].map((match) => Number(match[0]));
    if (!numbers.includes(percent)) return unsupported('The share does not stand in the words quoted.');
    const rivals = [...quote.matchAll(new RegExp(PERCENT, 'gi'))]
      .map((match) => toNumber(match[0]))
      .filter((share) => share !== undefined && share !== percent);
    if (key === 'largest_holder' && rivals.length > 0) return ambiguous('The words quoted give another share as well.');
  }
  return SUPPORTED;
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
    if (!dates.includes(value)) return unsupported('The date does not stand in the words quoted.');
    const wanted = fact.key === 'record_date' ? /\brecord\b/i : undefined;
    return new Set(dates).size > 1 && !wanted?.test(quote) && fact.key !== 'meeting_date'
      ? ambiguous('The words quoted give several dates.')
      : SUPPORTED;
  }
  if (fact.key === 'special_meeting_right') return numberedText(value, quote);
  if (fact.key === 'overboarding_limit') return countedText(value, quote);
  const words = value
    .toLowerCase()
    .split(/[^\p{L}\d&]+/u)
    .filter((word) => word.length > 2 && !/^(?:the|and|inc|llp|corp|company|group|ltd)$/.test(word));
  const isPerson = fact.key === 'board_chair' || fact.key === 'lead_independent_director' || fact.key === 'ceo_name';
  const needed = isPerson ? [surnameOf(value)] : words;
  const flat = quote
    .toLowerCase()
    .replace(/\bpwc\b/g, 'pricewaterhousecoopers')
    .replace(/\bey\b/g, 'ernst & young');
  return needed.length > 0 && needed.every((word) => flat.includes(word))
    ? SUPPORTED
    : unsupported('The name does not stand in the words quoted.');
}

/** "holders of 25%": the share, and no other share. */
function numberedText(value: string, quote: string): Support {
  if (value === 'none')
    return /\b(?:may not|cannot|not)\b/i.test(quote) ? SUPPORTED : unsupported('The words quoted do not say so.');
  const wanted = toNumber(value);
  const shares = new Set([...quote.matchAll(new RegExp(PERCENT, 'gi'))].map((match) => toNumber(match[0])));
  if (wanted === undefined || !shares.has(wanted)) return unsupported('The share does not stand in the words quoted.');
  return shares.size > 1 ? ambiguous('The words quoted give several shares.') : SUPPORTED;
}

function countedText(value: string, quote: string): Support {
  const wanted = Number(/^\d+/.exec(value)?.[0]);
  const counts = countsIn(quote)
    .filter(({ after }) => /^(?:[\w'()-]+\s){0,5}?(?:boards?|directorships?|compan)/i.test(after))
    .map(({ value: count }) => count);
  if (!countsIn(quote).some(({ value: count }) => count === wanted))
    return unsupported('The number does not stand in the words quoted.');
  const isTold = /;\s?\d+ for executives/.test(value);
  return counts.some((count) => count !== wanted && count > 1) && !isTold
    ? ambiguous('The words quoted give several limits.')
    : SUPPORTED;
}

type Found = { value: number; start: number; after: string };

function countsIn(quote: string): Found[] {
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

/** Numbers of the kind that the value is of. */
function numbersOfKind(fact: Supported, quote: string): Found[] {
  const all = (pattern: RegExp, read: (text: string) => number | undefined = toNumber) =>
    [...quote.matchAll(pattern)].flatMap((match): Found[] => {
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

function numberSupport(fact: Supported, value: number, quote: string): Support {
  const found = numbersOfKind(fact, quote);
  // Tables are printed in thousands or millions.
  const scales = fact.unit === 'USD' ? [1, 1e3, 1e6] : [1];
  const isValue = (number: number) =>
    scales.some((scale) => Math.abs(number * scale - value) <= Math.max(1e-6, Math.abs(value) * 1e-9));
  const own = found.filter((number) => isValue(number.value));
  if (value === 0 && fact.unit === 'USD' && /(?:^|\s)-(?:\s|$)|\bnone\b|\bno\b|\bnegligible\b|\bnil\b/i.test(quote))
    return SUPPORTED;
  if (own.length === 0 && fact.key === 'board_meetings' && isSum(found, value)) return SUPPORTED;
  if (own.length === 0) return unsupported('The value does not stand in the words quoted.');
  const rivals = found.filter((number) => !isValue(number.value) && rivalsSubject(fact, number, own, quote));
  return rivals.length > 0
    ? ambiguous(`The words quoted give another number as well: ${rivals[0]?.value}.`)
    : SUPPORTED;
}

/** "four regular meetings and six special meetings". */
function isSum(found: Found[], value: number): boolean {
  const kinds = found.filter(({ after }) =>
    /^(?:regular|special|quarterly|scheduled|telephonic|additional|unscheduled|other)/i.test(after),
  );
  return kinds.length === 2 && kinds.reduce((sum, { value: count }) => sum + count, 0) === value;
}

/** Whether another number of the kind stands in a clause of the subject, and no year tells the two apart. */
function rivalsSubject(fact: Supported, rival: Found, own: Found[], quote: string): boolean {
  // A row of a table gives one amount for each of its years or columns, and the period tells which.
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

function sharesClause(fact: Supported, number: Found, quote: string): boolean {
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

/** A number that stands nearer to the subject than the value does. */
function isNearestNumber(fact: Supported, rival: Found, own: Found[], quote: string): boolean {
  const places = [...quote.matchAll(new RegExp(SUBJECTS[fact.key]?.source ?? '', 'gi'))].map((match) => match.index);
  if (places.length === 0) return true;
  const distance = (number: Found) => Math.min(...places.map((place) => Math.abs(place - number.start)));
  return distance(rival) < Math.min(...own.map(distance));
}

/** "96% in 2023, 89% in 2022": each number with a year of its own. */
function isDatedApart(rival: Found, own: Found[], quote: string): boolean {
  const yearBy = (number: Found) => /\b20\d\d\b/.exec(quote.slice(number.start, number.start + 60))?.[0];
  const rivalYear = yearBy(rival);
  return rivalYear !== undefined && own.some((number) => yearBy(number) !== undefined && yearBy(number) !== rivalYear);
}
