import { beforeAll, describe, expect, it } from 'vitest';
import { newMember, newUser, type ApiClient } from '../support/api-client';

type Contact = { name: string | null; email: string | null; source: string; is_ready: boolean; test_ms: number | null };
const ROOT = '/organizations/current/edgar-contact';

describe('the EDGAR contact', () => {
  let admin: ApiClient;
  beforeAll(async () => void (admin = await newUser()));

  it('is not set in a new organization, and fetching works with another server in place of EDGAR', async () => {
    const { status, body } = await admin.request<Contact>('GET', ROOT);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: null, email: null, source: 'none', is_ready: true });
  });

  it('is set by an admin and visible only within the organization', async () => {
    const contact = { name: 'Example Pension Fund', email: 'stewardship@example.test' };
    const saved = await admin.request<Contact>('PUT', ROOT, contact);
    expect(saved.body).toMatchObject({ ...contact, source: 'organization', is_ready: true, test_ms: null });
    const viewer = await newMember(admin, 'viewer');
    expect((await viewer.request<Contact>('GET', ROOT)).body).toMatchObject(contact);
    expect((await viewer.request('PUT', ROOT, contact)).status).toBe(403);
    expect((await viewer.request('POST', `${ROOT}/test`, {})).status).toBe(403);
    const other = await newUser();
    expect((await other.request<Contact>('GET', ROOT)).body.name).toBeNull();
  });

  it('is tested with one request; the result stays with the contact until it changes', async () => {
    const test = await admin.request<{ is_ok: boolean; ms: number; error: string | null }>('POST', `${ROOT}/test`, {});
    expect(test.body).toMatchObject({ is_ok: true, error: null });
    expect((await admin.request<Contact>('GET', ROOT)).body.test_ms).toBe(test.body.ms);
    await admin.request('PUT', ROOT, { name: 'Renamed Fund', email: 'stewardship@example.test' });
    expect((await admin.request<Contact>('GET', ROOT)).body.test_ms).toBeNull();
  });

  it.each([
    [{ name: '', email: 'a@example.test' }, 'name'],
    [{ name: 'Fund\r\nx-other: header', email: 'a@example.test' }, 'name'],
    [{ name: 'Fund', email: 'no address' }, 'email'],
  ])('refuses %j', async (body, path) => {
    const answer = await admin.request<{ errors: { path: string }[] }>('PUT', ROOT, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0]?.path).toBe(path);
  });
});

describe('the first run', () => {
  it('ends for the organization when a member hides it, and not for another organization', async () => {
    const [admin, other] = [await newUser(), await newUser()];
    const root = '/organizations/current/first-run';
    expect((await admin.request('GET', root)).body).toMatchObject({ is_over: false, companies: 0, ready: null });
    expect((await (await newMember(admin, 'viewer')).request('DELETE', root)).status).toBe(403);
    expect((await admin.request('DELETE', root)).body).toMatchObject({ is_over: true });
    expect((await (await newMember(admin, 'viewer')).request('GET', root)).body).toMatchObject({ is_over: true });
    expect((await other.request('GET', root)).body).toMatchObject({ is_over: false });
  });
});
