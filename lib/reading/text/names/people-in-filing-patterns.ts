import type { Alternatives } from '@/lib/format/patterns';

export const OFFICES_OF: Alternatives = [
  'CEO',
  'Founder',
  'President',
  [/Chair\w*/, 'Chair'],
  'Officer',
  'Partner',
  'Director',
  'Counsel',
  'board',
];
