import type { Alternatives } from '@/lib/format/patterns';

export const STREET_WORDS: Alternatives = [
  'Street',
  [/St\./, 'St.'],
  'Avenue',
  [/Ave\./, 'Ave.'],
  'Boulevard',
  [/Blvd\.?/, 'Blvd'],
  'Road',
  'Drive',
  'Suite',
  'Floor',
  'Plaza',
  'Place',
  'Parkway',
  'Lane',
  'Square',
  'Yards',
  'Tower',
  'Building',
  'Center',
];
