import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, newMember, newUser, type ApiClient } from '../support/api-client';

/** What arrives in an inbox, and who sees it, is tested with the queue that fills it. */
describe('notifications', () => {
  let viewer: ApiClient;

  beforeAll(async () => {
    viewer = await newMember(await newUser(), 'viewer');
  });

  it('begin with an empty inbox, whatever the role', async () => {
    expect((await viewer.request('GET', '/notifications/')).body).toEqual({
      notifications: [],
      total: 0,
      unread_count: 0,
      page: 1,
      size: 20,
    });
    expect((await viewer.request('POST', '/notifications/read-all')).body).toEqual({ marked: 0 });
  });

  it('need a session, an id that exists, and a valid page', async () => {
    expect((await anonymous('GET', '/api/v1/notifications')).status).toBe(401);
    expect((await anonymous('POST', `/api/v1/notifications/${randomUUID()}/read`)).status).toBe(401);
    expect((await viewer.request('POST', `/notifications/${randomUUID()}/read`)).status).toBe(404);
    expect((await viewer.request('POST', '/notifications/x/read')).status).toBe(422);
    expect((await viewer.request('GET', '/notifications?size=1001')).status).toBe(422);
    expect((await viewer.request('GET', '/notifications?unread=maybe')).status).toBe(422);
  });
});
