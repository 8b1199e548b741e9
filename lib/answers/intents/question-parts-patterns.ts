import { BE_VERBS, DO_VERBS, HAVE_VERBS } from '@/lib/format/words/auxiliary-verbs';
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
  ...BE_VERBS,
  ...DO_VERBS,
  ...HAVE_VERBS,
  'can',
  'may',
  'must',
  'since when',
  'at what',
  'by when',
  'on what',
];
