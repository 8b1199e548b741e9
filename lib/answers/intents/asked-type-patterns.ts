import { BE_VERBS, DO_VERBS } from '@/lib/format/words/auxiliary-verbs';
import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const VERBS_BEHIND_WHEN: Alternatives = [...BE_VERBS, 'will', ...DO_VERBS, 'must', 'can', 'should'];

export const NEVER_ASKS_WORDS: Alternatives = [
  [new RegExp(String.raw`when ${oneOf(VERBS_BEHIND_WHEN)}`), 'when is'],
  [/on (?:what|which) (?:day|date)/, 'on what day'],
  [/what (?:day|date)/, 'what day'],
];
