import { plainWords, type Alternatives } from '@/lib/format/patterns';

export const LISTED_DETERMIN: Alternatives = [
  [/determin\w+/, 'determined'],
  [/conclud\w+/, 'concluded'],
  'found',
  [/deem\w+/, 'deeming'],
  [/consider\w*/, 'considered'],
  [/independent (?:directors )?(?:are|include)/, 'independent are'],
];

export const LISTED_MESSRS = plainWords('Messrs, Mmes, Mses, Mss, Mr, Ms, Mrs, Dr, Drs, Gen, Adm');

export const AFTER_LISTED_NAMES: Alternatives = [
  'is',
  'are',
  'each',
  [/qualif\w+/, 'qualify'],
  [/meets?/, 'meet'],
  [/satisf\w+/, 'satisfies'],
  'who constitute',
  'who comprise',
  'were',
  'to be',
  'as',
];
