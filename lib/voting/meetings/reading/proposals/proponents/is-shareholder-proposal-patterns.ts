import { type Alternatives } from '@/lib/format/patterns';

export const OF_HOLDER_WORDS: Alternatives = [
  [/\b(?:stock|share)(?:holder|owner)s?'?\s(?:proposals?|resolutions?)\b/, 'stockholder proposal'],
  [/\bproponents?\b/, 'proponent'],
  [/\bintends? to present the following\b/, 'intend to present the following'],
  [/\bsupporting statement\b/, 'supporting statement'],
  [/\brule 14a-8\b/, 'rule 14a-8'],
  [/\bsubmitted the following (?:proposal|resolution)/, 'submitted the following proposal'],
  [/\bfollowing (?:stock|share)(?:holder|owner) (?:proposal|resolution)/, 'following stockholder proposal'],
];

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
