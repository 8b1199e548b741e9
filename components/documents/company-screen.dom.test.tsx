import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/documents/actions';
import type { Company } from '@/lib/companies/schema';
import type { Document } from '@/lib/documents/schema';
import { delayedAnswer, done, refused } from '@/tests/support/components/action-answers';
import { answer, file, serve, type Answers } from '@/tests/support/components/fake-api';
import { aPdf } from '@/tests/support/components/fake-pdf';
import { LONG_NAME } from '@/tests/support/components/list-states';
import { show } from '@/tests/support/components/show';
import { someCompanyChanges } from '@/tests/support/components/some-changes';
import { someCompany } from '@/tests/support/components/some-company';
import { someFact } from '@/tests/support/components/some-facts';
import { someFinancials } from '@/tests/support/components/some-financials';
import { someDocument, someJob } from '@/tests/support/components/some-lists';
import { setElementSizes } from '@/tests/support/components/window-width';
import { CompanyNotFound } from './company-not-found';
import { CompanyScreen } from './company-screen';
import { readCompanyAddress } from './page-address';

vi.mock('react-pdf', async () => (await import('@/tests/support/components/fake-pdf')).fakeReactPdf);
vi.mock('@/app/(app)/documents/actions', () => ({
  cancelJob: vi.fn(),
  deleteDocument: vi.fn(),
  fetchFilings: vi.fn(),
  processDocuments: vi.fn(),
}));
const fetchFilings = vi.mocked(actions.fetchFilings);
const processDocuments = vi.mocked(actions.processDocuments);

const meridian = someCompany({ id: 'c1' });
const proxy = someDocument({ id: 'd1', company_id: 'c1' });
const waiting = someDocument({ id: 'd2', company_id: 'c1', form_type: '10-K', processing_status: 'downloaded' });

type Opened = { company?: Company; documents?: Document[]; search?: string; canWrite?: boolean; answers?: Answers };

/** Opens a company's page at a query string, as the server renders it. */
function open({
  company = meridian,
  documents = [proxy, waiting],
  search = '',
  canWrite = true,
  ...rest
}: Opened = {}) {
  window.history.replaceState(null, '', `/companies/c1${search}`);
  const params = new URLSearchParams(search);
  const requests = serve({
    '/companies/c1': () => answer(company),
    '/documents/': () => answer(documents),
    '/processing/jobs': () => answer({ jobs: [] }),
    '/documents/d1/facts': () => answer({ facts: [someFact({ document_id: 'd1' })], total: 1 }),
    '/documents/d1/pdf': () => file(),
    '/companies/c1/financials': () => answer(someFinancials()),
    '/companies/c1/changes': () => answer(someCompanyChanges({ missing: 'There is one proxy statement only.' })),
    ...rest.answers,
  });
  const props: ComponentProps<typeof CompanyScreen> = {
    company,
    address: readCompanyAddress((name) => params.get(name)),
    canWrite,
  };
  return { ...show(<CompanyScreen {...props} />), requests };
}

const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));
const documentTable = () => screen.findByRole('table', { name: 'Documents' });
const fetchButton = () => screen.getAllByRole('button', { name: /^(Fetch Documents|Starting)/ })[0] as HTMLElement;
const search = () => window.location.search;

beforeEach(() => {
  fetchFilings.mockReset();
  processDocuments.mockReset();
  aPdf({ pages: 96 });
  setElementSizes();
});

describe('the header of a company', () => {
  it('states which company it is, and how many of its documents can be asked', () => {
    open({ company: { ...meridian, total_documents: 1204, ready_for_queries: 1 } });
    expect(screen.getByRole('heading', { level: 1, name: 'Meridian Tools Inc.' })).toBeVisible();
    expect(screen.getByText('MRDT')).toBeVisible();
    expect(screen.getByText('CIK 0000990001').parentElement).toHaveTextContent(
      'CIK 0000990001 · Corporation · 1,204 documents · 1 document ready for queries',
    );
  });

  it('counts the documents on their tab as above it', () => {
    open({ company: { ...meridian, total_documents: 1204 } });
    expect(tab('Documents 1,204')).toBeVisible();
  });

  it('shows a long name in full on demand', () => {
    open({ company: { ...meridian, name: LONG_NAME } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('title', LONG_NAME);
  });

  it('leads back to the companies, and to a question about this one', () => {
    open();
    expect(screen.getByRole('link', { name: 'Back to Companies' })).toHaveAttribute('href', '/companies');
    expect(screen.getByRole('link', { name: 'Ask a question' })).toHaveAttribute('href', '/query?company=c1');
  });

  it('offers a viewer no way to change the company', async () => {
    open({ canWrite: false });
    await documentTable();
    expect(screen.queryByRole('button', { name: 'Fetch Documents' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask a question' })).toBeVisible();
  });

  it('follows the company as it is read anew', async () => {
    const renamed = { ...meridian, name: 'Meridian Works Inc.', total_documents: 5 };
    open({ answers: { '/companies/c1': () => answer(renamed) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Meridian Works Inc.' })).toBeVisible();
    expect(tab(/^Documents/)).toHaveTextContent('5');
  });
});

describe('fetching documents', () => {
  it('asks once for proxies and annual reports of three years', async () => {
    const { answer: held, release } = delayedAnswer(done(someJob()));
    fetchFilings.mockReturnValue(held);
    const { user } = open();
    await user.click(fetchButton());
    await waitFor(() => expect(fetchButton()).toHaveAccessibleName('Starting...'));
    expect(fetchButton()).toBeDisabled();
    release();
    await waitFor(() => expect(fetchButton()).toBeEnabled());
    const body = { company_ids: ['c1'], years_back: 3, document_types: ['proxy', '10-K'] };
    expect(fetchFilings).toHaveBeenCalledExactlyOnceWith({ body });
  });

  it('says why it could not be started, and may be tried again', async () => {
    fetchFilings.mockResolvedValue(refused('conflict', 'Name a contact for EDGAR first.'));
    const { user } = open();
    await user.click(fetchButton());
    expect(await screen.findByText('Failed to fetch documents')).toBeInTheDocument();
    expect(screen.getByText('Name a contact for EDGAR first.')).toBeInTheDocument();
    await waitFor(() => expect(fetchButton()).toBeEnabled());
  });

  it('is not offered again while a fetch of the company runs', async () => {
    open({ company: { ...meridian, is_fetching: true }, documents: [] });
    await screen.findByText('No documents found');
    const buttons = screen.getAllByRole('button', { name: 'Fetch Documents' });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button).toBeDisabled();
  });
});

describe('the tabs of a company', () => {
  it('begin with the documents, in an address without a query', async () => {
    open();
    expect(screen.getByRole('tablist', { name: 'Company' })).toBeVisible();
    expect(tab(/^Documents/)).toHaveAttribute('aria-selected', 'true');
    expect(within(await documentTable()).getByRole('row', { name: /^DEF 14A/ })).toBeVisible();
    expect(search()).toBe('');
  });

  it.each([
    ['Governance Facts', '?tab=facts&doc=d1'],
    ['Changes', '?tab=changes&from=a&to=b'],
    ['Financials', '?tab=financials'],
  ])('%s is opened by its address', (name, address) => {
    open({ search: address });
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name);
  });

  it('write themselves into the address', async () => {
    const { user } = open();
    await user.click(tab('Financials'));
    expect(await screen.findByRole('region', { name: 'Financials' })).toBeVisible();
    await waitFor(() => expect(search()).toBe('?tab=financials'));
    await user.click(tab(/^Documents/));
    await documentTable();
    await waitFor(() => expect(search()).toBe(''));
  });

  it('are changed by arrow keys', async () => {
    const { user } = open();
    tab(/^Documents/).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab('Governance Facts')).toHaveAttribute('aria-selected', 'true'));
    expect(tab('Governance Facts')).toHaveFocus();
  });

  it('keep the filters of the documents in the address', async () => {
    const { user } = open({ search: '?type=10-K' });
    const table = within(await documentTable());
    expect(table.queryByRole('row', { name: /^DEF 14A/ })).not.toBeInTheDocument();
    expect(table.getByRole('row', { name: /^10-K/ })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'annual');
    await waitFor(() => expect(search()).toBe('?q=annual&type=10-K'));
  });
});

describe('the governance facts of a company', () => {
  it('are those of its newest proxy statement', async () => {
    const older = someDocument({ id: 'd0', fiscal_year: 2024, filing_date: '2025-04-01' });
    open({ search: '?tab=facts', documents: [older, proxy] });
    expect(await panel().findByRole('button', { name: /^CEO pay ratio: 214:1/ })).toBeEnabled();
    expect(panel().getByRole('combobox', { name: 'Filing' })).toHaveTextContent('DEF 14A FY2025');
  });

  it('are those of the filing that is chosen, which is written into the address', async () => {
    const older = someDocument({ id: 'd0', fiscal_year: 2024, filing_date: '2025-04-01' });
    const { user } = open({
      search: '?tab=facts',
      documents: [older, proxy],
      answers: { '/documents/d0/facts': () => answer({ facts: [], total: 0 }), '/documents/d0/pdf': () => file() },
    });
    await user.click(await panel().findByRole('combobox', { name: 'Filing' }));
    await user.click(await screen.findByRole('option', { name: /FY2024/ }));
    expect(await panel().findByRole('heading', { name: 'No governance facts found' })).toBeVisible();
    await waitFor(() => expect(search()).toBe('?tab=facts&doc=d0'));
  });
});

describe('the changes between filings', () => {
  it('offer to fetch or upload the missing filing', async () => {
    fetchFilings.mockResolvedValue(done(someJob()));
    const { user } = open({ search: '?tab=changes' });
    expect(await panel().findByText('There is one proxy statement only.')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Fetch Documents' }));
    await waitFor(() => expect(fetchFilings).toHaveBeenCalledTimes(1));
    await user.click(panel().getByRole('button', { name: 'Upload' }));
    expect(await screen.findByRole('dialog', { name: 'Upload Document' })).toBeVisible();
  });

  it('offer no fetch while one of the company runs', async () => {
    open({ search: '?tab=changes', company: { ...meridian, is_fetching: true } });
    await panel().findByText('There is one proxy statement only.');
    expect(panel().getByRole('button', { name: 'Fetch Documents' })).toBeDisabled();
  });

  it('offer a viewer nothing to fetch or upload', async () => {
    open({ search: '?tab=changes', canWrite: false });
    expect(await panel().findByText('There is one proxy statement only.')).toBeVisible();
    expect(panel().queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the documents of a company', () => {
  it('are processed on demand, once, and wait meanwhile', async () => {
    const { answer: held, release } = delayedAnswer(done(someJob({ kind: 'process-documents' })));
    processDocuments.mockReturnValue(held);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Process 10-K/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Process 10-K/ })).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /^10-K/ })).toHaveTextContent('Queued');
    release();
    expect(processDocuments).toHaveBeenCalledExactlyOnceWith({ body: { document_ids: ['d2'], force: false } });
  });

  it('can be processed again when it was refused, with the reason', async () => {
    processDocuments.mockResolvedValue(refused('unavailable', 'No worker is running.'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Process 10-K/ }));
    expect(await screen.findByText('Failed to process 10-K')).toBeInTheDocument();
    expect(screen.getByText('No worker is running.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Process 10-K/ })).toBeEnabled();
  });

  it('are uploaded in a dialog that names the company', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload Document' });
    expect(dialog).toHaveAccessibleDescription(/^For Meridian Tools Inc\./);
  });

  it('are deleted only after asking', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Actions for DEF 14A/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete document' });
    expect(dialog).toHaveAccessibleDescription(/^Delete DEF 14A, 2025/);
    expect(actions.deleteDocument).not.toHaveBeenCalled();
  });

  it('show their warnings in a dialog', async () => {
    const warning = { kind: 'hidden_text', page: 3, excerpt: '', detail: 'The page holds invisible text.' };
    const { user } = open({ documents: [someDocument({ warnings: [warning] })] });
    await user.click(await screen.findByRole('button', { name: '1 warning' }));
    expect(await screen.findByRole('dialog', { name: 'Warnings' })).toHaveTextContent('The page holds invisible text.');
  });
});

it('says that a company was not found, and leads back to the list', () => {
  show(<CompanyNotFound />);
  expect(screen.getByRole('heading', { name: 'Company not found' })).toBeVisible();
  expect(screen.getByText(/may have been removed from your organization's list/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Companies' })).toHaveAttribute('href', '/companies');
});
