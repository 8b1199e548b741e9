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
