import { beforeAll, expect, it } from 'vitest';
import { RATIO_QUERY } from '../api/report-workspace';
import { newMember, newUser, type ApiClient } from '../support/api-client';

type Row = {
  action: string;
  subject_id: string | null;
  created_at: string;
  user_id: string;
  details: Record<string, unknown>;
};
const SECRET = 'Whistleblower at Acme';

let admin: ApiClient;
let member: ApiClient;
beforeAll(async () => {
  admin = await newUser();
  member = await newMember(admin, 'member');
});

const template = (visibility: 'user' | 'organization', name: string, client = member) =>
  client.request<{ id: string }>('POST', '/reports/templates', { name, queries: [RATIO_QUERY], visibility });
const recordsOf = async (id: string) =>
  (await admin.request<{ records: Row[] }>('GET', '/organizations/current/audit?limit=200')).body.records.filter(
    ({ subject_id: subject }) => subject === id,
  );

it('the audit log shows an administrator the time of events on personal items, and none of their texts', async () => {
  const made = await template('user', SECRET);
  expect(made.status).toBe(201);
  await member.request('PUT', `/reports/templates/${made.body.id}/flags`, { flag_configuration: SECRET });
  await member.request('DELETE', `/reports/templates/${made.body.id}`);
  const records = await recordsOf(made.body.id);
  expect(records.map(({ action }) => action)).toEqual(expect.arrayContaining(['template.create', 'template.delete']));
  for (const record of records)
    expect(record).toMatchObject({ user_id: member.userId, details: { is_personal: true } });
  for (const format of ['json', 'csv']) {
    const { body } = await admin.request('GET', `/organizations/current/audit/export?format=${format}`);
    expect(JSON.stringify(body)).not.toContain(SECRET);
  }
  expect(JSON.stringify(records)).not.toContain(SECRET);
  expect((await admin.request('GET', '/organizations/current/audit/chain')).body).toMatchObject({ is_intact: true });
});

it('the names are shown to those who may see the item: its owner, and all members once it is shared', async () => {
  const own = await template('user', 'My own', admin);
  const shared = await template('organization', 'Shared one', admin);
  await admin.request('DELETE', `/reports/templates/${shared.body.id}`);
  expect(await recordsOf(own.body.id)).toMatchObject([{ details: { name: 'My own' } }]);
  const other = await newMember(admin, 'admin');
  const theirs = await template('organization', 'Of the other administrator', other);
  expect(await recordsOf(theirs.body.id)).toMatchObject([{ details: { name: 'Of the other administrator' } }]);
  await other.request('DELETE', `/reports/templates/${theirs.body.id}`);
  const [deleted] = await recordsOf(theirs.body.id);
  expect(deleted).toMatchObject({ action: 'template.delete', details: { name: 'Of the other administrator' } });
});
