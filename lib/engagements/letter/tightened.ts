import { quoteSupports } from '@/lib/facts/quote-supports';
import { sentencesOf } from '@/lib/format/sentences';
import type { FlagEvidence } from '@/lib/templates/flags/schema';
import { withoutHeading } from './quote-text';

/** Shorter quotes are read whole. */
const LONG_CHARS = 160;
/** A sentence longer than this is cut at its commas. */
const LONGEST_CHARS = 300;
const SHORTEST_CHARS = 25;
const BULLET = /\s*[∎■▪●•◦»✓✔➢►▶]\s+/;

/** The shortest sentence or bullet of a long quote that still shows its fact, so that a letter quotes nothing beside it. */
export function tightened(evidence: FlagEvidence): FlagEvidence {
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

/** The longest run of clauses within the limit that shows it; the run that ends last is the fullest. */
function clausesOf(sentence: string, isShown: (text: string) => boolean): string | undefined {
  const borders = [...sentence.matchAll(/[,;:]\s+/g)].map((match) => match.index + match[0].length);
  const starts = [0, ...borders];
  const ends = [...borders, sentence.length];
  return starts
    .flatMap((start) => {
      const end = ends.findLast((border) => border > start && border - start <= LONGEST_CHARS);
      return end === undefined ? [] : [sentence.slice(start, end).replace(/[,;:]\s*$/, '')];
    })
    .filter((text) => text.length >= SHORTEST_CHARS && isShown(text))
    .toSorted((a, b) => b.length - a.length)[0];
}
