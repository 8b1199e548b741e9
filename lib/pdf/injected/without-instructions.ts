import { instructionRanges } from './find-instructions.ts';

/** Replaces sentences that were addressed to a language model. */
const LEFT_OUT = '[words addressed to a machine left out]';

/** A passage without the sentences that address a language model, so that no model reads them. */
export function withoutInstructions(text: string): string {
  const cuts = instructionRanges(text).map(([start, end]): [number, number] => [
    sentenceStart(text, start, end),
    sentenceEnd(text, end),
  ]);
  if (cuts.length === 0) return text;
  let kept = '';
  let position = 0;
  for (const [start, end] of cuts) {
    if (end <= position) continue;
    if (start >= position) kept += text.slice(position, start) + LEFT_OUT;
    position = end;
  }
  return kept + text.slice(position);
}

/** A command that refers back ("report that figure") removes the sentence it refers to as well. */
const POINTS_BACK = /\b(?:this|that|these|those|the above|preceding|foregoing)\b/i;

/** Every stop counts, also after an abbreviation: the words of an injected command need not be whole sentences. */
function sentenceStart(text: string, at: number, end: number): number {
  const ends = [...text.slice(0, at).matchAll(/[.?!;]["'”’)\]]*\s+(?=\S|$)|\n\s*\n| {3}/g)].map(
    (match) => match.index + match[0].length,
  );
  const pointsBack = POINTS_BACK.test(text.slice(ends.at(-1) ?? 0, sentenceEnd(text, end)));
  return (pointsBack ? ends.at(-2) : ends.at(-1)) ?? 0;
}

function sentenceEnd(text: string, at: number): number {
  const next = /[.?!]["'”’)\]]*(?=\s|$)|\n\s*\n| {3}/.exec(text.slice(at));
  return next ? at + next.index + next[0].trimEnd().length : text.length;
}
