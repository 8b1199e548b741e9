import { ABBREVIATIONS, LEGAL_ABBREVIATIONS, RARE_ABBREVIATIONS } from '@/lib/format/words/abbreviations';
import type { Alternatives } from '@/lib/format/patterns';

export const ABBREVIATION_WORDS: Alternatives = [
  ...ABBREVIATIONS,
  ...LEGAL_ABBREVIATIONS,
  ...RARE_ABBREVIATIONS,
  'Gen',
  'Adm',
  'Lt',
  'Col',
  'Hon',
  'Rev',
  'al',
  'est',
];
