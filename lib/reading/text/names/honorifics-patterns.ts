import type { Alternatives } from '@/lib/format/patterns';

export const CIVIL_TITLES: Alternatives = [
  'DDr',
  [/(?:The\s)?Honorable/, 'The Honorable'],
  'Ambassador',
  'Governor',
  'Senator',
  'Judge',
  'Reverend',
  'Rabbi',
];

/** Short forms that are names or words without their point. */
export const SHORT_TITLES: Alternatives = [
  [/The\sHon/, 'The Hon'],
  'Hon',
  'Rev',
  'Amb',
  'Gov',
  'Sen',
  'Maj',
  'Col',
  'Capt',
  'Cmdr',
  'Brig',
];

export const RANKS: Alternatives = [
  [/(?:(?:Rear|Vice|Major|Maj\.|Brigadier|Brig\.|Lieutenant|Lt\.?)\s)?(?:General|Gen|Admiral|Adm)/, 'Rear Admiral'],
  [/(?:(?:Lieutenant|Lt\.?)\s)?(?:Colonel|Commander)/, 'Lt. Colonel'],
  'Brigadier',
  'Captain',
];
