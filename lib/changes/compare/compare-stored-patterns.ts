import { type Alternatives } from '@/lib/format/patterns';

export const LEAVES_WORDS: Alternatives = [
  [/retire[sd]?/, 'retire'],
  'retiring',
  'retirement',
  [/resign(?:s|ed|ation)?/, 'resign'],
  [/step(?:s|ped|ping) down/, 'steps down'],
  'left the board',
  [/not (?:to )?stand(?:ing)? for/, 'not stand for'],
  [/not (?:to )?seek(?:ing)?/, 'not seek'],
  'not been nominated',
  'not nominated',
  'will not be standing',
  [/term (?:ends|expires|will expire)/, 'term ends'],
  'passed away',
];
