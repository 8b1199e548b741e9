import { type Alternatives } from '@/lib/format/patterns';

export const BETWEEN_COMMITTEES: Alternatives = [
  [/, (?:or |and )?/, ', '],
  [/,? or /, ' or '],
  [/,? and /, ' and '],
];

export const NOT_INDEPENDENT_WORDS: Alternatives = [
  [/not (?:an? )?independent(?: directors?)?/, 'not independent'],
  [/(?:an? )?(?:non-independent|affiliated)(?: (?:director|nominee)s?)?/, 'non-independent'],
  [/fails? to be independent/, 'fail to be independent'],
  [/lacks? independence/, 'lack independence'],
];
