import { alternatives, type Alternatives } from '@/lib/format/patterns';

export const PLURAL_WORDS_PARTS: Alternatives = [
  'expenditures',
  'assets',
  'liabilities',
  'taxes',
  'inventories',
  'equivalents',
  'investments',
  'repurchases',
  'sales',
  'revenues',
  'dividends paid',
];

export const PLURAL_WORDS: Alternatives = [
  [new RegExp(String.raw`\b(?:${alternatives(PLURAL_WORDS_PARTS)})$`), 'expenditures'],
  [/^average shares/, 'average shares'],
];
