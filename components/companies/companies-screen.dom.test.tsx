import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Company } from '@/lib/companies/schema';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someCompany } from '@/tests/support/components/some-company';
import { FirstDataBoundary } from '@/components/reads/first-data-boundary';
import { companyList, companyListStart } from '@/components/reads/company-reads';
import { CompaniesScreen } from './companies-screen';

vi.mock('@/app/(app)/companies/actions', () => ({}));

const actions = {
  cancelJob: vi.fn(),
  endFirstRun: vi.fn(),
  fetchFilings: vi.fn(),
  saveEdgarContact: vi.fn(),
  testEdgarContact: vi.fn(),
};

const meridian = someCompany();
const harbor = someCompany({ name: 'Harbor Grain Co.', ticker: 'HBG', cik: '0000990002', is_active: false });

function open(companies: Company[] | undefined, { search = '', canWrite = true } = {}) {
  const entries = companies ? [{ queryKey: companyList(search).queryKey, data: companies }] : [];
  return show(
    <FirstDataBoundary entries={entries}>
      <CompaniesScreen initialSearch={search} canWrite={canWrite} actions={actions} />
    </FirstDataBoundary>,
  );
}

const table = () => screen.getByRole('table', { name: 'Companies' });
const selectAll = () => screen.getByRole('checkbox', { name: 'Select all companies' });
const box = (company: Company) => screen.getByRole('checkbox', { name: `Select ${company.name}` });
const fetchButton = () => screen.queryByRole('button', { name: /^Fetch Documents/ });

describe('the list of companies', () => {
  it('shows each company with its counts and a link to its documents', () => {
    serve({});
    open([meridian, harbor]);
    const row = within(table()).getByRole('row', { name: /Meridian Tools/ });
    expect(within(row).getByRole('link', { name: 'Meridian Tools Inc.' })).toHaveAttribute(
      'href',
      `/companies/${meridian.id}`,
    );
    expect(row).toHaveTextContent('0000990001');
    expect(row).toHaveTextContent('3 ready for queries');
    expect(row).toHaveTextContent('3 / 1 / 4');
    expect(within(table()).getByRole('row', { name: /Harbor Grain/ })).toHaveTextContent('Inactive');
    expect(screen.getByText(/2 companies · 8 filings · 6 ready/)).toBeInTheDocument();
  });

  it('shows rows in their place and says that it loads, until the answer comes', async () => {
    serve({ '/companies/': never });
    open(undefined);
    expect(screen.getByText('Loading companies...')).toBeInTheDocument();
    expect(screen.queryByText('No companies added yet')).not.toBeInTheDocument();
  });

  it('invites to add the first company where there is none', async () => {
    serve({});
    const { user } = open([]);
    expect(screen.getByText('No companies added yet')).toBeInTheDocument();
    const [, inTheMiddle] = screen.getAllByRole('button', { name: 'Add New Company' });
    await user.click(inTheMiddle ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Add New Company' })).toBeInTheDocument();
  });

  it('offers a viewer no action that the role does not allow', () => {
    serve({});
    open([], { canWrite: false });
    expect(screen.getByText(/A member or an admin of your organization can add companies/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add|Browse|Import/ })).not.toBeInTheDocument();
  });

  it('names the search that found nothing, and clears it', async () => {
    serve({ '/companies/': (query) => answer(query.get('search') ? [] : [meridian]) });
    const { user } = open([], { search: 'zeppelin' });
    const emptyState = screen.getByRole('status');
    expect(emptyState).toHaveTextContent('No companies found matching "zeppelin"');
    await user.click(within(emptyState).getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('link', { name: 'Meridian Tools Inc.' })).toBeInTheDocument();
  });

  it('asks for what is typed and keeps it in the address', async () => {
    const requests = serve({ '/companies/': (query) => answer(query.get('search') === 'harbor' ? [harbor] : []) });
    const { user } = open([meridian, harbor]);
    await user.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'harbor');
    await waitFor(() => expect(screen.queryByText('Meridian Tools Inc.')).not.toBeInTheDocument(), { timeout: 3000 });
    expect(screen.getByRole('link', { name: 'Harbor Grain Co.' })).toBeInTheDocument();
    expect(requests.filter((path) => path.startsWith('/companies/'))).toEqual([
      '/companies/?search=harbor&size=1000&page=1',
    ]);
    expect(window.location.search).toBe('?q=harbor');
  });

  it('says why the list could not be read, and reads it again on demand', async () => {
    let isDown = true;
    serve({ '/companies/': () => (isDown ? refuse('forbidden', 'Your session was ended.') : answer([meridian])) });
    const { user } = open(undefined);
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('Failed to load companies');
    expect(problem).toHaveTextContent('Your session was ended. Your list is not affected.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Meridian Tools Inc.' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a long list', () => {
  const many = Array.from({ length: 300 }, (_, index) => someCompany({ name: `Company ${1000 + index}` }));
  const start = { companies: many.slice(0, 40), total: 300, total_documents: 1200, ready_for_queries: 900 };
  const openStart = () =>
    show(
      <FirstDataBoundary entries={[{ queryKey: companyListStart('').queryKey, data: start }]}>
        <CompaniesScreen initialSearch="" canWrite actions={actions} />
      </FirstDataBoundary>,
    );

  beforeEach(() => {
    // Only visible rows are rendered, and without a layout nothing has a height.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  });

  it('shows its first rows and the totals of all while the rest is read', async () => {
    serve({ '/companies/': never });
    openStart();
    expect(await screen.findByRole('link', { name: 'Company 1000' })).toBeInTheDocument();
    expect(screen.getByText(/300 companies · 1,200 filings · 900 ready/)).toBeInTheDocument();
    expect(table()).toHaveAttribute('aria-rowcount', '301');
    expect(screen.queryByText('Loading companies...')).not.toBeInTheDocument();
    // A part of them would be ticked.
    expect(selectAll()).toBeDisabled();
  });

  it('keeps the drawn rows and the height when the rest comes, and ticks all of them then', async () => {
    let send: () => void = () => undefined;
    const sent = new Promise<void>((resolve) => (send = resolve));
    serve({ '/companies/': () => sent.then(() => answer(many)) });
    const { user } = openStart();
    const first = await screen.findByRole('link', { name: 'Company 1000' });
    const heights = () => [...table().querySelectorAll('td[style]')].map((cell) => cell.getAttribute('style'));
    const before = heights();
    expect(before).toHaveLength(1);
    send();
    await waitFor(() => expect(selectAll()).toBeEnabled());
    expect(screen.getByRole('link', { name: 'Company 1000' })).toBe(first);
    expect(heights()).toEqual(before);
    expect(screen.getByText(/300 companies · 1,200 filings · 900 ready/)).toBeInTheDocument();
    await user.click(selectAll());
    expect(fetchButton()).toHaveTextContent('Fetch Documents (300)');
  });

  it('shows that the list could not be read instead of only its start', async () => {
    serve({ '/companies/': () => refuse('forbidden', 'Your session was ended.') });
    openStart();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load companies');
    expect(screen.queryByRole('link', { name: 'Company 1000' })).not.toBeInTheDocument();
  });
});

describe('ticking companies', () => {
  it('offers to fetch documents only once something is ticked', async () => {
    serve({});
    const { user } = open([meridian, harbor]);
    expect(fetchButton()).not.toBeInTheDocument();
    await user.click(box(meridian));
    expect(fetchButton()).toHaveTextContent('Fetch Documents (1)');
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(fetchButton()).not.toBeInTheDocument();
    expect(box(meridian)).not.toBeChecked();
  });

  it('shows in the header box whether none, some or all are ticked', async () => {
    serve({});
    const { user } = open([meridian, harbor]);
    expect(selectAll()).not.toBeChecked();
    await user.click(box(harbor));
    expect(selectAll()).toBePartiallyChecked();
    await user.click(box(meridian));
    expect(selectAll()).toBeChecked();
  });

  it('ticks the rest from a partly ticked header, and unticks all from a full one', async () => {
    serve({});
    const { user } = open([meridian, harbor]);
    await user.click(box(harbor));
    await user.click(selectAll());
    expect([meridian, harbor].map(box).every((each) => each.getAttribute('aria-checked') === 'true')).toBe(true);
    await user.click(selectAll());
    expect(box(meridian)).not.toBeChecked();
    expect(box(harbor)).not.toBeChecked();
    expect(selectAll()).not.toBeChecked();
  });

  it('ticks by keyboard', async () => {
    serve({});
    const { user } = open([meridian]);
    box(meridian).focus();
    await user.keyboard(' ');
    expect(box(meridian)).toBeChecked();
  });

  it('gives a viewer no checkboxes and no way to change a row', async () => {
    serve({});
    const { user } = open([meridian], { canWrite: false });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions for Meridian Tools Inc.' }));
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Ask about it']);
  });

  it('opens the edit dialog from the menu of a row', async () => {
    serve({});
    const { user } = open([meridian, harbor]);
    await user.click(screen.getByRole('button', { name: 'Actions for Harbor Grain Co.' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Company' })).toBeInTheDocument();
    expect(screen.getByLabelText('Ticker')).toHaveValue('HBG');
  });
});
