import { oneOf, type Alternatives } from '@/lib/format/patterns';
import { WRITTEN_GENERATION } from '@/lib/format/words/name-words';

export const CHAIR_OF_BOARD: Alternatives = [
  [
    /\b(?:executive |independent |non-executive )?chair(?:man|woman|person)? of (?:the|our) board\b/,
    'chair of the board',
  ],
  [/\bboard chair(?:man|woman|person)?\b/, 'board chair'],
];

export const AFTER_WHOLE_NAME: Alternatives = [
  [new RegExp(WRITTEN_GENERATION), 'Jr.'],
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
  String.raw`^(?:,?\s${oneOf(AFTER_WHOLE_NAME)})*${oneOf(BETWEEN_NAME_AND_ROLE)}(?:our |the |its )?(.*)`,
  'i',
);
