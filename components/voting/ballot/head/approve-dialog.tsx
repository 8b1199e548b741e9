'use client';

import { ConfirmDialog } from '@/components/ui/on-demand/confirm-dialog-parts';
import { formatCounted } from '@/lib/format/numbers';
import type { Ballot } from '@/lib/voting/ballots/schema';
import type { BallotStep } from '../use-ballot';

type ApproveDialogProps = {
  ballot: Ballot;
  step: BallotStep;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** A confirmation for each step of a ballot that explains its effect. */
export function ApproveDialog({ ballot, step, isBusy, onClose, onConfirm }: ApproveDialogProps) {
  const lines = formatCounted(ballot.lines_total, 'line');
  const texts = {
    approve: {
      title: 'Approve this ballot?',
      description:
        `${lines}, ${ballot.by_hand} by hand, under ${ballot.policy_name} version ${ballot.policy_version}. ` +
        (ballot.approval_warning ?? 'A later change makes it a draft again.'),
      confirmLabel: 'Approve ballot',
      busyLabel: 'Approving…',
    },
    reopen: {
      title: 'Reopen this ballot?',
      description: 'It becomes a draft again and must be approved again before voting. Both approvals are recorded.',
      confirmLabel: 'Reopen',
      busyLabel: 'Reopening…',
    },
    vote: {
      title: 'Record as voted?',
      description: `${lines} of ${ballot.company_name} were cast as approved. Votes and reasons no longer change.`,
      confirmLabel: 'Record as voted',
      busyLabel: 'Recording…',
    },
  }[step];
  return <ConfirmDialog isOpen onOpenChange={onClose} isBusy={isBusy} onConfirm={onConfirm} {...texts} />;
}
