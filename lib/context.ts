export const ROLES = ['org:admin', 'org:member', 'org:viewer'] as const;
export type Role = (typeof ROLES)[number];

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
};
