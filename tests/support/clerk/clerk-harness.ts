import { randomUUID } from 'node:crypto';
import type { AuthProvider } from '@/lib/auth/types';
import type { AuthHarness } from '../suites/auth-suite';
import type { ClerkServer } from './clerk-server';
import { signedWebhook, type TokenSigner } from './clerk-tokens';

type Held = { userId: string; organizationId: string | null };

/** Does what Clerk does in the browser: keeps the session and updates the cookie's token after changes. */
export function clerkHarness(
  provider: AuthProvider,
  server: ClerkServer,
  signer: TokenSigner,
  deliver: (request: Request) => Promise<Response>,
): AuthHarness {
  const { instance } = server;
  const sessions = new Map<Headers, Held>();

  const write = (cookie: Headers) => {
    const held = sessions.get(cookie);
    if (!held) throw new Error('No such session.');
    const { userId, organizationId } = held;
    const organization = organizationId
      ? { id: organizationId, role: instance.membership(organizationId, userId).role }
      : null;
    cookie.set('cookie', `theme=dark; __session=${signer.token({ userId, organization })}`);
  };
  const activate = async ({ cookie }: { cookie: Headers }, organizationId: string | null) => {
    sessions.set(cookie, { userId: held(cookie).userId, organizationId });
    write(cookie);
  };
  const held = (cookie: Headers): Held => sessions.get(cookie) ?? { userId: '', organizationId: null };

  return {
    provider,
    async newPerson(name) {
      const email = `${randomUUID()}@example.test`;
      const userId = instance.addPerson(name, email);
      const cookie = new Headers();
      sessions.set(cookie, { userId, organizationId: null });
      write(cookie);
      return { userId, email, cookie, bearer: new Headers({ authorization: `Bearer ${signer.token({ userId })}` }) };
    },
    async newOrganization(person, name) {
      const organizationId = instance.addOrganization(name, held(person.cookie).userId);
      await activate(person, organizationId);
      return organizationId;
    },
    async join(organizationId, _admin, person, role) {
      instance.addMember(organizationId, person.userId, role);
      await activate(person, organizationId);
    },
    async removeMember(organizationId, _admin, { email }) {
      const person = [...instance.people.values()].find((each) => each.email === email);
      const gone = instance.membershipJson(instance.membership(organizationId, person?.id ?? ''));
      instance.removeMember(organizationId, person?.id ?? '');
      const taken = await deliver(signedWebhook({ type: 'organizationMembership.deleted', data: gone }));
      if (!taken.ok) throw new Error(`The webhook was answered with ${taken.status}.`);
    },
    activate,
    async signOut({ cookie }) {
      sessions.delete(cookie);
      cookie.delete('cookie');
    },
  };
}
