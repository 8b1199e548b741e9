import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const GUIDELINE_WORDS: Alternatives = [
  'ownership',
  [/guidelines?/, 'guideline'],
  'holding',
  [/own (?:shares|stock|common)/, 'own shares'],
  [/(?:own|hold|holding) (?:[\w/]+ ){0,3}?(?:shares|stock)/, 'own shares'],
  [/required to (?:own|hold|maintain|acquire)/, 'required to own'],
  [/expected to (?:own|hold)/, 'expected to own'],
  'retain',
];

export const OTHERS_WORDS: Alternatives = [
  [/other (?:named )?executive/, 'other executive'],
  'executive vice',
  'senior vice',
  [/\bEVPs?\b/, 'EVP'],
  [/\bSVPs?\b/, 'SVP'],
  [/vice presidents?/, 'vice president'],
  'section 16',
  'executive officers',
  'named executive officers',
  [/\bNEOs?\b/, 'NEO'],
  'CFO',
  'chief financial',
  [/presidents?\b(?! and c)/, 'president'],
  [/directors?\b/, 'director'],
];

export const DIRECTOR_WORDS: Alternatives = [
  [/\b(?:non-?employee |outside |independent |non-?management )?directors?\b/, 'director'],
  [/\bannual (?:cash )?retainer\b/, 'annual retainer'],
  [/\bretainers?\b/, 'retainer'],
];

export const OF_THEIR_SALARY_WORDS: Alternatives = ['his or her ', 'his ', 'her ', 'their ', 'the ', 'annual '];

export const OF_THEIR_SALARY = new RegExp(
  String.raw`^[^.;]{0,40}?\bof\s${oneOf(OF_THEIR_SALARY_WORDS)}` +
    String.raw`*(?:annual )?(?:base )?(?:salary|salaries|retainer)`,
  'i',
);
