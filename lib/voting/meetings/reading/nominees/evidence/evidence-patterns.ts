import { plainWords, type Alternatives } from '@/lib/format/patterns';

/** What is printed beside the names of directors. */
export const ON_BOARD: Alternatives = [
  [/(?:director|trustee)s? since/, 'director since'],
  [/joined (?:the|our) board/, 'joined our board'],
  'independent director',
];

export const CLASS_OF_DIRECTORS: Alternatives = [
  [/\bcontinu\w+/, 'continuing'],
  [/\bterms? (?:will )?expir\w+/, 'term will expire'],
  [/\bclass (?:i{1,3}|[123])\b/, 'class ii'],
];

/** What is printed beside the name of somebody who leaves the board or has left another one. */
export const DEPARTURES: Alternatives = [
  [/\bretir(?:e|ing|ement)\b/, 'retiring'],
  [/\bnot (?:be )?stand\w*/, 'not standing'],
  [/\bresign\w*/, 'resigned'],
  [/\bformer\b/, 'former'],
  [/\bnot (?:seek|been nominated)/, 'not been nominated'],
];

export const OFFICES: Alternatives = [
  [/\b(?:executive|senior) vice president\b/, 'senior vice president'],
  [/\bchief (?:financial|operating|legal|accounting|people)\b/, 'chief legal'],
  [/\bgeneral counsel\b/, 'general counsel'],
  [/\bsecretary\b/, 'secretary'],
];

export const ELECTED: Alternatives = [[/\b(?:re-?)?elect(?:ed|ion|ing)?\b/, 'reelection']];

/** People who sign a filing or are named in it and do not belong to the company. */
export const OUTSIDERS: Alternatives = [[/\b(?:partner|auditor|LLP|transfer agent|solicitor)\b/, 'transfer agent']];

export const HOLDERS: Alternatives = [
  [/\b(?:proponent|stockholder|shareholder|shareowner|beneficial owner|owns?)\b/, 'beneficial owner'],
];

export const EXPIRES: Alternatives = [[/expir\w*/, 'expires'], ...plainWords('until, term, terms')];
