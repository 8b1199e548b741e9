import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AuditRecord } from '@/lib/audit-log/schema';
import { answer, refuse, serve } from '@/tests/support/components/fake-api';
import { testListStates, LONG_NAME } from '@/tests/support/components/list-states';
import { show } from '@/tests/support/components/show';
import { someRecord } from '@/tests/support/components/some-lists';
import { AuditTab } from './audit-tab';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);

const LOG = '/organizations/current/audit';
const choices = { records: 2, actions: ['report.generate'], subject_types: ['report'], people: [] };
const intact = { is_intact: true, records: 2, last_hash: 'b2', first_broken: null };
const others = {
  [`${LOG}/choices`]: () => answer(choices),
  [`${LOG}/chain`]: () => answer(intact),
};
const page = (records: AuditRecord[], next_cursor: string | null = null) => ({ records, next_cursor });
const open = () => show(<AuditTab />);
const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the audit log', () => {
  testListStates({
    path: LOG,
    others,
    open,
    loading: 'Loading the audit log...',
    failure: 'Failed to load the audit log',
    none: page([]),
    some: page([someRecord()]),
    row: 'Ada Brook',
    empty: { title: 'No records yet', says: /Every change, report and answer is recorded here/ },
  });

  it('says who did what to which item, in words and in full', async () => {
    const nameless = someRecord({ sequence: 40, user_name: null, details: { title: LONG_NAME } });
    serve({ ...others, [LOG]: () => answer(page([someRecord(), nameless])) });
    open();
    expect(await row(/Ada Brook/)).toHaveTextContent(/Ada BrookReport requestedReportMeridian Tools 2026/);
    expect(await row(/ada@example\.com/)).toHaveTextContent(LONG_NAME);
    expect(screen.getByTitle(LONG_NAME)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Details of record 40' })).toBeInTheDocument();
  });

  it('reads older records on demand until there are none', async () => {
    const requests = serve({
      ...others,
      [LOG]: (query) =>
        answer(query.get('cursor') ? page([someRecord({ user_name: 'Ben Cole' })]) : page([someRecord()], '41')),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Load older records' }));
    expect(await row(/Ben Cole/)).toBeInTheDocument();
    expect(await row(/Ada Brook/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load older records' })).not.toBeInTheDocument();
    expect(requests).toContain(`${LOG}?cursor=41&limit=50`);
  });

  it('says that filters hide all, and clears them', async () => {
    window.history.replaceState(null, '', '/organization?tab=audit&action=report.generate');
    serve({ ...others, [LOG]: () => answer(page([])) });
    const { user } = open();
    const emptyState = await screen.findByText('No records match');
    await user.click(within(emptyState.parentElement as HTMLElement).getByRole('button', { name: 'Clear filters' }));
    expect(window.location.search).toBe('?tab=audit');
  });
});

describe('the chain of the audit log', () => {
  const chain = async (body: unknown) => {
    serve({ ...others, [LOG]: () => answer(page([])), [`${LOG}/chain`]: () => answer(body) });
    open();
    await screen.findByText('No records yet');
  };
  const says = (words: RegExp) => waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(words));

  it('is shown as intact with the number of records checked', async () => {
    await chain(intact);
    await says(/Chain intact · 2 records checked/);
  });

  it('is shown as broken with the record and the reason', async () => {
    const first_broken = { sequence: 1204, reason: 'its hash is another one' };
    await chain({ ...intact, is_intact: false, first_broken });
    await says(/Chain broken at record 1,204: its hash is another one/);
  });

  it('is shown as not checked where the check failed', async () => {
    serve({ ...others, [LOG]: () => answer(page([])), [`${LOG}/chain`]: () => refuse('forbidden', 'No.') });
    open();
    await says(/The chain could not be checked/);
  });

  it('of a long log is checked only on demand', async () => {
    const requests = serve({
      ...others,
      [LOG]: () => answer(page([])),
      [`${LOG}/choices`]: () => answer({ ...choices, records: 50_000 }),
    });
    const { user } = open();
    const check = await screen.findByRole('button', { name: 'Check the chain of 50,000 records' });
    expect(requests).not.toContain(`${LOG}/chain`);
    await user.click(check);
    await says(/Chain intact/);
  });
});
