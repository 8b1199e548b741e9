import { plainWords, type Alternatives } from '@/lib/format/patterns';

export const LEAD_QUESTION_WORDS: Alternatives = [
  'what',
  'which',
  'who',
  'when',
  'how much',
  'tell me',
  'state',
  [/give(?: me)?/, 'give'],
  'name',
  'list',
];

export const LEAD_VERBS = plainWords('is, are, was, were');

export const LEAD_ARTICLES: Alternatives = [
  [/\sthe/, ' the'],
  [/\sits/, ' its'],
  [/\sour/, ' our'],
];

export const SECOND_PART_ARTICLES: Alternatives = [
  [/the\s/, 'the '],
  [/its\s/, 'its '],
  [/by\s/, 'by '],
];

export const ASKING_WORDS: Alternatives = [
  'what',
  'which',
  'who',
  'whom',
  'whose',
  'when',
  'where',
  'how',
  'is',
  'are',
  'was',
  'were',
  'do',
  'does',
  'did',
  'has',
  'have',
  'can',
  'may',
  'must',
  'since when',
  'at what',
  'by when',
  'on what',
];
