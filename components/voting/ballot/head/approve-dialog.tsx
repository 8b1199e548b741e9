'use client';

import { apiErrorMessage } from '@/components/api/api-error';
import { ConfirmDialog } from '@/components/ui/on-demand/confirm-dialog-parts';
import { formatCounted } from '@/lib/format/numbers';
import type { Ballot } from '@/lib/voting/ballots/schema';
import type { BallotStep } from '../use-ballot';

type ApproveDialogProps = {
  ballot: Ballot;
  step: BallotStep;
  isBusy: boolean;
  /** Why the last attempt failed. */
  error: Error | null;
  onClose: () => void;
  onConfirm: () => void;
};

/** A confirmation for each step of a ballot that explains its effect. */
export function ApproveDialog({ ballot, step, isBusy, error, onClose, onConfirm }: ApproveDialogProps) {
  const lines = formatCounted(ballot.lines_total, 'line');
  const { failed, ...texts } = {
    approve: {
      title: 'Approve this ballot?',
      description:
        `${lines}, ${ballot.by_hand} by hand, under ${ballot.policy_name} version ${ballot.policy_version}. ` +
        (ballot.approval_warning ?? 'A later change makes it a draft again.'),
      confirmLabel: 'Approve ballot',
      busyLabel: 'Approving…',
      failed: 'The ballot was not approved.',
    },
    reopen: {
      title: 'Reopen this ballot?',
      description: 'It becomes a draft again and must be approved again before voting. Both approvals are recorded.',
      confirmLabel: 'Reopen',
      busyLabel: 'Reopening…',
      failed: 'The ballot was not reopened.',
    },
    vote: {
      title: 'Record as voted?',
      description: `${lines} of ${ballot.company_name} were cast as approved. Votes and reasons no longer change.`,
      confirmLabel: 'Record as voted',
      busyLabel: 'Recording…',
      failed: 'The votes were not recorded.',
    },
  }[step];
  const problem = error ? apiErrorMessage(error, failed) : null;
  return (
    <ConfirmDialog isOpen onOpenChange={onClose} isBusy={isBusy} error={problem} onConfirm={onConfirm} {...texts} />
  );
}
