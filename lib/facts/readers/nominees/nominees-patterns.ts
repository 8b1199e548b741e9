import { wholeWords, type Alternatives } from '@/lib/format/patterns';

export const NOT_A_BOARD_SIZE_WORDS: Alternatives = [
  [/receiv\w+ the (?:highest|greatest|most)/, 'received the highest'],
  'proxy access',
  'up to',
  'greater of',
  'at least',
  'fewer',
  'more than',
  'eligible',
  'stockholder nominees',
  'shareholder nominees',
  'two or more',
  'percent',
  'committee',
  'of whom',
  'of the',
  'independent directors',
  [/new (?:independent )?directors?/, 'new director'],
];

export const PROFILE_WORDS: Alternatives = [
  [/\bAge:?\s?(?<age>\d{2})\b/, 'Age22'],
  [/\b(?<bareAge>\d{2})(?=\s(?:director|trustee) since\b)/, '61 director since'],
];

export const NOT_A_BOARD_SIZE = wholeWords(NOT_A_BOARD_SIZE_WORDS, 'i');
