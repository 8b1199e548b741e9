import type { Alternatives } from '@/lib/format/patterns';

export const SEGMENT_WORDS: Alternatives = [
  [/(?:(?:business|operating|reportable|reporting) )?segments?/, 'reportable segments'],
  [/divisions?/, 'division'],
  [/business(?:es)?(?: units?)?/, 'business unit'],
];

export const REGION_WORDS: Alternatives = [
  [/(?:geographic(?:al)? )?(?:region|area|market)s?/, 'geographic region'],
  [/geographic(?:al)? segments?/, 'geographic segment'],
  [/geograph(?:y|ies)/, 'geography'],
  [/countr(?:y|ies)/, 'country'],
];

export const PRODUCT_WORDS: Alternatives = [
  [/(?:(?:product|merchandise|commodity|service) )?(?:product|line|group|department|stream)s?/, 'product line'],
  [/(?:(?:product|merchandise|commodity|service) )?categor(?:y|ies)/, 'merchandise category'],
];

/** Words that state the share of a part in the whole; the name of the whole is not among them. */
export const SHARE_WORDS: Alternatives = [
  [/(?:share|percent(?:age)?|proportion|portion) of/, 'percentage of'],
  [/c[ao]me/, 'came'],
  [/account(?:s|ed)? for/, 'accounted for'],
  [/represent(?:s|ed)?/, 'represented'],
  [/contributed?/, 'contributed'],
  [/ma[dk]e up/, 'made up'],
  'derived',
  'attributable',
];
