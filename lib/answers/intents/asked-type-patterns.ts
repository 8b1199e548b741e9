import type { Alternatives } from '@/lib/format/patterns';

export const NEVER_ASKS_WORDS: Alternatives = [
  [/when (?:is|was|were|are|will|does|do|did|must|can|should)/, 'when is'],
  [/on (?:what|which) (?:day|date)/, 'on what day'],
  [/what (?:day|date)/, 'what day'],
];
