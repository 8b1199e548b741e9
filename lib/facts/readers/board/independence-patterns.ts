import { EXCEPTION_WORDS } from '@/lib/reading/text/exception-patterns';
import { alternatives, oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';
import { PLAIN_TITLES, PLURAL_TITLES } from '@/lib/format/words/name-words';
import { COUNT } from '@/lib/format/words/number-words';

export const LISTED_DETERMIN: Alternatives = [
  [/determin\w+/, 'determined'],
  [/conclud\w+/, 'concluded'],
  'found',
  [/deem\w+/, 'deeming'],
  [/consider\w*/, 'considered'],
  [/independent (?:directors )?(?:are|include)/, 'independent are'],
];

export const LISTED_MESSRS = [...PLURAL_TITLES, ...PLAIN_TITLES, 'Gen', 'Adm'];

export const AFTER_LISTED_NAMES: Alternatives = [
  'is',
  'are',
  'each',
  [/qualif\w+/, 'qualify'],
  [/meets?/, 'meet'],
  [/satisf\w+/, 'satisfies'],
  'who constitute',
  'who comprise',
  'were',
  'to be',
  'as',
];

export const OF_OUR: Alternatives = ['our ', 'the ', 'its ', 'these ', 'those '];

export const INDEPENDENT_WHO: Alternatives = [[/directors?/, 'director'], [/nominees?/, 'nominee'], 'members'];

export const AFTER_SLASH: Alternatives = [
  'are',
  [/directors?/, 'director'],
  [/nominees?/, 'nominee'],
  [/director nominees?/, 'director nominee'],
];

export const PEOPLE =
  '(?:current |incumbent |continuing |non-employee |remaining |other |standing )*' +
  '(?:directors?(?: nominees?)?|nominees?(?: for (?:election|director))?|members|trustees)';

export const INDEPENDENT_OF_ALL: Alternatives = [
  [
    new RegExp(
      String.raw`\b(?<part>${COUNT}|all)\s(?:out )?of\s${oneOf(OF_OUR)}*(?<whole>${COUNT})\s` +
        String.raw`(?:[\w-]+\s){0,3}?${PEOPLE}[^.;]{0,110}?\bindependent\b`,
    ),
    'eight of our nine directors are independent',
  ],
  [
    new RegExp(
      String.raw`\b(?<partFirst>${COUNT})\s(?:independent )${oneOf(INDEPENDENT_WHO)}\s(?:out )?of\s` +
        String.raw`(?:our |the |a total of )?(?<wholeFirst>${COUNT})`,
    ),
    'eight independent directors of nine',
  ],
  [
    new RegExp(
      String.raw`\b(?<slashPart>\d{1,2})\s?(?:\/|of|out of)\s?(?<slashWhole>\d{1,2})\s` +
        String.raw`(?:${oneOf(AFTER_SLASH)}\s){0,3}independent\b`,
    ),
    '8 of 9 directors are independent',
  ],
  [
    new RegExp(
      String.raw`\bindependent(?: directors?| nominees?)?:?\s(?<tailPart>\d{1,2})\s?(?:\/|of|out of)\s?` +
        String.raw`(?<tailWhole>\d{1,2})\b`,
    ),
    'independent directors: 8 of 9',
  ],
];

export const ARE_INDEPENDENT = plainWords('are, is, qualify, have been determined');

export const MEET_STANDARD = plainWords('meet, meets, satisfy, satisfies, qualify, are');

export const MEETS_STANDARD: Alternatives = [
  [
    new RegExp(
      String.raw`\b(?<wholeFirst>${COUNT})\s(?:[\w-]+\s){0,2}?${PEOPLE}[^.;]{0,50}?,\s(?:of whom\s)?` +
        String.raw`(?<partFirst>${COUNT}|all)\s(?:of whom\s)?${oneOf(ARE_INDEPENDENT)}` +
        String.raw`[^.;]{0,40}?independent`,
    ),
    'nine directors, eight of whom are independent',
  ],
  [
    new RegExp(
      String.raw`\b(?<part>${COUNT})\sof\s(?:our |the |its )*(?<whole>${COUNT})\s(?:[\w-]+\s){0,3}?` +
        String.raw`${PEOPLE}\s${oneOf(MEET_STANDARD)}[^.;]{0,60}?independence`,
    ),
    'eight of our nine directors meet the independence',
  ],
];

export const BUT: Alternatives = EXCEPTION_WORDS;

export const ALL_WHO = plainWords('directors, director, members, member, nominees, nominee, board members');

export const ALL_OF_WHICH: Alternatives = [
  [/board(?:'s)? /, 'board '],
  'current ',
  'incumbent ',
  'continuing ',
  'non-employee ',
];

export const IS_INDEPENDENT: Alternatives = [
  'is',
  'are',
  'has been',
  'have been',
  [/qualif\w+/, 'qualify'],
  [/meets?/, 'meet'],
  [/satisf\w+/, 'satisfies'],
  'were',
];

export const ALL_OF_OUR: Alternatives = ['the ', 'our ', 'its ', "company's "];

export const EXCEPT_LEADS: Alternatives = ['with the exception of', 'except for', 'other than'];

export const EXCEPT_WHO: Alternatives = [
  [/directors?/, 'director'],
  [/members?/, 'member'],
  [/nominees?/, 'nominee'],
];

export const BUT_AT_THE_END: Alternatives = EXCEPTION_WORDS;

export const TAIL_OF_WHICH: Alternatives = ['current ', 'incumbent ', 'non-employee ', 'nominated '];

export const TAIL_WHO = plainWords('directors, director, members, nominees, nominee');

export const BOARD_CONSISTS: Alternatives = [
  [/consists?/, 'consist'],
  [/comprise[ds]?/, 'comprise'],
  'composed',
  'comprised',
  'made up',
  'fixed',
  'set',
  'made',
];

export const BOARD_NOW: Alternatives = ['is ', 'currently ', 'presently ', 'now ', 'has ', 'will '];

export const BOARD_OF_WHOM = plainWords('directors, members, individuals, persons');

export const BOARD_SIZE_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\bboard(?: of directors)?\s${oneOf(BOARD_NOW)}*${oneOf(BOARD_CONSISTS)}\s` +
        String.raw`(?:of |by |at |up of )*(?:resolution of the board at )?(?<count>${COUNT})\s` +
        String.raw`(?:\w+\s){0,2}?${oneOf(BOARD_OF_WHOM)}\b`,
    ),
    'board currently consists of nine directors',
  ],
  [
    new RegExp(
      String.raw`\b(?:currently |presently )?(?:has|have) (?<has>${COUNT}) (?:directors|members) ` +
        String.raw`(?:on|serving)`,
    ),
    'currently has nine directors on',
  ],
  [
    new RegExp(
      String.raw`\bboard(?: of directors)?\s(?:currently |presently )?has (?<seats>${COUNT}) ` +
        String.raw`(?:members|directors)`,
    ),
    'board has nine members',
  ],
  [
    new RegExp(
      String.raw`\b(?:number of directors|size of (?:the|our) board)[^.;]{0,60}?\b(?:at|is|to|of)\s` +
        String.raw`(?<size>${COUNT})\b`,
    ),
    'number of directors is fixed at nine',
  ],
  [new RegExp(String.raw`\bof the (?<ofThe>${COUNT}) directors on the board`), 'of the nine directors on the board'],
  [
    new RegExp(
      String.raw`\bnumber of directors(?: (?:constituting|on) (?:the|our) board)?,? (?:which|that)?\s?` +
        String.raw`(?:will be|shall be|is|be|has been (?:fixed|set) at) (?<sized>${COUNT})\b`,
    ),
    'number of directors, which will be nine',
  ],
  [
    new RegExp(
      String.raw`\bboard(?: of directors)?\s(?:has )?(?:fixed|set) (?:the |its )(?:number|size)` +
        String.raw`(?: of (?:the )?(?:directors|board)| of its members)? at (?<fixed>${COUNT})\b`,
    ),
    'board has fixed the number at nine',
  ],
];

export const BOARD_HAS = plainWords('consists of, comprises, includes, is composed of, has');

export const CHIEF: Alternatives = ['ceo', 'chief executive officer', [/mr\./, 'mr.'], [/ms\./, 'ms.']];

export const OTHER_THAN: Alternatives = ['other than', [/except(?: for)?/, 'except']];

export const ALL_OF_THEM: Alternatives = ['them', 'whom', 'these nominees'];

export const ALONE_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\bboard (?:of directors )?${oneOf(BOARD_HAS)}\s(?<count>${COUNT})\sindependent ` +
        String.raw`(?:directors|members)`,
    ),
    'board consists of nine independent directors',
  ],
  [
    new RegExp(
      String.raw`\b(?:all|each)\s(?:of ${oneOf(ALL_OF_THEM)} )?(?:are|is) (?:also )?independent,?\s` +
        String.raw`${oneOf(OTHER_THAN)}\s(?:our |the )?(?<chief>${alternatives(CHIEF)})`,
    ),
    'all are independent other than ceo',
  ],
];

export const END_OF_NAMES: Alternatives = [
  [/\.\s(?=[A-Z][a-z]+\s[a-z])/, '. The board'],
  [/;/, ';'],
  [/$/, ''],
];
