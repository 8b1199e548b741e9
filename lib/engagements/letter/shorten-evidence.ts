import { quoteSupports } from '@/lib/facts/support/quote-supports';
import { sentencesOf } from '@/lib/format/sentences';
import type { FlagEvidence } from '@/lib/templates/flags/schema';
import { withoutHeading } from './quote-text';

/** Quotes up to this length are not shortened. */
const LONG_CHARS = 160;
/** A longer sentence is cut at its commas. */
const LONGEST_CHARS = 320;
const SHORTEST_RUN_CHARS = 80;
const SHORTEST_CHARS = 25;
const BULLET = /\s*[∎■▪●•◦»✓✔➢►▶]\s+/;

/**
 * The shortest sentence or bullet of a long quote that still shows its fact, so that a letter quotes nothing unrelated.
 */
export function shortenEvidence(evidence: FlagEvidence): FlagEvidence {
  const { claim, quote } = evidence;
  if (!claim || (quote.length <= LONG_CHARS && !BULLET.test(quote))) return evidence;
  const isShown = (text: string) => quoteSupports({ ...claim, quote: text }).verdict === 'supported';
  const parts = withoutHeading(quote)
    .replace(/\s*\n\s*/g, ' ')
    .split(BULLET);
  const shown = [...parts, ...parts.flatMap((part) => sentencesOf(part).map(({ text }) => text))]
    .map((text) => text.trim())
    .filter((text) => text.length >= SHORTEST_CHARS && isShown(text))
    .toSorted((a, b) => a.length - b.length)[0];
  if (!shown) return evidence;
  return { ...evidence, quote: shown.length > LONGEST_CHARS ? (clausesOf(shown, isShown) ?? shown) : shown };
}

/**
 * A sequence of clauses within the limit that shows the fact: from the sentence's beginning if possible, otherwise the
 * shortest one at its end.
 */
function clausesOf(sentence: string, isShown: (text: string) => boolean): string | undefined {
  const borders = [...sentence.matchAll(/[,;:]\s+/g)].map((match) => match.index + match[0].length);
  const ends = [...borders, sentence.length];
  const runs = [0, ...borders].flatMap((start) =>
    ends
      .filter((end) => end - start >= SHORTEST_RUN_CHARS && end - start <= LONGEST_CHARS)
      .map((end) => ({ start, end, text: sentence.slice(start, end).replace(/[,;:]\s*$/, '') })),
  );
  return runs
    .filter(({ text }) => isShown(text))
    .toSorted(
      (a, b) => Number(b.start === 0) - Number(a.start === 0) || b.end - a.end || a.text.length - b.text.length,
    )[0]?.text;
}
