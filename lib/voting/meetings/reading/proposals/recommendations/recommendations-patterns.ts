import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const NUMBERS_OF_YEARS: Alternatives = [
  [/[123]/, '1'],
  ...plainWords('ONE, one, One'),
  ...plainWords('TWO, two, Two'),
  ...plainWords('THREE, three, Three'),
];

/** "every 1 YEAR", "once every three years". */
export const YEARS = String.raw`(?:once )?(?:every )?\(?${oneOf(NUMBERS_OF_YEARS)}\)?[- ](?:YEAR|year|Year)[Ss]?`;

export const RECOMMENDED_VOTES: Alternatives = [
  'FOR',
  'AGAINST',
  'ABSTAIN',
  'for',
  'against',
  'For',
  'Against',
  [/in favou?r/, 'in favor'],
  [new RegExp(YEARS), 'one year'],
  [/(?:every|each) year/, 'every year'],
  'annually',
  'ANNUALLY',
];

export const WHO_URGES: Alternatives = [[/board(?: of (?:directors|trustees))?/, 'board'], 'directors'];

export const URGED_VOTES: Alternatives = [
  'FOR',
  'AGAINST',
  'for',
  'against',
  'For',
  'Against',
  [/in favou?r/, 'in favor'],
];

export const WHO_IS_URGED: Alternatives = ['you', [/(?:our |all )?(?:stock|share|unit)holders/, 'stockholders']];

export const MAKES_NONE: Alternatives = [
  [/mak(?:es|e|ing)/, 'makes'],
  'made',
  [/giv(?:es|e|ing)/, 'gives'],
  [/offers?/, 'offer'],
  [/provid(?:es|e|ing)/, 'provides'],
];

export const DOES_NOT_MAKE: Alternatives = [
  [/mak(?:e|ing)/, 'make'],
  [/giv(?:e|ing)/, 'give'],
  [/provid(?:e|ing)/, 'provide'],
];

export const NO_RECOMMENDATION: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(MAKES_NONE)} no (?:voting )?recommendation\b`), 'makes no recommendation'],
  [
    new RegExp(String.raw`\b(?:not|nor) ${oneOf(DOES_NOT_MAKE)} (?:a|any) (?:voting )?recommendation\b`),
    'not make a recommendation',
  ],
  [/\b(?:board|we) (?:has |have )?(?:taken?|takes?) no position\b/, 'board takes no position'],
];

export const YES_OR_NO_VOTES: Alternatives = [
  [/["'](?<vote>NO|No|YES|Yes)["'] (?:vote|VOTE)/, '"NO" vote'],
  [/\b(?:vote|VOTE) ["']?(?<cast>NO|YES)\b/, 'vote NO'],
];
