import type { AttentionReason, OutcomeLine } from '../schema';

/** Percent of votes for and against, below which a result asks for attention. */
export const LOW_SUPPORT_PERCENT = 80;
export const LOW_DIRECTOR_PERCENT = 70;

/** Why somebody should look at a result; empty where nobody need. */
export function attentionReasons(
  line: Pick<OutcomeLine, 'kind' | 'support_cast' | 'with_majority' | 'choice'>,
): AttentionReason[] {
  const { kind, support_cast: support } = line;
  const reasons: AttentionReason[] = [];
  // Holders' proposals seldom reach it, and the winner of three choices need not.
  const isCompanys = kind !== 'shareholder_proposal' && kind !== 'director_election' && kind !== 'say_on_pay_frequency';
  if (isCompanys && support !== null && support < LOW_SUPPORT_PERCENT) reasons.push('low_support');
  if (line.with_majority === false) reasons.push('against_majority');
  if (kind === 'director_election' && support !== null && support < LOW_DIRECTOR_PERCENT) reasons.push('low_director');
  return reasons;
}
