import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';
import { ANY_TITLE } from '@/lib/reading/text/names/honorifics';

/** Who only means to retire some day of the coming year may well be nominated until then. */
export const LEAVES_AT: Alternatives = [
  'meeting',
  'term',
  [/re-?election/, 're-election'],
  [/from (?:the|our) board/, 'from the board'],
];

export const DECIDED: Alternatives = [
  'decided',
  [/intends?/, 'intend'],
  [/plans?/, 'plan'],
  'elected',
  'chosen',
  'chose',
];

export const LEFT = plainWords('retired, resigned, departed, stepped down');

export const LEAVES_WORDS: Alternatives = [
  [/\bnot (?:be )?(?:stand(?:ing)?|seek(?:ing)?|running|(?:re-?)?nominat\w+)\b/, 'not stand'],
  [/\bnot been (?:re-?)?nominated\b/, 'not been nominated'],
  [/\bnot (?:wish|want|intend|plan|choose)(?:ing)? to (?:stand|seek|run|be (?:re-?)?nominated)\b/, 'not wish to stand'],
  [/\bnot (?:a )?(?:candidate|nominee)\b/, 'not candidate'],
  [/\bwill (?:retire|step down|leave|depart)\b/, 'will retire'],
  [/\bis retiring\b/, 'is retiring'],
  [/\b(?:decided|intends?|plans?|elected|chosen|chose) not to\b/, 'decided not to'],
  [
    new RegExp(String.raw`\b${oneOf(DECIDED)} to (?:retire|step down)\b(?=[^.;]{0,120}\b${oneOf(LEAVES_AT)}\b)`),
    'decided to retire at the meeting',
  ],
  [/\b(?:retirement|departure|resignation) from (?:the|our) board\b/, 'retirement from the board'],
  [
    new RegExp(String.raw`\b${oneOf(LEFT)} from (?:the|our) board\b(?! of (?!directors|trustees))`),
    'resigned from the board',
  ],
];

export const OFFICES: Alternatives = [
  [/officers?/, 'officer'],
  'chief',
  'CEO',
  'CFO',
  'COO',
  'president',
  'executive',
  [/employ\w+/, 'employee'],
  [/chair\w*/, 'chair'],
  'position',
  'role',
  'counsel',
  'secretary',
];

/** Somebody else who is named before the words about leaving; or somebody who is a nominee. */
export const OF_ANOTHER_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${ANY_TITLE}\b`, 'u'), 'Mr'],
  [/[*†‡]\s?\p{Lu}/u, '* J'],
  [/\bwho (?:is|are) (?:a )?nominees?\b/u, 'who are nominees'],
  [/\p{Lu}\p{Ll}+\s\p{Lu}\.\s\p{Lu}[\p{L}'’-]+,\s(?:aged?|who)\b/u, 'Jane B. Roe, age'],
  [/\p{Lu}\p{Ll}+\s(?:\p{Lu}\.\s)?\p{Lu}[\p{L}'’-]+\s(?:is|will|has)\s?$/u, 'Jane Roe is'],
];
