import { log } from '@/lib/log';
import type { FactKey } from '@/lib/facts/fact-keys';
import { canAnswer } from './asked-type';
import { nearestFact } from './nearest-fact';

/** The facts of a concept that retrieval recognises. With several, the meaning of the question decides. */
const CONCEPT_KEYS: Readonly<Record<string, readonly FactKey[]>> = {
  'pay ratio': ['ceo_pay_ratio', 'median_employee_pay'],
  'median pay': ['median_employee_pay', 'ceo_pay_ratio'],
  'ceo total pay': ['ceo_total_pay'],
  'auditor ratification': ['auditor'],
  'audit fees': ['audit_fees'],
  'number of nominees': ['nominee_count', 'nominees'],
  'meeting date': ['meeting_date'],
  'record date': ['record_date'],
  'shareholder proposals': ['shareholder_proposals'],
  'say on pay support': ['say_on_pay_support'],
  'board chair': ['board_chair', 'lead_independent_director'],
  'director independence': ['independent_directors'],
  'ownership guidelines': ['ceo_ownership_multiple', 'director_ownership_multiple'],
  clawback: ['clawback_policy'],
  'hedging and pledging': ['hedging_policy'],
  'largest holder': ['largest_holder'],
  'board meetings': ['board_meetings', 'board_attendance'],
  overboarding: ['overboarding_limit'],
  'cyber oversight': ['cybersecurity_oversight'],
  'retirement age': ['retirement_age'],
  'term limits': ['term_limit'],
};

/** Lowest cosine similarity at which two questions mean the same. */
const MIN_SIMILARITY = 0.6;

/**
 * Keys of the fact that a question means, when its words name none. Two independent methods must agree: the concept
 * that search recognised, and the nearest example question (some examples ask for things that no fact answers). A wrong
 * fact is worse than none.
 */
export async function keysByMeaning(
  question: string,
  concepts: readonly string[] | undefined,
  signal?: AbortSignal,
): Promise<FactKey[]> {
  const [concept, ...others] = concepts ?? [];
  const known = concept !== undefined && others.length === 0 ? CONCEPT_KEYS[concept] : undefined;
  if (!known) return [];
  try {
    const nearest = await nearestFact(question, signal);
    const [key] = nearest?.keys ?? [];
    const isMeant =
      nearest !== undefined &&
      key !== undefined &&
      nearest.similarity >= MIN_SIMILARITY &&
      known.includes(key) &&
      canAnswer(key, question);
    return isMeant ? [...nearest.keys] : [];
  } catch (error) {
    if (signal?.aborted) throw error;
    log.warn({ err: error }, 'The question could not be compared with the example questions; its words alone decide.');
    return [];
  }
}
