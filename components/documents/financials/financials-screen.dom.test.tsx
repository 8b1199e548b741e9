import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FinancialsScreen } from '@/components/documents/financials/financials-screen';
import type { CompanyFinancials } from '@/lib/financials/schema';
import { answer, file, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { aPdf } from '@/tests/support/components/fake-pdf';
import { testListStates } from '@/tests/support/components/list-states';
import { savedFiles } from '@/tests/support/components/saved-files';
import { show } from '@/tests/support/components/show';
import { someFigure, someFinancialLine, someFinancials, somePeriod } from '@/tests/support/components/some-financials';
import { someDocument } from '@/tests/support/components/some-lists';
import { setElementSizes } from '@/tests/support/components/window-width';

vi.mock('react-pdf', async () => (await import('@/tests/support/components/fake-pdf')).fakeReactPdf);

const PATH = '/companies/c1/financials';
const filing = someDocument({ id: 'd2025', form_type: '10-K' });

const open = (documents = [filing]) => show(<FinancialsScreen companyId="c1" documents={documents} />);

async function openWith(annual: CompanyFinancials, others: Answers = {}) {
  const quarterly = someFinancials({ measures: [], lines: [], periods: [] });
  const requests = serve({
    [PATH]: (query) => answer(query.get('period') === 'annual' ? annual : quarterly),
    '/documents/d2025/pdf': () => file(),
    ...others,
  });
  const { user } = open();
  await screen.findByRole('table');
  return { user, requests };
}

const figure = (name: RegExp) => within(screen.getByRole('table')).getByRole('button', { name });
const choice = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });
const viewer = () => within(screen.getByRole('region', { name: 'Document viewer' }));
const pageNumber = () => viewer().getByRole('textbox', { name: 'Page number' });

beforeEach(() => {
  aPdf({ pages: 60 });
  setElementSizes();
});

describe('the financial statements of a company', () => {
  testListStates({
    path: PATH,
    open: () => open([]),
    loading: 'Loading the financials...',
    failure: 'Failed to load the financials',
    none: someFinancials({ lines: [], measures: [], periods: [] }),
    some: someFinancials(),
    row: 'Revenue',
    empty: { title: 'No annual statements stored', says: /read from annual reports \(10-K\)/ },
  });

  it('are shown beside the filing of the newest period', async () => {
    await openWith(someFinancials());
    expect(viewer().getByRole('heading', { name: '10-K · FY2025 · Filed Apr 2, 2026' })).toBeVisible();
    expect(screen.getByText(/XBRL/, { selector: 'p' })).toHaveTextContent(/^2 XBRL$/);
  });

  it('are shown without a viewer where the filing is not among those of the company', async () => {
    serve({ [PATH]: () => answer(someFinancials()) });
    open([]);
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Document viewer' })).not.toBeInTheDocument();
  });

  it('open the page of a figure, with the figure marked on it', async () => {
    const { user } = await openWith(someFinancials());
    await user.click(figure(/^Revenue, FY2025/));
    expect(figure(/^Revenue, FY2025/)).toHaveAttribute('aria-pressed', 'true');
    expect(figure(/^Revenue, FY2024/)).toHaveAttribute('aria-pressed', 'false');
    const mark = await viewer().findByRole('button', { name: 'Revenue, FY2025: 412, page 40' });
    expect(mark).toHaveAttribute('aria-pressed', 'true');
    expect(pageNumber()).toHaveValue('40');
    await user.keyboard('{Escape}');
    expect(figure(/^Revenue, FY2025/)).toHaveAttribute('aria-pressed', 'false');
    expect(viewer().queryByRole('button', { name: /^Revenue/ })).not.toBeInTheDocument();
  });

  it('open the page of what a measure is worked out from', async () => {
    const { user } = await openWith(someFinancials());
    await user.click(figure(/^Net margin, FY2025/));
    await user.click(await screen.findByRole('button', { name: 'Show Net income on page 41' }));
    expect(await viewer().findByRole('button', { name: 'Net income, FY2025' })).toBeInTheDocument();
    await waitFor(() => expect(pageNumber()).toHaveValue('41'));
  });

  it('say where their figures were read', async () => {
    const values = [someFigure(2025, 1e6, { source: 'table' }), someFigure(2024, 2e6)];
    await openWith(someFinancials({ lines: [someFinancialLine({ values })] }));
    expect(screen.getByText(/from tables/)).toHaveTextContent('1 XBRL, 1 from tables');
  });
});

describe('the choices above the statements', () => {
  const lines = [
    someFinancialLine(),
    someFinancialLine({ key: 'assets', label: 'Total assets', statement: 'balance' }),
    someFinancialLine({ key: 'capex', label: 'Capital expenditure', statement: 'cash_flow' }),
  ];
  const rows = () =>
    within(screen.getByRole('table'))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);

  it.each([
    ['All', ['Net margin', 'Revenue', 'Total assets', 'Capital expenditure']],
    ['Derived', ['Net margin']],
    ['Income', ['Revenue']],
    ['Balance', ['Total assets']],
    ['Cash flow', ['Capital expenditure']],
  ])('limit them to one part: %s', async (part, shown) => {
    const { user } = await openWith(someFinancials({ lines }));
    await user.click(choice('Statement', part));
    expect(choice('Statement', part)).toBeChecked();
    expect(rows().filter((name) => !/for the period|at its end|from the numbers below/.test(name ?? ''))).toEqual(
      shown,
    );
  });

  it('change to quarters, and put the open page away', async () => {
    const { user, requests } = await openWith(someFinancials());
    await user.click(figure(/^Revenue, FY2025/));
    await user.click(choice('Period', 'Quarterly'));
    expect(await screen.findByText('No quarterly statements stored')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
    expect(requests.filter((path) => path.startsWith(PATH))).toEqual([
      `${PATH}?period=annual`,
      `${PATH}?period=quarterly`,
    ]);
    await user.click(choice('Period', 'Annual'));
    expect(figure(/^Revenue, FY2025/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('show four periods, and more on demand', async () => {
    const years = [2025, 2024, 2023, 2022, 2021, 2020];
    const { user } = await openWith(someFinancials({ periods: years.map((year) => somePeriod(year)) }));
    const columns = () =>
      screen.getAllByRole('columnheader').flatMap(({ textContent }) => /^FY\d{4}/.exec(textContent ?? '') ?? []);
    expect(columns()).toEqual(['FY2025', 'FY2024', 'FY2023', 'FY2022']);
    await user.click(screen.getByRole('combobox', { name: 'Number of periods' }));
    await user.click(await screen.findByRole('option', { name: 'All years' }));
    await waitFor(() => expect(columns()).toHaveLength(6));
  });

  it('save the statements as a file under the name that the server gives it', async () => {
    const saved = savedFiles();
    const headers = { 'content-disposition': 'attachment; filename="Meridian.xlsx"' };
    const { user, requests } = await openWith(someFinancials(), {
      [`${PATH}/export`]: () => new Response('file', { headers }),
    });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toEqual(['Meridian.xlsx']));
    expect(requests).toContain(`${PATH}/export?period=annual`);
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  });

  it('say why the file could not be made', async () => {
    const { user } = await openWith(someFinancials(), {
      [`${PATH}/export`]: () => refuse('conflict', 'The filing is being read again.'),
    });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Failed to export the financials')).toBeVisible();
    expect(screen.getByText('The filing is being read again.')).toBeVisible();
  });
});
