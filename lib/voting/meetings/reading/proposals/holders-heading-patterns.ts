import { type Alternatives } from '@/lib/format/patterns';

/** Words of a title that do not say what a proposal is about: "to vote on a … if properly presented". */
export const FILLER_WORDS: Alternatives = [
  'to',
  'vote',
  'act',
  'consider',
  'on',
  'upon',
  [/an?/, 'a'],
  'one',
  'the',
  'if',
  'it',
  'is',
  'properly',
  'duly',
  'presented',
  'advisory',
  'submitted',
];
