import { BE_VERBS, DO_VERBS, HAVE_VERBS } from '@/lib/format/words/auxiliary-verbs';
import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const CHANGE_WORDS_LIST: Alternatives = [
  'diff',
  'difference',
  'delta',
  [/change[ds]?/, 'change'],
  'growth',
  'grow',
  'grew',
  'rise',
  'risen',
  'rose',
  'fall',
  'fell',
  [/drop(?:ped)?/, 'drop'],
  [/jump(?:ed)?/, 'jump'],
  [/increased?/, 'increase'],
  [/decreased?/, 'decrease'],
  [/decline[ds]?/, 'decline'],
];

export const COUNTED_WORDS: Alternatives = [
  '%',
  'percent',
  [/days?/, 'day'],
  [/weeks?/, 'week'],
  [/months?/, 'month'],
  [/years?/, 'year'],
  'of',
  'or',
  'other',
  'states',
  'countries',
  'directors',
  'nominees',
];

export const COMMON_WORDS_LIST: Alternatives = [
  'young',
  'price',
  'stock',
  'page',
  'bond',
  'cash',
  'best',
  'long',
  'short',
  'park',
  'rice',
  [/banks?/, 'bank'],
  [/fields?/, 'field'],
  'cook',
  'may',
  'will',
  'grant',
  'case',
  'chase',
  'field',
  'power',
  'powers',
  'hall',
  'day',
  'law',
  'west',
  'north',
];

export const ASKS_REASON: Alternatives = [
  [/^\W*(?:so |and )?(?:why|how come)\b/, 'why'],
  [/\bwhy (?:did|does|is|are|was|were|do|has)\b/, 'why did'],
  [/\b(?:reason|rationale|justif\w+|explain)\b/, 'reason'],
  [/\bwhat (?:drove|led|prompted)\b/, 'what drove'],
];

export const ASKS_PERCENT: Alternatives = [
  [/\b(?:what|which) (?:percent\w*|%|share|proportion|portion|fraction)\b/, 'what percentage'],
  [/\bpercent(?:age)?\b/, 'percent'],
  [/\bhow (?:much|big) (?:a |of a )?(?:support|share|stake)\b/, 'how much support'],
  [/\bsupport\b.*\b(?:get|receive|last)\b/, 'support get'],
  '%',
];

export const LISTED_THINGS = plainWords(`
  directors, companies, executives, nominees, committees, metrics, items, members, boards, peers, proposals,
`);

export const ASKS_LIST: Alternatives = [
  'list',
  [new RegExp(String.raw`which ${oneOf(LISTED_THINGS)}`), 'which directors'],
  [/name (?:the|all)/, 'name the'],
  [/who (?:are|sits?|serves?|were)/, 'who are'],
];

export const AMOUNT_TERMS: Alternatives = [
  [/what did .* (?:cost|pay|earn|get|bill|make)/, 'what did the audit cost'],
  'dollar',
  'salary',
  'bonus',
  [/fees?/, 'fee'],
  'retainer',
  [/pay(?:out)?/, 'pay'],
  'worth',
  'severance',
  'cost',
];

export const ASKS_AMOUNT: Alternatives = [
  [/\bhow much\b/, 'how much'],
  [/\$/, '$'],
  [new RegExp(String.raw`\b${oneOf(AMOUNT_TERMS)}\b`), 'salary'],
];

export const COMMON_WORDS = new RegExp(String.raw`^${oneOf(COMMON_WORDS_LIST)}$`);

export const ASKS_DATE: Alternatives = [
  'when',
  'what date',
  'which date',
  'by when',
  'deadline',
  'what day',
  'what year',
  'which year',
  'since when',
  'how soon',
  'what time',
];

export const ASKED_PERSONS: Alternatives = [
  'director',
  'executive',
  'exec',
  'nominee',
  'person',
  'firm',
  'member',
  'officer',
  'company',
];

export const YES_NO_VERBS: Alternatives = [
  ...BE_VERBS,
  ...DO_VERBS,
  'can',
  'could',
  ...HAVE_VERBS,
  'will',
  'would',
  'may',
  'any',
  'must',
  'should',
];
