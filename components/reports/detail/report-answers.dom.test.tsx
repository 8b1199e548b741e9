import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReportScreen } from '@/components/reports/detail/report-screen';
import type { DetailedReport } from '@/components/reads/report-reads';
import { answer, file, serve } from '@/tests/support/components/fake-api';
import { aPdf } from '@/tests/support/components/fake-pdf';
import { show } from '@/tests/support/components/show';
import { someFlag, someReportAnswer, someReportDetail, someReportSource } from '@/tests/support/components/some-report';
import { setElementSizes } from '@/tests/support/components/window-width';

vi.mock('react-pdf', async () => (await import('@/tests/support/components/fake-pdf')).fakeReactPdf);
vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/reports/actions', () => ({}));

async function open(report: DetailedReport) {
  serve({
    [`/reports/${report.id}`]: () => answer(report),
    [`/reports/${report.id}/document-changes`]: () => answer({ new_documents_available: false }),
    '/documents/d/pdf': () => file(),
  });
  const { user } = show(<ReportScreen reportId={report.id} />);
  await screen.findByRole('heading', { level: 1 });
  return user;
}

const pages = [2, 3, 4, 5, 6];
const withSources = (sources = pages.map((page) => someReportSource(page))) =>
  someReportDetail({ answers: [someReportAnswer({ answer: 'It is 214. [1] [5]', sources })] });

const sources = () => within(screen.getByRole('list', { name: 'Sources of query 1' })).getAllByRole('button');
const source = (number: number) =>
  within(screen.getByRole('list', { name: 'Sources of query 1' })).getByRole('button', {
    name: `Source ${number}, DEF 14A FY2025, page ${number + 1}`,
  });
const pane = () => screen.queryByRole('region', { name: 'Document viewer' });

beforeEach(() => {
  aPdf({ pages: 8 });
  setElementSizes();
});

describe('an answer of a report', () => {
  it('shows its first three sources, and the others on demand', async () => {
    const user = await open(withSources());
    expect(sources()).toHaveLength(3);
    expect(source(1)).toHaveTextContent(/Proxy statement.*DEF 14A.*p\. 2.*97%/);
    expect(source(1)).toHaveAccessibleDescription('“the ratio was estimated to be 214 to 1”');
    await user.click(screen.getByRole('button', { name: '+2 more sources' }));
    expect(sources()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(sources()).toHaveLength(3);
  });

  it('marks sources whose words were not found on their page', async () => {
    await open(withSources([someReportSource(2, { quote_verified: false, page_numbers: [3, 2] })]));
    const [only] = sources();
    expect(only).toHaveAccessibleName('Source 1, DEF 14A FY2025, page 2, unverified');
    expect(only).toHaveTextContent('pp. 2, 3unverified');
  });

  it('shows its notes, and what it took', async () => {
    await open(someReportDetail({ answers: [someReportAnswer({ notes: ['Two pages differ.'] })] }));
    expect(screen.getByText('Two pages differ.')).toBeVisible();
    expect(screen.getByText(/^10 chunks · 0 tokens · /)).toBeVisible();
  });

  it('without evidence offers the nearest passages, and says that they are no answer', async () => {
    const user = await open(
      someReportDetail({
        answers: [
          someReportAnswer({
            answer: 'No statement was found.',
            sources: [],
            insufficient_evidence: true,
            nearest_passages: pages.concat(7).map((page) => someReportSource(page)),
          }),
        ],
      }),
    );
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(/Insufficient evidence$/);
    expect(screen.getByText('Nearest passages. None of them is an answer.')).toBeVisible();
    const passages = within(screen.getByRole('list', { name: 'Nearest passages of query 1' })).getAllByRole('button');
    expect(passages).toHaveLength(5);
    await user.click(passages[0] ?? document.body);
    expect(passages[0]).toHaveTextContent('Shown');
    expect(pane()).toBeVisible();
  });
});

describe('the page beside a report', () => {
  it('is opened by a source, with its words marked', async () => {
    const user = await open(withSources());
    expect(pane()).not.toBeInTheDocument();
    await user.click(source(2));
    expect(source(2)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Source 2 of 5')).toBeVisible();
    const viewer = within(pane() ?? document.body);
    expect(viewer.getByRole('heading', { name: 'DEF 14A · FY2025 · Filed Apr 2, 2026' })).toBeVisible();
    expect(await viewer.findByRole('button', { name: /^Source 2,/ })).toHaveAttribute('aria-pressed', 'true');
    expect(viewer.getByRole('textbox', { name: 'Page number' })).toHaveValue('3');
  });

  it('is opened by a marker, whose source is then listed although it is not among the first', async () => {
    const user = await open(withSources());
    const text = screen.getByText(/^It is/);
    await user.click(within(text).getByRole('button', { name: 'Source 5, DEF 14A FY2025, page 6' }));
    expect(sources()).toHaveLength(5);
    expect(source(5)).toHaveAttribute('aria-pressed', 'true');
  });

  it('steps through the sources by J and K, and is closed by Escape or its button', async () => {
    const user = await open(withSources());
    await user.keyboard('j');
    expect(pane()).not.toBeInTheDocument();
    await user.click(source(1));
    await user.keyboard('jj');
    expect(screen.getByText('Source 3 of 5')).toBeVisible();
    await user.keyboard('k');
    expect(screen.getByText('Source 2 of 5')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(pane()).not.toBeInTheDocument();
    await user.click(source(1));
    await user.click(screen.getByRole('button', { name: 'Close the document' }));
    expect(pane()).not.toBeInTheDocument();
    expect(source(1)).toHaveAttribute('aria-pressed', 'false');
  });

  it('says so where the document is no longer among those of the report', async () => {
    const report = withSources([someReportSource(2, { document_id: 'gone' })]);
    const user = await open(report);
    await user.click(sources()[0] ?? document.body);
    expect(screen.getByText('The document is not part of this report')).toBeVisible();
  });
});

describe('the flags beside a report', () => {
  const flags = [
    someFlag(),
    someFlag({ flag_description: 'Combined roles', value: null, evidence: [] }),
    someFlag({ flag_description: 'Overboarding', outcome: 'cannot_determine', reasoning: 'Two pages differ.' }),
    someFlag({ flag_description: 'Attendance below 75%', outcome: 'clear', query_id: null, value: '98%' }),
  ];
  const overview = () => within(screen.getByRole('region', { name: 'Flags by outcome' }));
  const entry = (name: RegExp) =>
    within(screen.getByRole('region', { name: /^(Triggered|Clear) Flags/ })).getByRole('button', { name });

  it('are listed by outcome, with what decides each', async () => {
    await open(someReportDetail({ flags }));
    const list = (name: string) => within(overview().getByRole('region', { name })).getAllByRole('button');
    expect(list('Triggered').map(({ textContent }) => textContent)).toEqual([
      'CEO pay ratio above 200:1Executive pay · 214:1, p. 61',
      'Combined rolesExecutive pay',
    ]);
    expect(list('Cannot determine')[0]).toHaveTextContent('OverboardingTwo pages differ.');
    expect(list('Clear')[0]).toHaveTextContent('Attendance below 75%98%, p. 61');
    expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('Flags Triggered2/4');
  });

  it('are named at the answers that they rest on', async () => {
    await open(someReportDetail({ flags }));
    const head = within(screen.getByRole('heading', { level: 3, name: /^What is the CEO pay ratio\?/ }));
    expect(head.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'CEO pay ratio above 200:1',
      'Combined roles',
      'Overboarding',
    ]);
  });

  it('are stepped through with F, in a cycle, and expanded in place', async () => {
    const triggered = flags.slice(0, 2);
    const user = await open(someReportDetail({ flags: triggered }));
    expect(entry(/^CEO pay ratio/)).toHaveAttribute('aria-expanded', 'true');
    expect(entry(/^Combined roles/)).toHaveAttribute('aria-expanded', 'false');
    const scrolledTo: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this.id);
    });
    await user.keyboard('ff');
    expect(entry(/^Combined roles/)).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('f');
    expect(scrolledTo).toEqual([
      'flag-ceo-pay-ratio-above-200-1',
      'flag-combined-roles',
      'flag-ceo-pay-ratio-above-200-1',
    ]);
  });

  it('lead to their evidence on the page', async () => {
    const evidence = someFlag().evidence.map((each) => ({ ...each, page_number: 4 }));
    const user = await open(someReportDetail({ flags: [someFlag({ evidence })] }));
    await user.click(screen.getByRole('button', { name: 'Source 1, DEF 14A FY2025, page 4' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Page number' })).toHaveValue('4'));
  });
});

describe('a section of a report', () => {
  it('folds', async () => {
    const user = await open(someReportDetail());
    const fold = screen.getByRole('button', { name: 'Executive pay' });
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    const snapshot = screen.getByRole('button', { name: 'Document Snapshot' });
    expect(snapshot).toHaveAttribute('aria-expanded', 'false');
    await user.click(snapshot);
    expect(snapshot).toHaveAttribute('aria-expanded', 'true');
  });
});
