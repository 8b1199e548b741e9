import type { Alternatives } from '@/lib/format/patterns';

export const INSTRUCTION_SENTENCE_WORDS: Alternatives = [
  'answer',
  'respond',
  'reply',
  'round',
  'please',
  'provide',
  'give',
  'calculate',
  'compute',
  'approach',
  'use',
  'utiliz',
  'base',
  'basing',
  'state',
  'report',
  'express',
  [/if .*\b(not|isn't)\b.*\b(useful|relevant|meaningful|applicable|something)/, 'if the ratio is not meaningful'],
];
