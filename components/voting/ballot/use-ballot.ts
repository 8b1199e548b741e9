'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as actions from '@/app/(app)/voting/actions';
import { MEETINGS_KEY, oneBallot } from '@/components/reads/voting-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { notify } from '@/components/ui/toast';
import type { Ballot, BallotLine, ChangeLineInput } from '@/lib/voting/ballots/schema';

const STEPS = {
  approve: { call: actions.approveBallot, done: 'Ballot approved' },
  reopen: { call: actions.reopenBallot, done: 'Ballot is a draft again' },
  vote: { call: actions.recordVoted, done: 'Recorded as voted' },
};
export type BallotStep = keyof typeof STEPS;

/**
 * The changes of a ballot; each returns the whole ballot, which replaces the shown one. A changed line
 * is shown at once, so that the next can be voted while it is being saved.
 */
export function useBallotChanges(ballotId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = oneBallot(ballotId);
  const mutationKey = ['ballot-line', ballotId];
  const take = (ballot: Ballot) => {
    queryClient.setQueryData(queryKey, ballot);
    void queryClient.invalidateQueries({ queryKey: MEETINGS_KEY });
  };
  const line = useMutation({
    mutationKey,
    onMutate: ({ lineId, body }) =>
      queryClient.setQueryData<Ballot>(
        queryKey,
        (shown) =>
          shown && { ...shown, lines: shown.lines.map((each) => (each.id === lineId ? changed(each, body) : each)) },
      ),
    mutationFn: ({ lineId, body }: { lineId: string; body: ChangeLineInput }) =>
      callAction(actions.changeBallotLine, { params: { id: ballotId, line_id: lineId }, body }),
    // While another change is being saved, this answer does not contain it yet.
    onSuccess: (ballot) => (queryClient.isMutating({ mutationKey }) > 1 ? undefined : take(ballot)),
    onError: (error, { body }) => {
      // The form of a rationale shows the error beside its field.
      if (body.rationale === undefined)
        notify.error('The line was not changed', { description: apiErrorMessage(error, 'Try again.') });
      // Somebody else may have changed it meanwhile.
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  const step = useMutation({
    mutationFn: (name: BallotStep) => callAction(STEPS[name].call, { params: { id: ballotId } }),
    onSuccess: (ballot, name) => {
      take(ballot);
      notify.success(STEPS[name].done);
    },
    // The dialog shows the error. Somebody else may have changed the ballot meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
  return { line, step };
}

/** A line as it will be once the change is saved. */
function changed(line: BallotLine, { vote, reason, rationale }: ChangeLineInput): BallotLine {
  const worded = rationale === undefined ? line : { ...line, rationale };
  if (vote === undefined) return worded;
  if (vote) return { ...worded, vote, reason: reason ?? null, is_by_hand: true };
  return {
    ...worded,
    vote: line.policy_vote === 'refer' ? null : line.policy_vote,
    reason: null,
    is_by_hand: false,
  };
}
