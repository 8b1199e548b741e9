'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as actions from '@/app/(app)/voting/actions';
import { MEETINGS_KEY, oneBallot } from '@/components/reads/voting-reads';
import { apiErrorMessage } from '@/components/shell/api-error';
import { callAction } from '@/components/shell/call-action';
import { notify } from '@/components/ui/toast';
import type { Ballot, ChangeLineInput } from '@/lib/voting/ballots/schema';

const STEPS = {
  approve: { call: actions.approveBallot, done: 'Ballot approved', failed: 'The ballot was not approved' },
  reopen: { call: actions.reopenBallot, done: 'Ballot is a draft again', failed: 'The ballot was not reopened' },
  vote: { call: actions.recordVoted, done: 'Recorded as voted', failed: 'The votes were not recorded' },
};
export type BallotStep = keyof typeof STEPS;

/** The changes of a ballot; each answers with the whole ballot, which takes the place of the one shown. */
export function useBallotChanges(ballotId: string) {
  const queryClient = useQueryClient();
  const take = (ballot: Ballot) => {
    queryClient.setQueryData(oneBallot(ballotId).queryKey, ballot);
    void queryClient.invalidateQueries({ queryKey: MEETINGS_KEY });
  };
  const fail = (title: string) => (error: unknown) => {
    notify.error(title, { description: apiErrorMessage(error, 'Try again.') });
    // Somebody else may have changed it meanwhile.
    void queryClient.invalidateQueries({ queryKey: oneBallot(ballotId).queryKey });
  };
  const line = useMutation({
    mutationFn: ({ lineId, body }: { lineId: string; body: ChangeLineInput }) =>
      callAction(actions.changeBallotLine, { params: { id: ballotId, line_id: lineId }, body }),
    onSuccess: take,
    onError: fail('The line was not changed'),
  });
  const step = useMutation({
    mutationFn: (name: BallotStep) => callAction(STEPS[name].call, { params: { id: ballotId } }),
    onSuccess: (ballot, name) => {
      take(ballot);
      notify.success(STEPS[name].done);
    },
    onError: (error, name) => fail(STEPS[name].failed)(error),
  });
  return { line, step };
}
