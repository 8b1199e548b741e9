import { plainWords, type Alternatives } from '@/lib/format/patterns';

export const PAID_PEOPLE: Alternatives = [
  'board',
  [/directors?/, 'director'],
  'management',
  [/executives?/, 'executive'],
];

export const BINDING_PAY = plainWords('maximum, aggregate, prospective, binding');
