import { LOWER_MONTHS } from '@/lib/format/words/months';
import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const TERMS_AND_MONTHS = [...plainWords('s&p, s-k, tsr, sec, form, item, regulation, index'), ...LOWER_MONTHS];

export const NO_NAME_WORDS: Alternatives = [
  [new RegExp(String.raw`^${oneOf(TERMS_AND_MONTHS)}$`), 's&p'],
  [/\d/, '2'],
];
