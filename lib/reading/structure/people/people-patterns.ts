import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const CHAIR_OF_BOARD: Alternatives = [
  [
    /\b(?:executive |independent |non-executive )?chair(?:man|woman|person)? of (?:the|our) board\b/,
    'chair of the board',
  ],
  [/\bboard chair(?:man|woman|person)?\b/, 'board chair'],
];

export const ROLE_AFTER_NAME_JR: Alternatives = [
  [/Jr\.?/, 'Jr'],
  'II',
  'III',
  [/M\.?D\.?/, 'MD'],
  [/Ph\.?D\.?/, 'Ph.D.'],
  'MBA',
];

export const BETWEEN_NAME_AND_ROLE: Alternatives = [
  [/,\s/, ', '],
  [/\s\(/, ' ('],
  [/\s[-–—]\s/, ' - '],
  [/\s/, ' '],
  [/,?\s(?:is|serves as|was appointed|has served as)\s/, ' is '],
];

export const ROLE_AFTER_NAME = new RegExp(
  String.raw`^(?:,?\s${oneOf(ROLE_AFTER_NAME_JR)})*${oneOf(BETWEEN_NAME_AND_ROLE)}(?:our |the |its )?(.*)`,
  'i',
);
