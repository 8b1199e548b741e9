import type { Alternatives } from '@/lib/format/patterns';

export const SAY_ON_PAY_WORDS: Alternatives = [
  [/\bsay[- ]on[- ]pay\b/, 'say on pay'],
  [
    /\badvisory vote on (?:(?:executive|named executive officer|neo)(?:'s|s')? )?(?:compensation|pay)\b/,
    'advisory vote on compensation',
  ],
];
