import { ABBREVIATIONS, LEGAL_ABBREVIATIONS } from '@/lib/format/words/abbreviations';
import type { Alternatives } from '@/lib/format/patterns';

export const ABBREVIATION_WORDS: Alternatives = [...ABBREVIATIONS, ...LEGAL_ABBREVIATIONS];
