import { type Alternatives, oneOf, wholeWords } from '@/lib/format/patterns';
import { LEGAL_FORMS } from '@/lib/format/words/legal-forms-patterns';

const BOARDS: Alternatives = [
  [/(?:company )?board (?:service|memberships?|experience)/, 'board service'],
  [/(?:company )?boards?(?: of directors)?/, 'company boards'],
  [/(?:company )?director(?:ship)?s?(?: positions)?/, 'directorships'],
];

/** The label of a list of somebody's present seats on other public boards, alone in its cell. */
export const LISTED_BOARDS_LABELS: Alternatives = [
  [
    new RegExp(
      String.raw`other (?:current )?(?:u\.s\.(?:-listed)? )?public(?:ly[- ](?:traded|held|listed))? ${oneOf(BOARDS)}`,
    ),
    'other current public company boards',
  ],
  [
    new RegExp(String.raw`(?:other )?(?:current )?non-u\.s\.(?:-listed)? public ${oneOf(BOARDS)}`),
    'non-u.s.-listed public company directorships',
  ],
  [new RegExp(String.raw`other (?:current )?(?:u\.s\.-)?listed ${oneOf(BOARDS)}`), 'other u.s.-listed company boards'],
  [/other (?:current )?(?:directorships?|boards?)/, 'other current directorships'],
  [
    new RegExp(String.raw`current (?:other )?(?:u\.s\. )?public(?:ly[- ](?:traded|held))? ${oneOf(BOARDS)}`),
    'current public company boards',
  ],
  [/public company (?:boards|directorships)/, 'public company boards'],
];

/** The end of a label of a list that includes earlier seats: each of its items must say when it was held. */
export const PAST_YEARS = String.raw`(?: \(?(?:within|during|in|over) the (?:past|last) (?:five|5) years\)?)`;

export const INSTITUTIONS: Alternatives = [
  [/trustees?/, 'trustee'],
  [/advis\w+/, 'advisory'],
  'university',
  'college',
  'foundation',
  'council',
  'institute',
  'hospital',
  'museum',
  'school',
];

/** Words of such a list that are not a company's name: committees, other bodies. */
export const NOT_A_BOARD: Alternatives = [
  [/committees?/, 'committee'],
  [/\bchair(?:man|woman|person)?\b/, 'chair'],
  [/\bmembers?\b/, 'member'],
  [wholeWords(INSTITUTIONS), 'foundation'],
  [/\b(?:director|proxy|nominee|statement)\b/, 'director'],
];

/** What shows an earlier seat or one that is not on a public company's board. */
export const NOT_NOW: Alternatives = [
  [/\b(?:former|past|prior|previous)(?:ly)?\b/, 'former'],
  [/\b(?:private|privately|non-?profit|not-for-profit)\b/, 'private'],
  [/\b(?:until|retired|resigned|stepped down|expected|will)\b/, 'until'],
  [/(?:19|20)\d\d\s?(?:-|to|through)\s?(?:19|20)\d\d/, '2012-2019'],
];

/** A seat on a board, before the company's name. */
export const SEATS: Alternatives = [
  'director',
  [/member of the board(?: of directors)?/, 'member of the board of directors'],
  [/board member/, 'board member'],
  [/chair(?:man|woman|person)?(?: of the board(?: of directors)?)?/, 'chair of the board'],
];

const GROUPS: Alternatives = ['Group', 'Bancorp', 'Bancshares', [/Holdings?/, 'Holding'], 'Trust'];
/** With what companies' names end. */
export const LAST_WORDS: Alternatives = [...LEGAL_FORMS, ...GROUPS];

/** How a line begins that continues the name above: "Inc.", "Corporation", "(since 2016)". */
export const GOES_ON: Alternatives = [
  // "salesforce.com, inc." begins a name.
  [/(?![\p{L}\d-]+\.(?:com|ai|io|net)\b)\p{Ll}/u, 'p'],
  [/\(/, '('],
  '&',
  [new RegExp(String.raw`${oneOf(LEGAL_FORMS)}\b\.?`), 'Inc.'],
  [new RegExp(String.raw`${oneOf(GROUPS)},?\b`), 'Trust'],
];

/** With what the next part of a profile begins. */
export const PROFILE_LABELS: Alternatives = [
  [/(?:former|past|prior|previous|within|during|recent)(?:ly)?/, 'former'],
  'private',
  [/non-?profit/, 'non-profit'],
  'other',
  'additional',
  'selected',
  'public company',
  [/non-u\.s\./, 'non-u.s.'],
  'education',
  [/degrees?/, 'degree'],
  [/skills?/, 'skills'],
  'key',
  'career',
  'professional',
  'experience',
  'expertise',
  [/qualifications?/, 'qualifications'],
  'attributes',
  [/committees?/, 'committees'],
  [/boards?/, 'boards'],
  'current',
  'background',
  [/biograph\w+/, 'biography'],
  'age',
  'tenure',
  'gender',
  'director',
  [/independen\w+/, 'independent'],
  [/areas?/, 'areas'],
  'specific',
  'relevant',
  'business',
  'occupation',
  'principal occupation',
  'position',
  [/reasons?/, 'reasons'],
  'why',
  'highlights',
  [/meetings?/, 'meetings'],
  'attendance',
  'ownership',
  'stock',
  'shares',
  'total',
  'compensation',
  'diversity',
  'race',
  'ethnicity',
];
