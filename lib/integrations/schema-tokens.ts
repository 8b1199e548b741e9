import { z } from 'zod';
import { TOKEN_SCOPES } from '@/lib/context';
import { nameText } from '@/lib/format/names';

export const DEFAULT_TOKEN_DAYS = 90;
const MOST_TOKEN_DAYS = 366;

export const createTokenInput = z.object({
  name: nameText('Enter a name', 'The name'),
  scopes: z
    .array(z.enum(TOKEN_SCOPES, 'must be read, ask, write or admin'))
    .min(1, 'Choose at least one scope')
    .max(TOKEN_SCOPES.length)
    .transform((scopes) => TOKEN_SCOPES.filter((scope) => scopes.includes(scope))),
  expires_in_days: z
    .int('must be a whole number of days')
    .min(1, 'must be at least a day')
    .max(MOST_TOKEN_DAYS, `must be at most ${MOST_TOKEN_DAYS} days`)
    .default(DEFAULT_TOKEN_DAYS),
});
export type CreateTokenInput = z.output<typeof createTokenInput>;

const TOKEN_STATES = ['active', 'expired', 'revoked', 'maker_left'] as const;

export const apiTokenSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** The first eight characters. */
    prefix: z.string(),
    scopes: z.array(z.enum(TOKEN_SCOPES)),
    state: z.enum(TOKEN_STATES),
    created_by: z.string(),
    /** Name of the maker, whose role the token has. */
    created_by_name: z.string(),
    is_own: z.boolean(),
    created_at: z.string(),
    expires_at: z.string(),
    last_used_at: z.string().nullable(),
    revoked_at: z.string().nullable(),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.infer<typeof apiTokenSchema>;

export const apiTokenListSchema = z.object({
  tokens: z.array(apiTokenSchema),
  total: z.number().int(),
  /** Calls of MCP tools in the last seven days. */
  mcp_calls: z.number().int(),
});
export type ApiTokenList = z.infer<typeof apiTokenListSchema>;

/** The only answer that carries the token itself. */
export const newApiTokenSchema = apiTokenSchema.extend({ token: z.string() }).meta({ id: 'NewApiToken' });
export type NewApiToken = z.infer<typeof newApiTokenSchema>;
