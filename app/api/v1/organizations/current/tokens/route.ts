import { route } from '@/lib/http/route';
import { apiTokenListSchema, createTokenInput, newApiTokenSchema } from '@/lib/integrations/schema-tokens';
import { createToken, listTokens } from '@/lib/integrations/tokens/tokens';

export const GET = route(
  { summary: 'List API tokens', tag: 'Integrations', role: 'org:admin', response: apiTokenListSchema },
  ({ ctx }) => listTokens(ctx),
);

export const POST = route(
  {
    summary: 'Create an API token, shown once; it acts as its creator, within its scopes',
    tag: 'Integrations',
    role: 'org:admin',
    body: createTokenInput,
    response: newApiTokenSchema,
    status: 201,
  },
  ({ ctx, body }) => createToken(ctx, body),
);
