import { plainWords, type Alternatives } from '../patterns';

/** What the name of a street ends with, and what follows it within a house. */
export const STREET_WORDS = plainWords('Street, Avenue, Road, Lane, Drive, Boulevard, Suite, Floor');
/** Names of streets that other names end with as well. */
export const OPEN_PLACES = plainWords('Plaza, Parkway, Square');
/** All of them as addresses print them, and the names of houses. */
export const ADDRESS_PLACES: Alternatives = [
  ...STREET_WORDS,
  ...OPEN_PLACES,
  [/St\./, 'St.'],
  [/Ave\./, 'Ave.'],
  ...plainWords('Place, Tower, Building, Center'),
];

/** "P.O. Box", "PO Box". */
export const POST_BOX = String.raw`P\.?\s?O\.?\sBox`;
/** "55 L", "55 N. L": the number of a house before its street, for patterns with the flag `u`. */
export const HOUSE_NUMBER = String.raw`\d{1,5}\s(?:[NSEW]\.?\s)?\p{Lu}`;
