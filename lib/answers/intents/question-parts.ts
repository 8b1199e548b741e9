import { oneOf } from '@/lib/format/patterns';
import {
  LEAD_ARTICLES,
  LEAD_QUESTION_WORDS,
  LEAD_VERBS,
  SECOND_PART_ARTICLES,
  ASKING_WORDS,
} from './question-parts-patterns';

const ASKS = oneOf(ASKING_WORDS);
const JOINT = new RegExp(
  `(?:\\?|;|,)?\\s+(?:and|also|as well as)\\s+(?:also\\s+)?(?=${ASKS}\\b)|[?;]\\s+(?=(?:and\\s+|also\\s+)?${ASKS}\\b)`,
  'i',
);
/** "What were the audit fees and the tax fees?": one lead, two things asked for. */
const SHARED_LEAD = new RegExp(
  String.raw`^(?<lead>${oneOf(LEAD_QUESTION_WORDS)}\b(?:\s${oneOf(LEAD_VERBS)})?${oneOf(LEAD_ARTICLES)}` +
    String.raw`?)\s(?<first>[^,?;]{4,80}?),?\s(?:and|as well as)\s${oneOf(SECOND_PART_ARTICLES)}` +
    String.raw`?(?<second>[^,?;]{4,80})\??$`,
  'i',
);
const MAX_PARTS = 4;

/**
 * The questions in one sentence, each rewritten to be complete on its own; only the whole sentence when it contains
 * one.
 */
export function questionParts(question: string): string[] {
  const text = question.trim();
  const parts = text
    .split(JOINT)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= 2);
  if (parts.length > 1) return parts.slice(0, MAX_PARTS);
  const shared = SHARED_LEAD.exec(text)?.groups;
  return shared?.lead && shared.first && shared.second
    ? [`${shared.lead} ${shared.first}`, `${shared.lead} ${shared.second}`]
    : [text];
}
