import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryScreen } from '@/components/queries/query-screen';
import { readAddress } from '@/components/queries/url-state';
import type { Document } from '@/lib/documents/schema';
import { answer, file, never, serve } from '@/tests/support/components/fake-api';
import { aPdf } from '@/tests/support/components/fake-pdf';
import { testListStates } from '@/tests/support/components/list-states';
import { show } from '@/tests/support/components/show';
import { someCompany } from '@/tests/support/components/some-company';
import { someDocument } from '@/tests/support/components/some-lists';

vi.mock('react-pdf', async () => (await import('@/tests/support/components/fake-pdf')).fakeReactPdf);

const meridian = someCompany();
const harbor = someCompany({ name: 'Harbor Grain Co.', ticker: 'HBG', ready_for_queries: 0 });
const proxy = someDocument({ company_id: meridian.id });
const annual = someDocument({ company_id: meridian.id, form_type: '10-K', filing_date: '2026-02-20' });
const older = someDocument({
  company_id: meridian.id,
  form_type: '10-K',
  fiscal_year: 2024,
  filing_date: '2025-02-18',
});

const answers = (documents: Document[]) => ({
  '/companies/': () => answer([meridian, harbor]),
  [`/companies/${meridian.id}`]: () => answer(meridian),
  '/documents/': () => answer(documents),
  ...Object.fromEntries(documents.map(({ id }) => [`/documents/${id}/pdf`, () => file()])),
});

const open = (search = '') => show(<QueryScreen address={readAddress(new URLSearchParams(search))} />);

/** Opens the screen with a company chosen, once its filings are there. */
async function openCompany(documents: Document[], search = '') {
  const requests = serve(answers(documents));
  const { user } = open(`company=${meridian.id}${search}`);
  await screen.findByRole('table', { name: 'Documents' });
  return { user, requests };
}

const companies = () => screen.findByRole('list', { name: 'Companies' });
const documents = () => screen.getByRole('table', { name: 'Documents' });
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const askTab = () => screen.getByRole('tab', { name: /^Query Documents/ });
const filter = (name: string) => screen.getByRole('combobox', { name });

beforeEach(() => aPdf());

describe('the companies to ask', () => {
  testListStates({
    path: '/companies/',
    open: () => open(),
    loading: 'Loading companies...',
    failure: 'Failed to load companies',
    none: [],
    some: [meridian],
    row: 'Meridian Tools Inc.',
    empty: { title: 'No companies found', says: /Try a different search term/ },
  });

  it('say how many of their filings are ready, and open their filings', async () => {
    serve(answers([proxy]));
    const { user } = open();
    expect(screen.getByText('Select a company and documents to begin your analysis')).toBeVisible();
    expect(askTab()).toBeDisabled();
    expect(await within(await companies()).findByRole('button', { name: /^Harbor Grain Co\..*0 ready/ })).toBeVisible();
    const first = within(await companies()).getByRole('button', { name: /^Meridian Tools Inc\..*MRDT.*3 ready/ });
    await user.click(first);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('heading', { name: /^Meridian Tools Inc\..*0 of 1 ready selected/ })).toBeVisible();
  });

  it('are searched by what is typed', async () => {
    const requests = serve({
      ...answers([]),
      '/companies/': (query) => answer(query.get('search') ? [harbor] : [meridian]),
    });
    const { user } = open();
    await companies();
    await user.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'harbor');
    expect(await screen.findByRole('button', { name: /^Harbor Grain/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Meridian/ })).not.toBeInTheDocument();
    expect(requests.filter((path) => path.includes('search='))).toEqual(['/companies/?search=harbor&size=1000']);
  });
});

describe('the filings to ask', () => {
  testListStates({
    path: '/documents/',
    others: { '/companies/': never },
    open: () => open(`company=${meridian.id}`),
    loading: 'Loading documents...',
    failure: 'Failed to load documents',
    none: [],
    some: [proxy],
    row: 'DEF 14A',
    empty: { title: 'No documents found', says: /Add and fetch documents from the Documents page/ },
  });

  it('are ticked one by one or all at once, and then may be asked', async () => {
    const { user } = await openCompany([proxy, annual]);
    expect(screen.getByText('Please select at least one document to enable querying')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask a question' })).toBeDisabled();
    await user.click(box('Select DEF 14A, FY2025, filed Apr 2, 2026'));
    expect(screen.getByText('1 document selected')).toBeVisible();
    expect(box('Select all ready documents')).toBePartiallyChecked();
    expect(screen.getByRole('heading', { name: 'DEF 14A · FY2025 · Filed Apr 2, 2026' })).toBeVisible();
    await user.click(box('Select all ready documents'));
    expect(screen.getByText('2 of 2 ready selected')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(`?company=${meridian.id}&docs=${proxy.id},${annual.id}`));
    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    expect(askTab()).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('textbox', { name: 'Your question' })).toBeEnabled();
  });

  it('are ticked by a press anywhere on their row', async () => {
    const { user } = await openCompany([proxy]);
    await user.click(within(documents()).getByText('DEF 14A'));
    expect(box(/^Select DEF 14A/)).toBeChecked();
    await user.click(box(/^Select DEF 14A/));
    expect(box(/^Select DEF 14A/)).not.toBeChecked();
  });

  it('say why they cannot be asked', async () => {
    const { user } = await openCompany([
      someDocument({ form_type: 'A', processing_status: 'failed', failure_reason: 'The file is encrypted.' }),
      someDocument({ form_type: 'B', has_text: false }),
      someDocument({ form_type: 'C', fiscal_year: null, filing_date: null, processing_status: 'downloaded' }),
    ]);
    expect(within(documents()).getByText('The file is encrypted.')).toBeVisible();
    expect(within(documents()).getByText(/^This file contains no text/)).toBeVisible();
    for (const name of [/^Select A/, /^Select B/, 'Select C', 'Select all ready documents'])
      expect(box(name)).toBeDisabled();
    await user.click(within(documents()).getByText('C'));
    expect(box('Select C')).not.toBeChecked();
  });

  it('are filtered by type and by year, and shown again', async () => {
    const { user } = await openCompany([proxy, annual, older]);
    await user.click(filter('Form type'));
    await user.click(await screen.findByRole('option', { name: '10-K' }));
    await waitFor(() => expect(within(documents()).queryByText('DEF 14A')).not.toBeInTheDocument());
    await user.click(filter('Fiscal year'));
    await user.click(await screen.findByRole('option', { name: '2024' }));
    await waitFor(() => expect(within(documents()).getAllByRole('row')).toHaveLength(2));
    expect(box('Select 10-K, FY2024, filed Feb 18, 2025')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(within(documents()).getAllByRole('row')).toHaveLength(4);
    await waitFor(() => expect(window.location.search).toBe(`?company=${meridian.id}`));
  });

  it('are all hidden by filters of the address, which can be cleared', async () => {
    serve(answers([proxy]));
    const { user } = open(`company=${meridian.id}&form=8-K&from=2026-01-01`);
    expect(await screen.findByText('No filing of this company matches the filters.')).toBeVisible();
    expect(filter('Form type')).toHaveTextContent('8-K');
    expect(screen.getByLabelText('Filed from')).toHaveValue('2026-01-01');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(box(/^Select DEF 14A/)).toBeVisible();
  });

  it('that were deleted since the address was copied are no longer selected', async () => {
    await openCompany([annual], `&docs=${proxy.id},${annual.id}&doc=${proxy.id}`);
    expect(await screen.findByText('1 document selected')).toBeVisible();
    expect(screen.getByRole('heading', { name: '10-K · FY2025 · Filed Feb 20, 2026' })).toBeVisible();
  });

  it('of another company replace those of the first', async () => {
    const { user } = await openCompany([proxy], `&docs=${proxy.id}`);
    expect(askTab()).toBeEnabled();
    await user.click(await screen.findByRole('button', { name: /^Harbor Grain/ }));
    expect(askTab()).toBeDisabled();
    expect(screen.getByText('No Document Selected')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(`?company=${harbor.id}`));
  });
});
