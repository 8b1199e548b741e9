import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const TERMS_AND_MONTHS = plainWords(`
  s&p, s-k, tsr, sec, form, item, regulation, index, january, february, march, april, may, june, july, august,
  september, october, november, december,
`);

export const NO_NAME_WORDS: Alternatives = [
  [new RegExp(String.raw`^${oneOf(TERMS_AND_MONTHS)}$`), 's&p'],
  [/\d/, '2'],
];
