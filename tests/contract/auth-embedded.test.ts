import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { closeDatabase } from '@/db/client';
import { startEmbeddedDatabase } from '@/db/embedded/server';
import { migrateDatabase } from '@/db/migrate';
import { authSuite, type AuthHarness } from '../support/auth-suite';

let stop: () => Promise<void>;
let harness: AuthHarness;

beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'auth-'));
  const embedded = await startEmbeddedDatabase({ dataDir });
  Object.assign(process.env, { DATABASE_URL: embedded.url, DATA_DIR: dataDir, AUTH_SECRET: randomUUID() + randomUUID() });
  await migrateDatabase(embedded.url);
  stop = async () => {
    await closeDatabase();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  harness = await embeddedHarness();
});
afterAll(() => stop());

authSuite('the embedded service', () => harness);

async function embeddedHarness(): Promise<AuthHarness> {
  const { embeddedAuth } = await import('@/lib/auth/embedded-auth');
  const { embeddedProvider } = await import('@/lib/auth/embedded');
  const { api } = embeddedAuth();
  return {
    provider: embeddedProvider,
    async newPerson(name) {
      const email = `${randomUUID()}@example.test`;
      const response = await api.signUpEmail({ body: { name, email, password: 'correct horse battery' }, asResponse: true });
      const { user } = (await response.json()) as { user: { id: string } };
      const cookie = new Headers({ cookie: response.headers.getSetCookie().map((each) => each.split(';')[0]).join('; ') });
      return { userId: user.id, email, cookie, bearer: new Headers({ authorization: `Bearer ${response.headers.get('set-auth-token')}` }) };
    },
    async newOrganization({ cookie }, name) {
      const created = await api.createOrganization({ body: { name, slug: randomUUID() }, headers: cookie });
      if (!created) throw new Error('no organization');
      await api.setActiveOrganization({ body: { organizationId: created.id }, headers: cookie });
      return created.id;
    },
    async join(organizationId, admin, person, role) {
      const plain = role === 'org:admin' ? 'admin' : role === 'org:member' ? 'member' : 'viewer';
      const invited = await api.createInvitation({ body: { email: person.email, role: plain, organizationId }, headers: admin.cookie });
      await api.acceptInvitation({ body: { invitationId: invited.id }, headers: person.cookie });
      await api.setActiveOrganization({ body: { organizationId }, headers: person.cookie });
    },
    async removeMember(organizationId, admin, person) {
      await api.removeMember({ body: { organizationId, memberIdOrEmail: person.email }, headers: admin.cookie });
    },
    async activate({ cookie }, organizationId) {
      await api.setActiveOrganization({ body: { organizationId }, headers: cookie });
    },
    async signOut({ cookie }) {
      await api.signOut({ headers: cookie });
    },
  };
}
