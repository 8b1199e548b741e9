import { TOKENS_KEY } from '@/components/reads/integrations-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { ConfirmChange } from '@/components/shared/confirm-change';
import type { ApiToken } from '@/lib/integrations/schema-tokens';
import { revokeToken } from './integrations-api';

export function RevokeTokenDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  return (
    <ConfirmChange
      title="Revoke this token?"
      description={
        <>
          Programs that use <span className="font-medium text-text">{token.name}</span> are refused at once. This cannot
          be undone.
        </>
      }
      confirmLabel="Revoke"
      busyLabel="Revoking..."
      change={() => revokeToken(token.id)}
      done="Token revoked"
      failed={(error) => apiErrorMessage(error, 'Failed to revoke the token')}
      queryKey={TOKENS_KEY}
      onClose={onClose}
    />
  );
}
