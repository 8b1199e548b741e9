import type { Alternatives } from '@/lib/format/patterns';

export const SCALES_2: Alternatives = [
  [/\s?(thousand|million|billion|trillion)\b/, 'thousand'],
  [/(?:\s?(bn|m|k)\b)/, 'bn'],
];

export const PERCENT_SIGNS: Alternatives = [
  [/\s?%/, '%'],
  [/\s(?:percent|per cent|percentage points?)\b/, ' percent'],
];
