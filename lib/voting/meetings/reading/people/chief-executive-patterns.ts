import { oneOf, type Alternatives } from '@/lib/format/patterns';

/** Titles that one person holds beside the office: "our Chairman, President and Chief Executive Officer". */
const OTHER_TITLES: Alternatives = [
  [/(?:executive )?chair(?:man|woman|person)?(?: of the board(?: of directors)?)?/, 'chairman of the board'],
  [/(?:co-)?founder/, 'co-founder'],
  'president',
  'director',
];

const OFFICE = `(?:${oneOf(OTHER_TITLES)}(?:,|,? and| &) )*(?:chief executive officer|ceo|principal executive officer)`;

/** Words about the present holder of the office, and not about a former or future one. */
export const NAMED_AFTER_OFFICE = `(?:our|the company['’]s|current) ${OFFICE}(?:,| is)? \\(?`;

const SERVING: Alternatives = [
  [/(?:currently |presently |also )?serves (?:as )?(?:both )?/, 'currently serves as '],
  [/has (?:also )?(?:served|been)(?: as)?/, 'has served as'],
  [/(?:who )?is(?: also)?(?: currently)?/, 'who is also'],
  [/continues to serve as/, 'continues to serve as'],
];

export const NAMED_BEFORE_OFFICE = `,? \\(?(?:${oneOf(SERVING)} ?)?(?:our|the company['’]s) (?:current )?${OFFICE}\\b`;

const TOOK_OFFICE: Alternatives = [
  [/has (?:been|served as)/, 'has served as'],
  [/(?:currently )?serves as/, 'serves as'],
  'is',
  [/was (?:named|appointed|elected)/, 'was named'],
  'became',
];

/** "…, 60, has been President and Chief Executive Officer and a director since 2016", at the head of a biography. */
export const OFFICE_IN_BIOGRAPHY =
  `,? \\(?(?:age )?\\d\\d\\)?,? ${oneOf(TOOK_OFFICE)} (?:our |the company['’]s )?${OFFICE}` +
  String.raw`(?=[.;]|,? (?:since|effective|and (?:has been |a |was )?(?:director|member|chair|elected)|and,))`;

const HEADS_OF_LISTS: Alternatives = [
  [/named executive(?:s| officers?)/, 'named executive officers'],
  'neos',
  [/discussion (?:and analysis )?covers/, 'discussion covers'],
];

/** Passages on the officers whose pay is reported, and letters, which name officers of the company itself. */
export const OF_OFFICERS = new RegExp(String.raw`\b${oneOf(HEADS_OF_LISTS)}\b`, 'i');
export const OF_A_LETTER = /\b(?:sincerely|respectfully|best regards|thank you|yours truly)\b/i;
export const OFFICE_IN_LIST = `, (?:our |the )?${OFFICE}(?=[;,)]|,? and\\b|\\s\\()`;
export const OFFICE_BELOW_NAME = `\\s+${OFFICE}(?![\\w,]| of\\b| at\\b)`;

const NOT_NOW: Alternatives = [
  'former',
  'formerly',
  'retired',
  'previous',
  'previously',
  'prior',
  'then',
  'interim',
  'outgoing',
  'incoming',
  'next',
  'new',
  'become',
  'becoming',
  'effective',
  'succeed',
  'succeeding',
  'successor',
  'transition',
  'until',
  'expected',
  [/emerit[ua]s?/, 'emeritus'],
];

export const NOT_HOLDING = new RegExp(String.raw`\b${oneOf(NOT_NOW)}\b`, 'i');

/** Before an office that is taken, or held since a date. */
export const TAKES_OFFICE: Alternatives = [
  'elected',
  'appointed',
  'named',
  'become',
  'became',
  'promoted to',
  'has been',
  'has served as',
];
