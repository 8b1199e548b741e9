import { oneOf } from '@/lib/format/patterns';
import type { Frequency } from '../types';
import { DECIDES_WORDS } from './frequency-decision-patterns';

const DECIDES = new RegExp(
  String.raw`\b(?:board|directors|company|corporation|trustees|registrant)\b.{0,160}\b` +
    String.raw`${oneOf(DECIDES_WORDS)}\b`,
  'i',
);
const VOTE = /\b(?:advisory|say[- ]on[- ]pay|non-?binding|frequency)\b/i;
const OFTEN: readonly { value: Frequency; pattern: RegExp }[] = [
  {
    value: 'one_year',
    pattern: new RegExp(
      [
        String.raw`\bannual(?:ly)?\b(?! (?:general )?meetings?\b)|\b(?:every|each|once (?:a|per|every|`,
        String.raw`each)) (?:one |1 )?year\b|\bone[- ]year\b`,
      ].join(''),
      'gi',
    ),
  },
  { value: 'two_years', pattern: /\bbiennial(?:ly)?\b|\b(?:every )?(?:two|2)[- ]years?\b/gi },
  { value: 'three_years', pattern: /\btriennial(?:ly)?\b|\b(?:every )?(?:three|3)[- ]years?\b/gi },
];

/**
 * How often the board decided to hold the vote on pay, and the words that say so; undefined where it is not certain.
 */
export function frequencyDecision(text: string): { value: Frequency; start: number; end: number } | undefined {
  for (const sentence of text.matchAll(/[^.;]+(?:[.;](?!\s|$)[^.;]*)*[.;]?/g)) {
    const decides = DECIDES.exec(sentence[0]);
    if (!decides || !VOTE.test(sentence[0])) continue;
    // What stockholders preferred is not what the board decided; the next vote on frequency is years away in any case.
    const from = decides.index;
    const said = sentence[0]
      .slice(from)
      .replace(/\b(?:until|no later than|which will occur)\b.*$/i, '')
      .replace(/\b(?:consistent with|in accordance with|in light of|consider\w+)\b[^,]*,/gi, '');
    const found = OFTEN.flatMap(({ value, pattern }) => (said.search(pattern) >= 0 ? [value] : []));
    const [value] = found;
    if (found.length === 1 && value) return { value, start: sentence.index, end: sentence.index + sentence[0].length };
  }
  return undefined;
}
