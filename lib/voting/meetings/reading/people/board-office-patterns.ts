import { anyCase, literally, oneOf, plainWords, wholeWords, type Alternatives } from '@/lib/format/patterns';
import { NAME } from '@/lib/reading/text/names/name-shapes';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { ARABIC_PARTICLES, PARTICLES } from '@/lib/format/words/name-words';

const TITLED = String.raw`${PLAIN_TITLE}\.?\s(?:${oneOf([...PARTICLES, ...ARABIC_PARTICLES])}\s)*\p{Lu}[\p{L}'-]+`;
/** Somebody as running text names them: "Dr. van Roe", "Ann B. Roe". */
export const PERSON = `(?:${TITLED}|${NAME})`;

const HOLDS: Alternatives = [
  [/(?:currently |also |presently )*(?:serves|acts)(?: currently)?(?: as)?/, 'currently serves as'],
  [/continues to serve as/, 'continues to serve as'],
  [/(?:who )?is(?: currently| also)*/, 'who is also'],
  [/has (?:also )?(?:been|served as)/, 'has served as'],
  [/(?:was|has been) (?:re-?)?(?:elected|appointed|designated|selected|named)(?: as| to serve as)?/, 'was elected as'],
];
const OF_BOARD = '\\sof\\s(?:the|our)\\sboard(?:\\sof\\s(?:directors|trustees))?';
const KIND = '(?:independent |non-?executive |executive |current )*';

export const CHAIR = `(?:${KIND}chair(?:man|woman|person)?${OF_BOARD})`;
export const OUR_CHAIR =
  `(?:(?:our|the company['’]s|(?:leadership )?structure consists of an?|led by an?) ` +
  `${KIND}chair(?:man|woman|person)?(?:${OF_BOARD})?)`;
export const LEAD = '(?:(?:current )?(?:lead|presiding) (?:independent |outside )*director)';
export const OUR_LEAD = `(?:(?:our|the company['’]s|the board['’]s) ${LEAD})`;

/** Words about one office, with whoever holds it: before it, after it, or as whom the directors chose. */
export function heldBy(office: string, ourOffice: string): RegExp {
  const holds = anyCase(`,? ${oneOf(HOLDS)}(?: (?:the|our|its|as|an|a))* ${office}\\b`);
  // "Mr. Roe, as Lead Independent Director, presides …".
  const acts = anyCase(`, (?:acting |in (?:his|her) (?:role|capacity) )?as(?: the| our)? ${office},`);
  const chose = anyCase('(?:elected|appointed|designated|selected|named|chose)');
  const as = anyCase(`(?: to serve| to act)? as(?: the| our| its)? ${office}\\b`);
  return new RegExp(
    [
      `(?<!\\p{L})(?<before>${PERSON})(?:${holds}|${acts})`,
      `\\b${anyCase(ourOffice)}(?:,| is|, is)? (?<after>${PERSON})(?!\\p{L})`,
      `\\b${chose} (?<chosen>${PERSON})${as}`,
    ].join('|'),
    'gu',
  );
}

/** A title alone in a cell, below a name or beside it. */
export const CHAIR_TITLE = new RegExp(
  String.raw`^(?:independent |non-?executive |executive )*` +
    String.raw`(?:chair(?:man|woman|person)? of the board(?: of directors)?|board chair(?:man|woman|person)?)$`,
  'i',
);
export const LEAD_TITLE = /^(?:our |independent )?(?:lead|presiding) (?:independent |outside )*director$/i;

/** The head of a table's column of offices in the company itself, where no principal occupation is meant. */
export const POSITION_HEAD = new RegExp(
  String.raw`^(?:current |present )?(?:positions?|offices?|titles?)(?:\(s\))?(?: held)? ` +
    String.raw`(?:with|at|in|of) (?:the |our )?company\b`,
  'i',
);

/** "The roles are split, and the chairman is an independent director." */
export const CHAIR_IS_INDEPENDENT = new RegExp(
  String.raw`\b(?:our|the) (?:current )?(?:board )?chair(?:man|woman|person)?(?:${OF_BOARD})? is ` +
    String.raw`(?:currently |also )*(?:an )?independent\b`,
  'gi',
);

const THERE_IS_NONE: Alternatives = [
  [/(?:we|the board|the company) (?:currently )?ha(?:ve|s) no/, 'we have no'],
  [/(?:do|does) not (?:currently |presently )?have (?:an?|any)/, 'does not currently have a'],
  [/ha(?:ve|s) not (?:appointed|designated|elected|named|selected) (?:an?|any)/, 'has not appointed a'],
];
const CHOSEN = '(?:appointed|designated|elected|named|selected)';
export const NO_LEAD = new RegExp(
  [
    String.raw`\b${oneOf(THERE_IS_NONE)} ${LEAD}\b`,
    // "As our Chair is independent, a Lead Director has not been designated."
    String.raw`\ban? ${LEAD} (?:has|is) not (?:currently )?(?:been )?${CHOSEN}\b`,
    String.raw`\bno ${LEAD} (?:has been|is) (?:currently )?${CHOSEN}\b`,
  ].join('|'),
  'gi',
);
export const ANY_LEAD = /\b(?:lead|presiding) (?:independent |outside )*directors?\b/gi;
/** Words about a lead director whom the board would have or another board has. */
export const OF_NO_LEAD = wholeWords(
  plainWords(`if, when, whenever, where, unless, would, may, might, could, should, in the event, no, not,
    former, formerly, previously, until, was, were, had, served`),
  'i',
);

const BESIDE: Alternatives = [
  [/(?:vice )?president/, 'vice president'],
  [/(?:co-)?founder/, 'co-founder'],
  [/(?:chief \w+|executive) officer/, 'chief executive officer'],
  [/(?:C[EFO]O|director|secretary|treasurer|general counsel)/, 'CEO'],
  [/managing (?:partner|director)/, 'managing partner'],
  [/(?:chair(?:man|woman|person)?|member) of (?:the|its) [a-z&, ]{3,60}? committee/, 'chair of the audit committee'],
];
/** Another company's board, whatever offices are told before its name: "of Acme", ", President and CEO of Acme". */
export const OF_ANOTHER = new RegExp(
  String.raw`^(?:,? (?:and |& )?${oneOf(BESIDE)}){0,3},?\s(?:of|at|for)\s(?!the (?:board|company)\b|our\b)`,
  'i',
);
/** "an entity for which Mr. Roe has served as Chairman of the Board". */
export const ANOTHER_BEFORE = /\b(?:(?:for|of|at|on|in) which|where|whose)\s?$/i;

/** Without their endings, which `\w*` reads. */
const TAKE_STEMS = plainWords('assum, becom, succe, serv, act, tak, appoint, elect, replac');
export const TAKES: Alternatives = [
  [new RegExp(String.raw`(?:will|shall) (?:be )?${oneOf(TAKE_STEMS)}\w*`), 'will assume'],
  [/to (?:assume|become|succeed|replace)/, 'to assume'],
  [/as (?:the|our|its) next/, 'as our next'],
];
/** Somebody who takes an office later does not hold it yet: "Mr. Roe, who will assume the role of Lead Director". */
export function takesLater(surname: string, office: string): RegExp {
  const words = String.raw`(?:(?!\b${PLAIN_TITLE}\b)[^.;]){0,80}`;
  const who = String.raw`(?<!\p{L})${literally(surname)}(?!\p{L})`;
  return new RegExp(String.raw`${who}${words}\b${oneOf(TAKES)}\b${words}\b${office}\b`, 'giu');
}
