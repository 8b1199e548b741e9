import type { Context } from '@/lib/context';
import type { BallotRow } from './visible-ballots';

export type ApprovalState = {
  ballot: Pick<BallotRow, 'state' | 'changedBy' | 'preparedBy' | 'isAutomatic' | 'filingChangedAt'>;
  undecided: number;
  isFourEyes: boolean;
  hasSecondPerson: boolean;
};

export type Approval = { refusal: string | null; warning: string | null };

/**
 * The id of the last person who changed a ballot. Making it by hand counts as a change; null for a ballot that was made
 * automatically and never changed.
 */
export function lastChangedBy({ changedBy, preparedBy, isAutomatic }: ApprovalState['ballot']): string | null {
  return changedBy ?? (isAutomatic ? null : preparedBy);
}

/**
 * Whether this person may approve this ballot now: `refusal` says why not and is null where they may; `warning` is
 * shown before an approval that nobody else could give, else null.
 */
export function mayApprove(ctx: Pick<Context, 'userId' | 'role'>, state: ApprovalState): Approval {
  const refuse = (refusal: string): Approval => ({ refusal, warning: null });
  if (ctx.role === 'org:viewer') return refuse('Viewers cannot approve ballots.');
  // After a change of the filing an approved ballot has to be reviewed and approved again.
  const isOpen = state.ballot.state === 'draft' || (state.ballot.state === 'approved' && state.ballot.filingChangedAt);
  if (!isOpen) return refuse('This ballot is already approved.');
  if (state.undecided > 0)
    return refuse(state.undecided === 1 ? 'One line has no vote yet.' : `${state.undecided} lines have no vote yet.`);
  const isOwn = lastChangedBy(state.ballot) === ctx.userId;
  if (!isOwn || !state.isFourEyes) return { refusal: null, warning: null };
  if (state.hasSecondPerson) return refuse('You changed this ballot last. A second person must approve it.');
  return {
    refusal: null,
    warning: 'Nobody else can approve: you prepared this ballot yourself, and this is recorded.',
  };
}
