import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const NOTES_ON_MEMBERS: Alternatives = [
  [/\d{1,2}/, '2'],
  [/ex[- ]?officio[^)]{0,20}/, 'ex officio'],
  'financial expert',
  'independent',
  [/(?:a )?(?:member )?since [^)]{4,20}/, 'member since 2019'],
];

export const SEPARATORS: Alternatives = [
  [/[\s,;:•·●|*†‡–—-]/, ' '],
  [/\band\b/, 'and'],
  '&',
  [new RegExp(String.raw`\(${oneOf(NOTES_ON_MEMBERS)}\)`), '(2)'],
  // A note's number; the number of meetings in the next cell is none.
  [/(?<!\s)\d(?!\d)|\d(?!\d)(?=\s?(?:[,;)]|and\b|$))/, '2'],
  [/\bsince (?:[A-Z][a-z]+ )?(?:\d{1,2}, )?(?:19|20)\d\d(?=,)/, 'since May 2011,'],
  [/\.(?=\s(?:other )?members?:)/, '. members:'],
  [/\bother members\b/, 'other members'],
  [/\bmembers?\b/, 'member'],
];

export const NOT_A_PERSON_WORDS: Alternatives = [
  [/committees?/, 'committee'],
  'board',
  [/directors?/, 'director'],
  [/members?/, 'member'],
  'report',
  'company',
  'chair',
  'the',
  'compensation',
  'audit',
  'table',
  'annual',
  'proposal',
  'human',
  'resources',
  [/meetings?/, 'meeting'],
  'held',
  [/independen\w+/, 'independent'],
  'responsibilities',
  'duties',
  'interlocks',
  'executive',
  'vote',
  'required',
  'fees',
  'primary',
  'key',
  'role',
];
