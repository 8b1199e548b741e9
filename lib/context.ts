export const ROLES = ['org:admin', 'org:member', 'org:viewer'] as const;
export type Role = (typeof ROLES)[number];

/** Who asks, on whose data. Every use case takes it first. */
export type Context = {
  userId: string;
  /** The active organization's id, or the user's own id for a personal account. */
  tenantId: string;
  organizationId: string | null;
  /** A personal account acts as admin of itself. */
  role: Role;
  /** A visitor to the demo: one workspace, small quotas, no mail. */
  isDemo?: boolean;
  requestId?: string;
};
