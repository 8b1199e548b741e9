import type { LetterChecks, LetterSentence, VotingCondition } from '@/lib/engagements/schema-email';

export type LetterPart = {
  start: number;
  text: string;
  sentence: LetterSentence | null;
  condition: VotingCondition | null;
};

/** Splits the letter at its checked sentences; the joined parts are the letter. */
export function letterParts(content: string, { sentences, voting_conditions: conditions }: LetterChecks): LetterPart[] {
  const parts: LetterPart[] = [];
  let at = 0;
  for (const sentence of [...sentences].sort((one, other) => one.start - other.start)) {
    if (sentence.start < at || sentence.end > content.length) continue;
    if (sentence.start > at)
      parts.push({ start: at, text: content.slice(at, sentence.start), sentence: null, condition: null });
    const condition = conditions.find(({ start, end }) => start < sentence.end && end > sentence.start) ?? null;
    parts.push({ start: sentence.start, text: content.slice(sentence.start, sentence.end), sentence, condition });
    at = sentence.end;
  }
  if (at < content.length) parts.push({ start: at, text: content.slice(at), sentence: null, condition: null });
  return parts;
}
