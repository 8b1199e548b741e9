import { instructionRanges } from './find-instructions.ts';

/** Stands for sentences that were addressed to a machine. */
const LEFT_OUT = '[words addressed to a machine left out]';

/** A passage without the sentences that speak to a machine, so that no model reads them. */
export function withoutInstructions(text: string): string {
  const cuts = instructionRanges(text).map(([start, end]): [number, number] => [sentenceStart(text, start), sentenceEnd(text, end)]);
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

function sentenceStart(text: string, at: number): number {
  const ends = [...text.slice(0, at).matchAll(/[.?!;]["'”’)\]]*\s+(?=\S)|\n\s*\n| {3}/g)].at(-1);
  return ends ? ends.index + ends[0].length : 0;
}

function sentenceEnd(text: string, at: number): number {
  const next = /[.?!]["'”’)\]]*(?=\s|$)|\n\s*\n| {3}/.exec(text.slice(at));
  return next ? at + next.index + next[0].trimEnd().length : text.length;
}
