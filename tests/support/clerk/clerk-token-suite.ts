import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ago, bearer, contextOf, known, refusing, signer, stranger, type ClerkProduct } from './clerk-product';
import type { TokenOptions } from './clerk-tokens';
import { ClerkRefusal } from './clerk-instance';

/** Which of Clerk's tokens are accepted for what. */
export function clerkTokenSuite(product: () => ClerkProduct): void {
  let held: ReturnType<typeof known> | undefined;
  const someone = () => (held ??= known(product(), 'Refused'));

  describe('session tokens of Clerk', () => {
    it('are read in both versions of their claims', async () => {
      const { session, organizationId } = await known(product(), 'Both Versions');
      for (const version of [1, 2] as const)
        expect(await product().provider.resolveContext(bearer({ ...session, version }))).toMatchObject({
          tenantId: organizationId,
          role: 'org:admin',
        });
    });

    it('are taken from the cookie named after our key, before one of another application on the host', async () => {
      const { session, userId } = await known(product(), 'Two Applications');
      const suffix = createHash('sha1')
        .update(process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY ?? '')
        .digest('base64url')
        .slice(0, 8);
      const cookie = `__session=${stranger.token(session)}; __session_${suffix}=${signer.token(session)}`;
      expect(await product().provider.resolveContext(new Headers({ cookie }))).toMatchObject({ userId });
    });

    it.each([
      ['expired', { issuedAt: ago(120) }],
      ['not yet valid', { notBefore: ago(-120) }],
      ['issued in the future', { issuedAt: ago(-120) }],
      ['made for another site', { azp: 'https://elsewhere.example' }],
      ['made for no site', { azp: null }],
      ['without a session', { extra: { sid: undefined } }],
      ['of a session that still has tasks', { extra: { sts: 'pending' } }],
      ['unsigned', { header: { alg: 'none' } }],
      ['of another kind', { header: { typ: 'at+jwt' } }],
      ['naming an unknown key', { header: { kid: 'ins_other' } }],
    ] satisfies [string, Partial<TokenOptions>][])('open nothing when %s', async (_, options) => {
      const { session } = await someone();
      expect(await product().provider.resolveContext(bearer({ ...session, ...options }))).toBeNull();
    });

    it('open nothing when signed by another key under the name of ours, or altered', async () => {
      const { session, organizationId } = await known(product(), 'Forged');
      expect(
        await product().provider.resolveContext(bearer({ ...session, header: { kid: signer.keyId } }, stranger)),
      ).toBeNull();
      const [header, payload = '', signature] = signer.token({ userId: session.userId }).split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
      const altered = Buffer.from(JSON.stringify({ ...claims, o: { id: organizationId, rol: 'admin' } })).toString(
        'base64url',
      );
      expect(
        await product().provider.resolveContext(
          new Headers({ authorization: `Bearer ${header}.${altered}.${signature}` }),
        ),
      ).toBeNull();
    });

    it('give the weakest role for one that we do not know', async () => {
      const { organizationId } = await known(product(), 'Custom Roles');
      const person = await product().harness.newPerson('Odd Role');
      product().server.instance.addMember(organizationId, person.userId, 'org:auditor');
      expect(
        await product().provider.resolveContext(
          bearer({ userId: person.userId, organization: { id: organizationId, role: 'org:auditor' } }),
        ),
      ).toMatchObject({ role: 'org:viewer' });
    });

    it('take precedence over older tables, and not over newer ones', async () => {
      const { organizationId, cookie } = await known(product(), 'Role Changes');
      const person = await product().harness.newPerson('Changing');
      await product().harness.join(organizationId, { cookie }, person, 'org:admin');
      await contextOf(product(), person.cookie);
      const old = new Headers(person.cookie);
      product().server.instance.changeRole(organizationId, person.userId, 'org:viewer');
      await product().harness.activate(person, organizationId);
      expect(await product().provider.resolveContext(person.cookie)).toMatchObject({ role: 'org:viewer' });
      expect(await product().provider.resolveContext(old)).toMatchObject({ role: 'org:viewer' });
    });
  });

  describe('a token that disagrees with the tables while Clerk does not answer', () => {
    const down = new ClerkRefusal(502, 'bad_gateway', 'down', 'down');

    it('gives the weaker of both roles', async () => {
      const [demoted, promoted] = [await known(product(), 'Demoted'), await product().harness.newPerson('Promoted')];
      await product().harness.join(demoted.organizationId, demoted, promoted, 'org:viewer');
      await contextOf(product(), promoted.cookie);
      await refusing(product(), down, async () => {
        const as = (person: { userId: string }, role: string) =>
          bearer({ userId: person.userId, organization: { id: demoted.organizationId, role } });
        expect(await product().provider.resolveContext(as(demoted, 'org:member'))).toMatchObject({
          role: 'org:member',
        });
        expect(await product().provider.resolveContext(as(promoted, 'org:admin'))).toMatchObject({
          role: 'org:viewer',
        });
      });
    });

    it('opens no organization that the tables do not name', async () => {
      const [outsider, other] = [await known(product(), 'Outsider'), await known(product(), 'Other')];
      await refusing(product(), down, async () => {
        const claimed = bearer({
          userId: outsider.userId,
          organization: { id: other.organizationId, role: 'org:admin' },
        });
        await expect(product().provider.resolveContext(claimed)).rejects.toMatchObject({ code: 'unavailable' });
      });
    });
  });
}
