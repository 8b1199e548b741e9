import { BE_VERBS, DO_VERBS, HAVE_VERBS } from '@/lib/format/words/auxiliary-verbs';
import { SMALL_NUMBERS, smallCount } from '@/lib/format/words/number-words';
import { alternatives, oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const HEADING_MANAGEMENT: Alternatives = [
  'management ',
  'company ',
  'board ',
  'stockholder ',
  'shareholder ',
  'voting ',
];

export const HEADING_PROPOSAL = plainWords(
  'proposal, proposition, item, item of business, business item, matter, resolution, agenda item, ballot item',
);

export const HEADING_NO: Alternatives = [
  [/no\.?\s?/, 'no'],
  [/number\s/, 'number '],
  [/#\s?/, '#'],
];

/** "Six" is not part of "Sixteen". */
const NUMBER_WORDS = SMALL_NUMBERS.slice(1).map((word): [RegExp, string] => [
  new RegExp(`${word}(?!\\p{L})`, 'u'),
  word,
]);
export const PROPOSAL_NUMBERS: Alternatives = [[/\d{1,2}/, '2'], ...NUMBER_WORDS];

export const NOT_A_PROPOSAL_NUMBER: Alternatives = [
  [/[\d%]/, '2'],
  [/-\s?\d/, '-2'],
  [/-$/, '-'],
  [/\([a-z]\)/, '(a)'],
];

export const RECOMMENDED_VOTES: Alternatives = [
  'FOR',
  'AGAINST',
  'ABSTAIN',
  'WITHHOLD',
  'For',
  'Against',
  [/(?:Every |EVERY )?(?:[123]|ONE|One|TWO|Two|THREE|Three) (?:YEARS?|Years?)/, '1 YEAR'],
];

export const AFTER_VOTE: Alternatives = [
  'each',
  'every',
  'all',
  [/\d/, '2'],
  'see',
  'page',
  [/p\./, 'p.'],
  [/[Mm]ajority/, 'Majority'],
  [/[Pp]lurality/, 'Plurality'],
  [/(?:[Tt]he )?[Aa]ffirmative/, 'Affirmative'],
];

export const NO_PROPOSALS_REGARDING = plainWords('regarding, requesting, to, on, described, set forth, if properly');

export const NO_PROPOSALS_WORDS: Alternatives = [
  [
    new RegExp(String.raw`(?:stock|share)(?:holder|owner) proposals? ${oneOf(NO_PROPOSALS_REGARDING)}`),
    'stockholder proposal regarding',
  ],
  'statement in opposition',
  'supporting statement',
];

export const FROM_HOLDER_WORDS: Alternatives = [
  [/\bproponent\b/, 'proponent'],
  'intends to present the following',
  'supporting statement',
  'submitted the following',
  [/(?:stock|share)(?:holder|owner) proposal (?:and|or) /, 'stockholder proposal and '],
];

export const NOT_A_TITLE_TABLE_CONTENTS: Alternatives = [
  'table of contents',
  'important notice',
  'if properly',
  [
    /other (?:and further )?(?:business|matters?),? (?:(?:as|that|which) (?:may|might|properly|is|are)|if any)/,
    'other and further business as may',
  ],
  [
    /other (?:proper )?(?:business|matters?)(?:,? (?:if )?(?:properly|duly|brought|coming|to come|presented)|$)/,
    'other business properly',
  ],
  [/further (?:business|matters?) (?:as|that|which) (?:may|might)/, 'further business as may'],
  [
    /any (?:other )?(?:business|matters?|actions?)\b[^.]{0,40}\b(?:properly|duly) (?:come|be)/,
    'any business or action that may properly come',
  ],
  [/to consider (?:and (?:act|vote) (?:up)?on )?(?:any|such) other/, 'to consider and act upon any other'],
  [
    new RegExp(String.raw`(?:${smallCount(2, 10)}|\d+) (?:share|stock)(?:holder|owner) proposals`),
    'five shareholder proposals',
  ],
  [/(?<!^to )recommends?/, 'recommend'],
  'because',
  'affirmative vote',
  [/votes? required/, 'vote required'],
  [/statement in (?:opposition|support)/, 'statement in opposition'],
  [/'s response$/, "'s response"],
  'has been notified',
  'plurality of',
];

export const QUESTION_VERBS: Alternatives = [
  ...BE_VERBS,
  ...DO_VERBS,
  'can',
  'may',
  'will',
  'should',
  'must',
  ...HAVE_VERBS,
  'many',
];

export const NOT_A_TITLE_WORDS: Alternatives = [
  [/^[✓✔✕✗•●]/, '✓'],
  [/^(?:\(\d{1,2}\)|\d{1,2}\)|\[\d{1,2}\]|[*†‡])\s/, '(2) '],
  [/https?:/, 'http:'],
  [/^[Pp]age \d/, 'Page 2'],
  [/^[Mm]ajority of (?:the )?(?:shares|votes)\b/, 'Majority of shares'],
  [/\b[Nn]o effect\b/, 'No effect'],
  [/\bmust (?:receive|be (?:approved|elected)|obtain)\b/, 'must receive'],
  [/\brequires? (?:the (?:affirmative|approval|vote)|an? (?:majority|plurality)|more votes)\b/, 'requires a majority'],
  [/\w\. [A-Z].*\bshall\b/, 's. The Committee shall'],
  [/\bwww\./, 'www.'],
  [/\.(?:com|org|net|gov|edu)\//, '.com/'],
  [/\.(?:pdf|html?)\b/, '.pdf'],
  [new RegExp(String.raw`\b${oneOf(NOT_A_TITLE_TABLE_CONTENTS)}\b`), 'table of contents'],
  [/(?<!\bU\.S)\.$/, '.'],
  [/\?$/, '?'],
  // A heading of the questions and answers, which may have lost its end: "6. When are proposals due".
  [new RegExp(String.raw`^(?:when|what|how|who|why|where|which) ${oneOf(QUESTION_VERBS)}\b`), 'when are'],
];

/** Small words with which neither a title nor a line ends. */
const SMALL_END_WORDS = plainWords('of, the, to, our, its, and, or, for, on, in, by, with, from, as, at, that');

export const DANGLING_ENDS: Alternatives = [
  ...SMALL_END_WORDS,
  'regarding',
  'concerning',
  'independent',
  [/an?/, 'a'],
  'named',
  'executive',
  'registered',
  'public',
  'certified',
  [/independent (?:registered )?public accounting/, 'independent public accounting'],
  [/fiscal(?: year)?/, 'fiscal'],
  [/non-?binding/, 'nonbinding'],
  'advisory',
  [/\w+'s/, "board's"],
];

export const DANGLING_WORDS: Alternatives = [
  [new RegExp(String.raw`(?<!\p{L})${oneOf(DANGLING_ENDS)}`, 'u'), 'of'],
  '-',
  [/,/, ','],
  '&',
];

export const HOLDER_PROPOSAL_LEAD_WORDS: Alternatives = [
  '-',
  [/:/, ':'],
  [/\(/, '('],
  'regarding',
  'requesting',
  'relating to',
  'related to',
  'concerning',
  'entitled',
  'seeking',
  'asking',
  'calling for',
  'for',
  'on',
  'to',
  'titled',
];

export const NO_PROPOSALS = new RegExp(alternatives(NO_PROPOSALS_WORDS), 'i');

export const FROM_HOLDER = new RegExp(alternatives(FROM_HOLDER_WORDS), 'i');

export const HOLDER_PROPOSAL_LEAD = new RegExp(
  String.raw`^.{0,12}?(?:stock|share)(?:holder|owner)s?'? proposals?(?:\s\d{1,2}(?=\s?[-:]))?\s?` +
    String.raw`${oneOf(HOLDER_PROPOSAL_LEAD_WORDS)}*\s*(?:an?\s)?`,
  'i',
);

/** "2. To transact such other business as may properly come before the meeting". */
export const SECOND_IS_OTHER =
  /(?<!\d)\(?2[.)]{1,2}\s(?:to |the )?(?:transact|consider|act)\w*\b[^.;]{0,50}\bother (?:business|matters)\b/i;

/** Words for what a meeting votes on. */
export const SUBJECT_WORDS: Alternatives = [
  [/plans?\b/, 'plan'],
  [/directors?\b/, 'director'],
  [/nominees?\b/, 'nominee'],
  [/trustees?\b/, 'trustee'],
  [/compensation|remuneration|\bpay\b/, 'compensation'],
  [/auditors?\b|accountants?\b|accounting\b/, 'auditor'],
  [/amend\w*/, 'amendment'],
  [/merger|transaction|acquisition/, 'merger'],
  [/shares?\b|stock\b|split\b/, 'shares'],
  [/votes?\b|voting\b/, 'vote'],
  [/reports?\b|polic(?:y|ies)\b|disclos\w*/, 'report'],
  [/proposals?\b|resolutions?\b/, 'proposal'],
  [/meetings?\b|chair\w*/, 'meeting'],
];

export const LOOSE_END_WORDS: Alternatives = [...SMALL_END_WORDS, [/an?/, 'a']];
