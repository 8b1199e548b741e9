import { SMALL_NUMBERS } from '@/lib/format/words/number-words';
import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const DIRECTOR_OF: Alternatives = [
  'director',
  [/member of the boards?(?: of directors)?/, 'member of the board'],
];

export const KINDS_OF_DIRECTOR: Alternatives = ['independent ', 'outside ', [/non-?executive /, 'non-executive ']];

export const BOARDS = String.raw`the boards?(?: of directors)? of`;

export const MOST_BOARDS = 7;

export const COUNTED = SMALL_NUMBERS.slice(1, MOST_BOARDS).join('|');

export const PUBLIC = String.raw`other (?:u\.s\. )?(?:public(?:ly[- ](?:traded|held|listed))?|listed|reporting)`;

export const SOME_BOARDS: Alternatives = [
  [
    new RegExp(String.raw`\b(?:serves?|sits?)\b[^.;]{0,20} on ${BOARDS} (?<boards>${COUNTED}) ${PUBLIC}\b`),
    'serves on the boards of two other public',
  ],
  [
    new RegExp(
      String.raw`\b(?:serves?|sits?)\b[^.;]{0,20} on (?<of>${COUNTED}) ${PUBLIC}` +
        String.raw`(?: company| companies['’])? boards?\b`,
    ),
    'serves on two other public company boards',
  ],
  [
    new RegExp(
      String.raw`\b(?:is|has been)(?: also| currently)? an? ${oneOf(KINDS_OF_DIRECTOR)}?${oneOf(DIRECTOR_OF)} of ` +
        String.raw`(?<director>${COUNTED}) ${PUBLIC} compan`,
    ),
    'is an independent director of two other public compan',
  ],
];

const BOARD_OF = String.raw`(?:the boards?(?: of directors)?|a director|a member of the board(?: of directors)?) of`;
const DIRECTORSHIPS = String.raw`(?:directorships?|board (?:seats?|memberships?|positions?))`;

/** Statements that a person has no seat on another public board. */
export const NO_BOARD: Alternatives = [
  [
    new RegExp(
      String.raw`\b(?:does|do|is|has) not\b[^.;]{0,40}\b(?:serve|sit|director|member)\b` +
        String.raw`[^.;]{0,50}\bany ${PUBLIC}\b`,
    ),
    'does not serve on the board of any other public',
  ],
  [new RegExp(String.raw`\b(?:serves?|sits?)(?: currently)? on no ${PUBLIC}\b`), 'serves on no other public'],
  [
    new RegExp(String.raw`\b(?:serves? on|serves? as|sits? on|is)(?: currently)? ${BOARD_OF} no ${PUBLIC}\b`),
    'is a director of no other public',
  ],
  [
    new RegExp(String.raw`\bholds? no ${PUBLIC}(?: company)? ${DIRECTORSHIPS}`),
    'holds no other public company directorship',
  ],
  [
    new RegExp(String.raw`\bholds? no other ${DIRECTORSHIPS} (?:of|at|in|on|with) (?:a |any )?(?:public|listed)\b`),
    'holds no other directorship of a public',
  ],
];

export const SEATS_OF_ALL: Alternatives = [
  [/(?:serves?|sits?) on (?:the boards?(?: of directors)? of )?/, 'serves on the board of '],
  [/(?:is|are) (?:also )?(?:a )?directors? of /, 'is a director of '],
];

const ANY_PUBLIC = String.raw`(?:any other|another) public(?:ly[- ](?:traded|held|listed))? compan(?:y|ies)`;

/** The same of all nominees, with nothing after it that limits it. */
export const NO_BOARD_OF_ANY = new RegExp(
  String.raw`^none of (?:our|the) (?:director )?nominees (?:currently |also )?` +
    String.raw`${oneOf(SEATS_OF_ALL)}${ANY_PUBLIC}(?: boards?)?\.?$`,
  'i',
);

export const NOT_NOW_WORDS: Alternatives = [
  'may',
  'must',
  'should',
  'would',
  'will',
  'until',
  [/former\w*/, 'formerly'],
  'previously',
  'past',
  [/audit committees? of/, 'audit committee of'],
];
