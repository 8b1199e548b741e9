import { alternatives, oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const HEADING_WORDS = plainWords(`
  holders, owners, principal, beneficial, five percent, 5%, greater than, more than, directors, named, executive,
  stockholders, shareholders, name, other,
`);

export const ADDRESS_STREET: Alternatives = [
  'Street',
  [/St\./, 'St.'],
  'Avenue',
  [/Ave\./, 'Ave.'],
  'Boulevard',
  'Blvd',
  'Road',
  'Drive',
  'Suite',
  'Floor',
  'Plaza',
  'Place',
  'Parkway',
  'Box',
  'Lane',
  'Square',
  'Center',
  'Tower',
  'Building',
];

export const ADDRESS_WORDS: Alternatives = [
  [/^(?:c\/o|P\.?\s?O\.?|\d)/, 'c/o'],
  [/^(?:One|Two|Three)\s[A-Z]/, 'One A'],
  [new RegExp(String.raw`^(?=.*\d).*\b${oneOf(ADDRESS_STREET)}\b`), 'Street 2'],
  [/\b[A-Z]{2}\s\d{5}/, 'AA 22222'],
  [/\b\d{5}(?:-\d{4})?$/, '22222'],
];

export const SHARE_OF_VOTES_WORDS: Alternatives = [
  [/(?:%|percent\w*) (?:of )?(?:total |combined |aggregate )?voting/, '% voting'],
  [/voting\s(?:power|%)/, 'voting power'],
  [/(?:total|combined) voting/, 'total voting'],
];

export const SHARE_OF_VOTES = new RegExp(alternatives(SHARE_OF_VOTES_WORDS), 'i');
