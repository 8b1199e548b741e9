import type { Context, Role } from '@/lib/context';

export type SessionView = {
  user: {
    id: string;
    name: string;
    email: string;
    /** False where mail can be sent and nobody has confirmed that the address is theirs. */
    isAddressConfirmed: boolean;
  };
  organization: { id: string; name: string; slug: string } | null;
  organizations: { id: string; name: string }[];
  role: Role;
};

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
  /** Null where the provider does not say. */
  expires_at: string | null;
};

/** An invitation just made. `link` is the secret address to pass on by hand; null when the provider mails its own. */
export type SentInvitation = { invitation: Invitation; link: string | null };

/**
 * Sign-in, organizations, members, invitations and roles: better-auth when embedded, a hosted provider when configured.
 */
export type AuthProvider = {
  kind: 'embedded' | 'clerk';
  /**
   * Who asks, from the session cookie or the bearer token; null without a valid session. Membership is checked every
   * time.
   */
  resolveContext(headers: Headers): Promise<Context | null>;
  /** What the shell shows of the session; null without one. */
  sessionView(headers: Headers): Promise<SessionView | null>;
  listMembers(ctx: Context, page: { limit: number; offset: number }): Promise<{ members: Member[]; total: number }>;
  /** Invitations that wait for an answer, newest first. */
  listInvitations(ctx: Context): Promise<Invitation[]>;
  /** Refuses (409) an address that is a member already or has a pending invitation. */
  inviteMember(ctx: Context, input: { email: string; role: Role }): Promise<SentInvitation>;
  revokeInvitation(ctx: Context, invitationId: string): Promise<void>;
  /** Refuses (409) to take the role from the last admin. */
  updateMemberRole(ctx: Context, userId: string, role: Role): Promise<void>;
  /**
   * Removes a member, or oneself (leaving); refuses (409) for the last admin. The person's sessions lose the
   * organization at once.
   */
  removeMember(ctx: Context, userId: string): Promise<void>;
};

/** Sources beyond our own, such as those of a hosted sign-in; by directive. */
export type ContentSources = Partial<
  Record<
    'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'worker-src' | 'style-src-elem' | 'form-action',
    readonly string[]
  >
>;
