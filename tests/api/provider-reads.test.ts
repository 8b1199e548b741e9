import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newMember, newUser, type ApiClient } from '../support/api-client';

const someEmail = () => `${randomUUID()}@example.test`;

describe('the sign-in service’s own calls that read', () => {
  it('list members and invitations, and the whole organization, in their own shape', async () => {
    const admin = await newUser();
    const viewer = await newMember(admin, 'viewer');
    const email = someEmail();
    await admin.request('POST', '/api/auth/organization/invite-member', { email, role: 'member' });
    const read = (who: ApiClient, name: string, query = '') =>
      who.request<unknown>('GET', `/api/auth/organization/${name}${query}`);

    const of = { organizationId: admin.organizationId };
    const members = [
      { ...of, userId: admin.userId, role: 'admin', user: { id: admin.userId, email: admin.email } },
      { ...of, userId: viewer.userId, role: 'viewer', user: { id: viewer.userId, email: viewer.email } },
    ];
    const invitations = [{ ...of, email, role: 'member', status: 'pending' }];
    expect((await read(viewer, 'list-members')).body).toMatchObject({ total: 2, members });
    expect((await read(viewer, 'list-members', '?limit=1&offset=1')).body).toMatchObject({
      total: 2,
      members: members.slice(1),
    });
    expect((await read(admin, 'list-invitations')).body).toMatchObject(invitations);
    expect(await read(viewer, 'list-invitations')).toMatchObject({ status: 403 });
    expect((await read(admin, 'get-full-organization', `?organizationId=${admin.organizationId}`)).body).toMatchObject({
      id: admin.organizationId,
      members,
      invitations,
    });
    expect((await read(viewer, 'get-full-organization')).body).toMatchObject({ members, invitations: [] });

    await viewer.request('POST', '/api/auth/organization/set-active', { organizationId: null });
    expect((await read(viewer, 'get-full-organization')).body).toBeNull();
    expect((await read(viewer, 'list-members')).body).toEqual({ members: [], total: 0 });
  });
});
