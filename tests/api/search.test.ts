import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '@/lib/search/schema';
import { newMember, newUser, someCompany, type ApiClient } from '../support/api-client';

describe('the search of the palette', () => {
  let admin: ApiClient;
  let member: ApiClient;
  let stranger: ApiClient;
  const ids: Record<string, string> = {};

  const found = async (client: ApiClient, words: string) => {
    const { body } = await client.request<SearchResult>('GET', `/search?q=${encodeURIComponent(words)}`);
    return body.results.map(({ kind, id }) => `${kind} ${id}`);
  };
  const grid = async (client: ApiClient, name: string, visibility: 'user' | 'organization') =>
    (
      await client.request<{ id: string }>('POST', '/grids', {
        name,
        visibility,
        rows: [{ company_id: ids.company }],
        columns: [{ kind: 'fact', key: 'ceo_pay_ratio' }],
      })
    ).body.id;

  beforeAll(async () => {
    admin = await newUser();
    [member, stranger] = await Promise.all([newMember(admin, 'member'), newUser()]);
    const company = await admin.request<{ id: string }>('POST', '/companies/', someCompany({ name: 'Palette Works' }));
    ids.company = company.body.id;
    ids.shared = await grid(admin, 'Palette of the season', 'organization');
    ids.personal = await grid(admin, 'Palette for myself', 'user');
  });

  it('finds companies and grids by a part of their names', async () => {
    expect(await found(admin, 'palette')).toEqual(
      expect.arrayContaining([`company ${ids.company}`, `grid ${ids.shared}`, `grid ${ids.personal}`]),
    );
    expect(await found(admin, 'OF THE SEASON')).toEqual([`grid ${ids.shared}`]);
    expect(await found(admin, 'season%')).toEqual([]);
  });

  it('leaves out personal grids of others, and whatever another organization has', async () => {
    expect(await found(member, 'palette')).toEqual([`company ${ids.company}`, `grid ${ids.shared}`]);
    expect(await found(stranger, 'palette')).toEqual([]);
  });
});
