import { apiErrorMessage } from '@/components/api/api-error';
import { ConfirmChange } from '@/components/shared/confirm-change';
import type { ListedInvitation } from '@/lib/organizations/schema-members';
import { ORGANIZATION_KEY } from '@/components/reads/organization-reads';
import { revokeInvitation } from '../organization-api';

export function RevokeDialog({ invitation, onClose }: { invitation: ListedInvitation; onClose: () => void }) {
  return (
    <ConfirmChange
      title="Are you sure you want to revoke this invitation?"
      description={
        <>
          The link for <span className="font-medium text-text">{invitation.email_address}</span> stops working at once.
        </>
      }
      confirmLabel="Revoke"
      busyLabel="Revoking..."
      change={() => revokeInvitation(invitation.id)}
      done="Invitation revoked"
      failed={(error) => apiErrorMessage(error, 'Failed to revoke invitation')}
      queryKey={ORGANIZATION_KEY}
      onClose={onClose}
    />
  );
}
