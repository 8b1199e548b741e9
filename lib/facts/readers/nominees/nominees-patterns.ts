import { COUNT } from '@/lib/format/words/number-words';
import { oneOf, wholeWords, type Alternatives } from '@/lib/format/patterns';

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

export const CLASS_NUMBERS: Alternatives = [[/i{1,3}/, 'ii'], 'one', 'two', 'three', 'a', 'b', '1', '2', '3'];

export const BEFORE_NOMINEES: Alternatives = [
  'current',
  'incumbent',
  'continuing',
  'qualified',
  'highly',
  'independent',
  'experienced',
  [new RegExp(String.raw`class ${oneOf(CLASS_NUMBERS)}`), 'class i'],
  'named',
  'existing',
  'new',
  'of our',
  'of the',
  'company',
  'our',
  'individual',
  [/persons?/, 'person'],
  [/\([0-9]{1,2}\)/, '(2)'],
];

export const ELECTION_OF: Alternatives = [
  [/elect(?:ion of|ing)?(?: as directors?)?/, 'elect'],
  'nominated',
  [/(?:the|our) board(?: of directors)? proposes/, 'the board proposes'],
  'nomination of',
  [/re-?(?:elect|appoint)(?:ion of|ment of)?/, 're-elect'],
  'slate of',
  'for each of',
  'following',
];

export const PROPOSED_FOR_ELECTION: Alternatives = [
  'to be ',
  'being ',
  'up for ',
  'standing for ',
  'nominated',
  'elected',
  'proposed',
];

export const NAMED_IN_THE_FILING: Alternatives = [
  'nominated',
  'named',
  'listed',
  'identified',
  'set forth',
  'standing',
  'presented',
  'proposed',
  'recommended',
  [/nominees? named/, 'nominee named'],
];

export const AFTER_NOMINEES: Alternatives = [
  [
    new RegExp(
      String.raw`(?:are|is|will be|have been|has been|were|is to be|are to be)\s` +
        String.raw`${oneOf(PROPOSED_FOR_ELECTION)}`,
    ),
    'are to be ',
  ],
  [/(?:will |are |is )?stand(?:ing)? for/, 'stand for'],
  [new RegExp(oneOf(NAMED_IN_THE_FILING)), 'nominated'],
];

export const LEADS_A_LIST: Alternatives = [
  [/nominated,?/, 'nominated'],
  [/elect(?:ion of)?/, 'elect'],
  [/nominees? (?:are|for (?:election|director)[^.:;,]{0,40}?(?:are|is)?):?/, 'nominees are'],
  [/re-?elect/, 're-elect'],
];

export const ELECTS_BY_CLASS_WORDS: Alternatives = [
  [
    /\bvoting as a separate class,?\s(?:will |may |are entitled to |have the right to |to )?elect\b/,
    'voting as a separate class elect',
  ],
  [
    /\b(?:elect(?:ed|ion)|nominees) by (?:the )?(?:holders of )?(?:the |our )?class [ab]\b/,
    'election by the holders of class a',
  ],
  [
    /\b(?:elect\w*|chosen)\b[^.;]{0,40}\bby (?:the )?holders of (?:the |our )?class [ab]\b/,
    'electing three directors (by the holders of class a',
  ],
  [
    new RegExp(
      String.raw`\bholders of (?:the |our )?class [a-d]\b[^.;]{0,60}?\belect(?:s|ing)? ` +
        String.raw`(?:${COUNT}|a majority|the (?:remaining|other)|\d{1,2}%)(?![\w%])`,
    ),
    'holders of class a and class c common stock elect one',
  ],
];

/** What may be printed between "the election of" and how many. */
export const BEFORE_COUNT: Alternatives = [
  [/the /, 'the '],
  [/our /, 'our '],
  [/a total of /, 'a total of '],
  [/its /, 'its '],
  [/all /, 'all '],
  [/each of /, 'each of '],
  [/as directors? /, 'as directors '],
  [/of /, 'of '],
  [/to the board /, 'to the board '],
  [/the following /, 'the following '],
  [/(?:the|a|our) (?:(?:full|entire|whole) )?board (?:consisting )?of /, 'the full board of '],
];

export const LEADS_TO_NOMINEES: Alternatives = [
  'election of',
  'elect',
  'our',
  'the',
  'all',
  'these',
  'there are',
  'has nominated',
  'have nominated',
  'nominated',
];
