export const ROLES = ['org:admin', 'org:member', 'org:viewer'] as const;
export type Role = (typeof ROLES)[number];

/** What an API token may do; each scope includes those before it. */
export const TOKEN_SCOPES = ['read', 'ask', 'write', 'admin'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** The caller and the tenant whose data is used. First parameter of every use case. */
export type Context = {
  userId: string;
  /** Id of the active organization, or the user's own id for a personal account. */
  tenantId: string;
  organizationId: string | null;
  /** In a personal account the user is the admin. */
  role: Role;
  /** True for a demo visitor: one workspace, small quotas, no mail. */
  isDemo?: boolean;
  requestId?: string;
  /** Set when a program called with an API token. */
  token?: { id: string; scopes: readonly TokenScope[] };
};
