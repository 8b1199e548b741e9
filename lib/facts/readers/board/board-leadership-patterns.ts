import { alternatives, oneOf, plainWords, wholeWords, type Alternatives } from '@/lib/format/patterns';

export const BEFORE_CHAIR_TITLE: Alternatives = [
  'founder',
  'co-founder',
  'lead',
  'independent',
  [/non-?executive/, 'nonexecutive'],
  'executive',
  'president',
  'director',
  'chief executive officer',
  'ceo',
  'former',
];

export const CHAIR_ENDINGS: Alternatives = ['man', 'woman', 'person'];

export const COMMITTEE_STEMS = plainWords('audit, comp, nomin, gov, risk, fin');

export const AFTER_CHAIR_TITLE = plainWords('of the board, and, &, president, chief, ceo, director');

export const POSSIBLE_STRUCTURE_WORDS: Alternatives = [
  'whether',
  'should be',
  [/flexib\w*/, 'flexib'],
  [/no (?:fixed )?policy/, 'no policy'],
  'does not have a policy',
  [/(?:does|do) not require/, 'does not require'],
  'not required',
  [/maintain\w* the ability/, 'maintained the ability'],
  [/retains? the (?:ability|right)/, 'retain the ability'],
  'may',
  'if the',
  'when the',
  'either',
  'in the event',
  'in the future',
  'free to choose',
  'proposal',
  'periodically',
  'could',
];

export const PRESENT_STRUCTURE_WORDS: Alternatives = [
  [/\bcurrent(?:ly)?/, 'current'],
  [/our (?:board )?leadership structure/, 'our leadership structure'],
  'at this time',
  [/we (?:have|separate)/, 'we have'],
  [/are (?:held|filled|separate)/, 'are held'],
  [/is (?:combined|separate)/, 'is combined'],
];

export const OFFICE_ELSEWHERE_DIRECTOR: Alternatives = ['director', 'board', 'member', [/chair\w*/, 'chairs']];

export const OWN_BOARD_WORDS: Alternatives = [
  [/the\s/, 'the '],
  [/our\s/, 'our '],
  [/its\s/, 'its '],
  [/each\s/, 'each '],
  [/directors\b/, 'directors'],
];

export const OTHER_COMPANY_NAMES: Alternatives = [
  [/[A-Z][\w&'.-]*/, 'A'],
  [/\p{Lu}{2,}/u, 'AA'],
];

export const POSSIBLE_STRUCTURE = wholeWords(POSSIBLE_STRUCTURE_WORDS, 'i');

export const PRESENT_STRUCTURE = new RegExp(alternatives(PRESENT_STRUCTURE_WORDS), 'i');

export const OFFICE_ELSEWHERE = new RegExp(
  String.raw`\b${oneOf(OFFICE_ELSEWHERE_DIRECTOR)}\b[^.;]{0,40}?\b(?:of|at|for)\s(?!` +
    String.raw`${alternatives(OWN_BOARD_WORDS)})${oneOf(OTHER_COMPANY_NAMES)}[^.;]*$`,
  'u',
);
