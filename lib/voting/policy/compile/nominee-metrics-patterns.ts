import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

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

/** Words that may be beside the name of each metric. */
export const BESIDE_ATTENDANCE: Alternatives = [
  ...plainWords('board, committee'),
  [/meetings?/, 'meetings'],
  ...plainWords('and, or, of, all, total, aggregate, his, her, their'),
  'last year',
  [/in the (?:past|last|prior) year/, 'in the last year'],
];

export const BESIDE_OTHER_BOARDS: Alternatives = [
  [/public(?:ly)?/, 'public'],
  ...plainWords('company, companies'),
  [/boards?/, 'boards'],
  [/seats?/, 'seats'],
  [/directorships?/, 'directorships'],
  [/sits?/, 'sits'],
  [/serves?/, 'serves'],
  ...plainWords('on, of, number, other'),
  [/holds?/, 'holds'],
  'member',
];

export const BESIDE_TENURE: Alternatives = [
  ...plainWords('board, director, nominee, on, as, for, his, her, their'),
  [/years?/, 'years'],
  'of',
];

/** Words that mean nothing of their own in any condition. */
export const PLAIN_WORDS: Alternatives = [
  ...plainWords('the, a, an, any, is, are, was, were, has, have, had, who, whose, that, than'),
  [/director'?s?/, "director's"],
  [/nominee'?s?/, "nominee's"],
  ...plainWords('by, with, in, to'),
];
