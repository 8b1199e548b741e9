import { apiErrorMessage } from '@/components/api/api-error';
import { ConfirmChange } from '@/components/shared/confirm-change';
import type { Member } from '@/lib/auth/types';
import { memberName } from './member-name';
import { ORGANIZATION_KEY } from '@/components/reads/organization-reads';
import { removeMember } from '../organization-api';

export function RemoveMemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  return (
    <ConfirmChange
      title="Are you sure you want to remove this member?"
      description={
        <>
          <span className="font-medium text-text">{memberName(member)}</span> ({member.email}) loses access to the
          organization at once. What they created for it is kept.
        </>
      }
      confirmLabel="Remove"
      busyLabel="Removing..."
      change={() => removeMember(member.user_id)}
      done="Member removed"
      failed={(error) => apiErrorMessage(error, 'Failed to remove member')}
      queryKey={ORGANIZATION_KEY}
      onClose={onClose}
    />
  );
}
