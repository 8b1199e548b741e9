import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { tokenList } from '@/components/reads/integrations-reads';
import { FirstDataBoundary } from '@/components/reads/first-data-boundary';
import type { ApiToken } from '@/lib/integrations/schema-tokens';
import { answer, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { TokensCard } from './tokens-card';

vi.mock('@/app/(app)/organization/actions', () => ({}));

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const token = (changes: Partial<ApiToken>): ApiToken => ({
  id: crypto.randomUUID(),
  name: 'Warehouse',
  prefix: 'plb_7Qd2',
  scopes: ['read'],
  state: 'active',
  created_by: 'someone',
  created_by_name: 'Tomasz Wrona',
  is_own: false,
  created_at: inDays(-1),
  expires_at: inDays(60),
  last_used_at: null,
  revoked_at: null,
  ...changes,
});

function open(tokens: ApiToken[]) {
  const list = { tokens, total: tokens.length, mcp_calls: 0 };
  serve({ '/organizations/current/tokens': () => answer(list) });
  show(
    <FirstDataBoundary entries={[{ queryKey: tokenList.queryKey, data: list }]}>
      <TokensCard />
    </FirstDataBoundary>,
  );
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

describe('the list of API tokens', () => {
  it('says what tokens are for where there is none', () => {
    open([]);
    expect(screen.getByText(/No tokens yet/)).toBeInTheDocument();
  });

  it('shows their owners, scopes and expiry dates', () => {
    open([
      token({ name: 'Mine', is_own: true, scopes: ['read', 'write'] }),
      token({ name: 'Theirs', expires_at: inDays(5) }),
      token({ name: 'Gone', state: 'revoked', revoked_at: '2026-03-03T10:00:00.000Z' }),
      token({ name: 'Orphan', state: 'maker_left' }),
    ]);
    expect(screen.getByText('2', { selector: 'span' })).toBeInTheDocument();
    expect(row('Mine').getByText('You')).toBeInTheDocument();
    expect(row('Mine').getByText('write')).toBeInTheDocument();
    expect(row('Mine').getByText('plb_7Qd2…')).toBeInTheDocument();
    expect(row('Mine').getByText('never')).toBeInTheDocument();
    expect(row('Theirs').getByText('Tomasz Wrona')).toBeInTheDocument();
    expect(row('Theirs').getByText('in 5 days')).toBeInTheDocument();
    expect(row('Gone').getByText(/Revoked/)).toBeInTheDocument();
    expect(row('Gone').queryByRole('button')).not.toBeInTheDocument();
    expect(row('Orphan').getByText('Its creator left')).toBeInTheDocument();
  });
});
