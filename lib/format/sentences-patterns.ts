import { ABBREVIATIONS } from '@/lib/format/abbreviations';
import { oneOf, type Alternatives } from '@/lib/format/patterns';

const WHOLE_WORDS: Alternatives = [
  ...ABBREVIATIONS,
  'Cos',
  'p',
  'pp',
  'Fig',
  'Sec',
  'Art',
  'etc',
  'cf',
  [/U\.K/, 'U.K'],
  'Sep',
];

export const ABBREVIATION_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(WHOLE_WORDS)}`), 'Mr'],
  [/\b[A-Z]/, 'A'],
];
