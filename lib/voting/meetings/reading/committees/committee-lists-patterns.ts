import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';
import { smallCount } from '@/lib/format/words/number-words';

export const COMMITTEE_CONSISTS: Alternatives = [
  [/is (?:currently )?(?:composed|comprised) of/, 'is composed of'],
  [/(?:currently )?consists of/, 'consists of'],
  'comprises',
];

export const MEMBERS_ARE_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\b(?:its|the)(?<rest> other)? (?:current )?members (?:of (?:the|this) committee)?` +
        String.raw`(?:, which [^.;,]{4,60},)? ?(?:are|include):?\s`,
    ),
    'its members are ',
  ],
  [
    new RegExp(
      String.raw`\b(?:the|this) committee(?:, which [^.;,]{4,60},)? ${oneOf(COMMITTEE_CONSISTS)}:?\s` +
        String.raw`(?:${smallCount(2, 6)} )?(?:independent )?(?:directors[:,]? )?`,
    ),
    'the committee is composed of ',
  ],
];

export const OF_THE_BOARD: Alternatives = [
  'of',
  'the',
  'our',
  'its',
  'board',
  [/directors?/, 'directors'],
  'company',
  'which',
  'that',
  'as follows',
  'following',
  'namely',
];

export const MEMBERS_INCLUDE: Alternatives = [
  'report',
  [/members?/, 'members'],
  'membership',
  [/current(?:ly)?/, 'currently'],
  'presently',
  'now',
  'is',
  'are',
  'has',
  [/include[sd]?/, 'includes'],
  'including',
  'being',
];

export const CONSISTS_OF: Alternatives = [
  [/consists?/, 'consists'],
  [/comprise[sd]?/, 'comprises'],
  'composed',
  'made up',
  'entirely',
  'solely',
  'exclusively',
  'respectfully',
  'submitted',
  'by',
];

export const BETWEEN_COMMITTEE_AND_MEMBERS: Alternatives = [
  [/[\s:,–—-]/, ':'],
  // A full stop ends the sentence; who is named next begins another.
  [/\.(?=\s(?:members?|chair))/, '. members'],
  [new RegExp(String.raw`\b${oneOf(OF_THE_BOARD)}\b`), 'of'],
  [new RegExp(String.raw`\b${oneOf(MEMBERS_INCLUDE)}\b`), 'currently'],
  [new RegExp(String.raw`\b${oneOf(CONSISTS_OF)}\b`), 'consists'],
  [new RegExp(String.raw`\b(?:${smallCount(2, 9)}|[2-9])\b`), 'four'],
  [/\b(?:independent|non-?employee|outside|other|all)\b/, 'independent'],
  [/\b(?:chair(?:man|woman|person)?)(?=\s?:)/, 'chair:'],
  [
    new RegExp(
      String.raw`(?:\b(?:number of )?meetings (?:held )?(?:in|during) (?:fiscal (?:year )?)?20\d\d:? \d{1,2}(?=\s))`,
    ),
    'meetings in 2025: 6 ',
  ],
];

export const IS_OR_WAS = plainWords('has been, is, serves as, has served as, became');
