import { SHORT_MONTHS } from './months';
import { POINTED_FORMS } from './legal-forms-patterns';
import type { Alternatives } from '../patterns';
import { JUNIOR, PLAIN_TITLES, PLURAL_TITLES } from './name-words';

/** Words that a full stop follows without ending a sentence, the same for every reader of text. */
export const ABBREVIATIONS: Alternatives = [
  ...PLAIN_TITLES,
  ...PLURAL_TITLES,
  'Prof',
  [new RegExp(JUNIOR), 'Jr'],
  'St',
  'No',
  'Nos',
  ...POINTED_FORMS,
  [/U\.S/, 'U.S'],
  [/a\.m/, 'a.m'],
  [/p\.m/, 'p.m'],
  'vs',
  [/e\.g/, 'e.g'],
  [/i\.e/, 'i.e'],
  'approx',
  ...SHORT_MONTHS,
];

/** Those that end no sentence of a legal text either: partnerships, national banks, versus, one initial. */
export const LEGAL_ABBREVIATIONS: Alternatives = [[/L\.P/, 'L.P'], [/N\.A/, 'N.A'], 'v', [/[A-Z]/, 'A']];

/** Those that hardly a question has: several companies, "compare", a month. */
export const RARE_ABBREVIATIONS: Alternatives = ['Cos', [/U\.K/, 'U.K'], 'cf', 'Sep'];
