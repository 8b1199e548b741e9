import { unsupportedSentences } from '@/lib/answers/answer-support';
import type { ReportAnswer } from '../schema';

/**
 * The answer as a summary may repeat it: without sentences whose quotes do not show their figures or also show another
 * value. Undefined when nothing remains, or when no quote was found on its page.
 */
export function supportedPart(answer: ReportAnswer): ReportAnswer | undefined {
  if (answer.insufficient_evidence || !answer.sources.some((source) => source.quote_verified)) return undefined;
  // Markers refer to all sources; an unverified one supports nothing.
  const quotes = answer.sources.map((source) => ({ quote: source.quote_verified ? source.excerpt : '' }));
  const doubted = unsupportedSentences(answer.query_text, answer.answer, quotes);
  if (doubted.length === 0) return answer;
  const kept = doubted
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start)}${text.slice(end)}`, answer.answer)
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\n{2,}/g, '\n')
    .trim();
  return /\[\d{1,3}\]/.test(kept) ? { ...answer, answer: kept } : undefined;
}
