import type { Context, Role } from '@/lib/context';

export type SessionView = {
  user: { id: string; name: string; email: string };
  organization: { id: string; name: string; slug: string } | null;
  organizations: { id: string; name: string }[];
  role: Role;
};

export type Member = { id: string; user_id: string; email: string; first_name: string; last_name: string; role: Role; created_at: string };
export type Invitation = { id: string; email_address: string; role: Role; status: string; created_at: string };

/** Sign-in, organizations, members, invitations and roles: better-auth when embedded, a hosted provider when configured. */
export type AuthProvider = {
  kind: 'embedded' | 'clerk';
  /** Who asks, from the session cookie or the bearer token; null without a valid session. Membership is checked every time. */
  resolveContext(headers: Headers): Promise<Context | null>;
  /** What the shell shows of the session; null without one. */
  sessionView(headers: Headers): Promise<SessionView | null>;
  listMembers(ctx: Context, page: { limit: number; offset: number }): Promise<{ members: Member[]; total: number }>;
};
