import { route } from '@/lib/http/route';
import { revokeToken } from '@/lib/integrations/tokens/tokens';
import { idParams } from '@/lib/common-schemas';

export const DELETE = route(
  { summary: 'Revoke an API token', tag: 'Integrations', role: 'org:admin', params: idParams, status: 204 },
  ({ ctx, params }) => revokeToken(ctx, params.id),
);
