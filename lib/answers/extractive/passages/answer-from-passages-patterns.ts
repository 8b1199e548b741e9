import { alternatives, oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const ASKS_FOR_SEVERAL_COMPANIES = plainWords(`
  companies, firms, members, directors, nominees, persons, people, executives, officers, holders, owners, banks,
  peers,
`);

export const ASKS_FOR_SEVERAL_WORDS: Alternatives = [
  [/\bwho (?:are|were|serve|sit)\b/, 'who are'],
  [
    new RegExp(String.raw`\b(?:which|what|name the|list the) (?:\w+ )?${oneOf(ASKS_FOR_SEVERAL_COMPANIES)}\b`),
    'which companies',
  ],
];

export const ASKS_FOR_SEVERAL = new RegExp(alternatives(ASKS_FOR_SEVERAL_WORDS), 'i');
