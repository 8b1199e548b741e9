import { alternatives, oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';
import { ADDRESS_PLACES } from '@/lib/format/words/address-words-patterns';
import { capitalCount } from '@/lib/format/words/number-words';

export const HEADING_WORDS = plainWords(`
  holders, owners, principal, beneficial, five percent, 5%, greater than, more than, directors, named, executive,
  stockholders, shareholders, name, other,
`);

export const ADDRESS_STREET: Alternatives = [...ADDRESS_PLACES, 'Blvd', 'Box'];

export const ADDRESS_WORDS: Alternatives = [
  [/^(?:c\/o|P\.?\s?O\.?|\d)/, 'c/o'],
  [new RegExp(String.raw`^${capitalCount(1, 3)}\s[A-Z]`), 'One A'],
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
