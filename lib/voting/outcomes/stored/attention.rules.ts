import type { AttentionReason, OutcomeLine } from '../schema';

/** Support in percent of votes for and against, below which a result needs attention. */
export const LOW_SUPPORT_PERCENT = 80;
export const LOW_DIRECTOR_PERCENT = 70;

/** Why a result needs attention; empty where it does not. */
export function attentionReasons(
  line: Pick<OutcomeLine, 'kind' | 'support_cast' | 'with_majority' | 'choice'>,
): AttentionReason[] {
  const { kind, support_cast: support } = line;
  const reasons: AttentionReason[] = [];
  // Shareholder proposals seldom reach it, and neither may the winner of three choices.
  const isCompanys = kind !== 'shareholder_proposal' && kind !== 'director_election' && kind !== 'say_on_pay_frequency';
  if (isCompanys && support !== null && support < LOW_SUPPORT_PERCENT) reasons.push('low_support');
  if (line.with_majority === false) reasons.push('against_majority');
  if (kind === 'director_election' && support !== null && support < LOW_DIRECTOR_PERCENT) reasons.push('low_director');
  return reasons;
}
