import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const BOARD_SEATS: Alternatives = [[/boards?/, 'board'], [/directorships?/, 'directorship'], 'board seats'];

export const OTHER_OR_OUTSIDE: Alternatives = ['other', 'outside', 'additional'];

export const OTHER_BOARDS_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\b${oneOf(OTHER_OR_OUTSIDE)} (?:public(?:ly[- ](?:traded|listed|held))? )?` +
        String.raw`(?:company |companies )?${oneOf(BOARD_SEATS)}\b`,
    ),
    'other public company boards',
  ],
  [/\boutside boards?\b/, 'outside board'],
];
