import { ABBREVIATIONS, RARE_ABBREVIATIONS } from '@/lib/format/words/abbreviations';
import { oneOf, type Alternatives } from '@/lib/format/patterns';

const WHOLE_WORDS: Alternatives = [...ABBREVIATIONS, ...RARE_ABBREVIATIONS, 'p', 'pp', 'Fig', 'Sec', 'Art', 'etc'];

export const ABBREVIATION_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(WHOLE_WORDS)}`), 'Mr'],
  [/\b[A-Z]/, 'A'],
];
