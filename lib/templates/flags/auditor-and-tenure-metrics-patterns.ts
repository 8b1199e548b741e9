import { plainWords, type Alternatives } from '@/lib/format/patterns';

export const NON_AUDIT_FEE_SHARE_FILLERS_WORDS: Alternatives = [
  'paid',
  [/auditors?/, 'auditor'],
  'accounting',
  'firm',
  'independent',
  'services',
  'billed',
  [/fees?/, 'fee'],
  [/of (?:the |all )?(?:total|fees)(?: auditor| audit firm)?(?: fees)?/, 'of total'],
  'all fees',
];

export const TOTAL_AUDITOR_FEES_WORDS: Alternatives = [
  [/\btotal (?:auditor|audit firm|accounting firm|accountant) fees?\b/, 'total auditor fee'],
  [/\btotal fees (?:paid )?to (?:the )?auditor\b/, 'total fees to auditor'],
  [/\bauditor(?:'s)? total fees\b/, 'auditor total fees'],
];

export const AUDITOR_TENURE_FILLERS_WORDS = plainWords(`
  served, serving, been, retained, engaged, place, office, continuously, consecutive, consecutively, same,
  external, independent, since,
`);

export const DIRECTOR_TENURE_ANY = plainWords('any, a, individual, longest, maximum, independent');

export const DIRECTOR_TENURE_BOARD: Alternatives = [
  'board ',
  'director ',
  [/directors'? /, 'directors '],
  'board member ',
];

export const DIRECTOR_TENURE_FILLERS_WORDS = plainWords(`
  any, served, serving, serves, tenure, individual, nominee, longer, seat, member, of the board, years of service,
  service,
`);

export const OVERBOARDING_LIMIT_FILLERS_WORDS: Alternatives = [
  'other',
  'outside',
  'public',
  'publicly',
  'traded',
  'listed',
  [/boards?/, 'board'],
  [/directorships?/, 'directorship'],
  'seats',
  'serve',
  'sit',
  'overboarding',
  [/allows?/, 'allow'],
  [/permits?/, 'permit'],
  'policy',
  'limit',
];

export const DIRECTOR_BOARD_SEATS_WORDS = plainWords(
  'other, outside, public, publicly, traded, listed, company, corporate',
);

export const DIRECTOR_BOARD_SEATS_FILLERS_WORDS: Alternatives = [
  'any',
  [/serves?/, 'serve'],
  'serving',
  [/sits?/, 'sit'],
  'sitting',
  [/holds?/, 'hold'],
  'holding',
  [/seats?/, 'seat'],
  'other',
  'outside',
  'public',
  'publicly',
  'traded',
  'listed',
  'company',
  'director',
  'overboarded',
  'overboarding',
  'concurrent',
  'concurrently',
  'additional',
  'nominee',
  'executive',
  'ceo',
];

export const AUDITOR_SERVED_WORDS: Alternatives = [
  'served',
  'serving',
  'been in place',
  'in place',
  'in office',
  'retained',
  'engaged',
  'unchanged',
  'not rotated',
  'same',
];

export const ATTENDANCE_FILLERS_WORDS: Alternatives = [
  'any',
  'each',
  'every',
  'individual',
  [/meetings?/, 'meetings'],
  [/committees?/, 'committees'],
  'and',
  'nominee',
  'incumbent',
  'all',
  'record',
  'rate',
];
