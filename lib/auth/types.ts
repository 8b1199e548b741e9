import type { Context, Role } from '@/lib/context';

export type SessionView = {
  user: {
    id: string;
    name: string;
    email: string;
    /** False when mail can be sent and the address has not been confirmed. */
    isAddressConfirmed: boolean;
  };
  organization: { id: string; name: string; slug: string } | null;
  organizations: { id: string; name: string }[];
  role: Role;
};

/** A membership and its role; without an organization the person is the admin of the personal account. */
export type CurrentAccess = { membershipId: string | null; role: Role };

export type Member = {
  id: string;
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  created_at: string;
};
export type Invitation = {
  id: string;
  email_address: string;
  role: Role;
  status: 'pending' | 'accepted' | 'revoked' | 'expired';
  created_at: string;
  /** Null when the provider does not give it. */
  expires_at: string | null;
};

/** A new invitation. `link` is the secret URL to pass on by hand; null when the provider sends the mail itself. */
export type SentInvitation = { invitation: Invitation; link: string | null };

/**
 * Sign-in, organizations, members, invitations and roles. Implemented by better-auth (embedded) and by a hosted
 * provider.
 */
export type AuthProvider = {
  kind: 'embedded' | 'clerk';
  /**
   * The caller's context, from the session cookie or the bearer token; null without a valid session. Membership is
   * checked at every call.
   */
  resolveContext(headers: Headers): Promise<Context | null>;
  /**
   * A person's present membership and role, for calls without a session: in the organization, or with null in the
   * personal account. Null when the account or the membership no longer exists.
   */
  currentAccess(userId: string, organizationId: string | null): Promise<CurrentAccess | null>;
  /** The part of the session that the page frame shows; null without a session. */
  sessionView(headers: Headers): Promise<SessionView | null>;
  listMembers(ctx: Context, page: { limit: number; offset: number }): Promise<{ members: Member[]; total: number }>;
  /** Pending invitations, newest first. */
  listInvitations(ctx: Context): Promise<Invitation[]>;
  /** Throws a conflict (409) for an address that is already a member or has a pending invitation. */
  inviteMember(ctx: Context, input: { email: string; role: Role }): Promise<SentInvitation>;
  revokeInvitation(ctx: Context, invitationId: string): Promise<void>;
  /** Throws a conflict (409) for the last admin. */
  updateMemberRole(ctx: Context, userId: string, role: Role): Promise<void>;
  /**
   * Removes a member, or the caller (leaving); throws a conflict (409) for the last admin. The person's sessions lose
   * the organization at once.
   */
  removeMember(ctx: Context, userId: string): Promise<void>;
};

/** Additional Content-Security-Policy sources by directive, for example those of a hosted sign-in. */
export type ContentSources = Partial<
  Record<
    'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'worker-src' | 'style-src-elem' | 'form-action',
    readonly string[]
  >
>;
