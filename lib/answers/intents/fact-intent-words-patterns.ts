import type { Alternatives } from '@/lib/format/patterns';

export const CHAIR_WORDS: Alternatives = [
  [/chair\w*/, 'chairs'],
  [/heads? (?:of )?the board/, 'head the board'],
  [/heads? the board/, 'head the board'],
  [/leads? the board/, 'lead the board'],
  [/presid(?:es|ing) over the board/, 'presides over the board'],
  'board leadership',
  'head of the board',
];

export const BEFORE_PROPOSALS: Alternatives = ['themselves ', 'have ', 'has '];

export const PROPOSALS_MADE: Alternatives = [
  [/proposals?/, 'proposal'],
  [/resolutions?/, 'resolution'],
  [/motions?/, 'motion'],
  [/proponents?/, 'proponent'],
  [/ask\w*/, 'asked'],
];

export const EXECUTIVE_WORDS: Alternatives = [
  'ceo',
  "ceo's",
  'chief',
  [/executives?/, 'executive'],
  [/officers?/, 'officer'],
  'management',
  [/boss\w*/, 'bosses'],
  'salary',
  'salaries',
];
