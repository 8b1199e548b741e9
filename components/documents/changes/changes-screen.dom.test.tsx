import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChangesScreen } from '@/components/documents/changes/changes-screen';
import type { CompanyChanges } from '@/lib/changes/schema';
import { answer, file, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { aPdf } from '@/tests/support/components/fake-pdf';
import { savedFiles } from '@/tests/support/components/saved-files';
import { show } from '@/tests/support/components/show';
import {
  newerFiling,
  olderFiling,
  someChangedSection,
  someChangesSummary,
  someCompanyChanges,
  someFactChange,
  someParagraph,
} from '@/tests/support/components/some-changes';
import { setElementSizes } from '@/tests/support/components/window-width';

vi.mock('react-pdf', async () => (await import('@/tests/support/components/fake-pdf')).fakeReactPdf);

const PATH = '/companies/c1/changes';
const NEWEST = { from: null, to: null };

function openPair(pair = NEWEST as { from: string | null; to: string | null }) {
  const onPair = vi.fn();
  const actions = <button type="button">Fetch Documents</button>;
  return { ...show(<ChangesScreen companyId="c1" actions={actions} {...{ pair, onPair }} />), onPair };
}

async function open(changes: Partial<CompanyChanges> = {}, others: Answers = {}) {
  serve({
    [PATH]: () => answer(someCompanyChanges(changes)),
    [`/documents/${olderFiling.id}/pdf`]: () => file(),
    [`/documents/${newerFiling.id}/pdf`]: () => file(),
    ...others,
  });
  const opened = openPair();
  await screen.findByRole('region', { name: 'Changed facts' });
  return opened;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const older = () => region('DEF 14A FY2024');
const newer = () => region('DEF 14A FY2025');
const texts = () => region('Text changes');
const position = () => texts().getByRole('status');
const pageOf = (pane: ReturnType<typeof region>) => pane.getByRole('textbox', { name: 'Page number' });

beforeEach(() => {
  aPdf({ pages: 8 });
  setElementSizes();
});

describe('comparing two filings', () => {
  it('shows that it is loading', () => {
    serve({ [PATH]: never });
    openPair();
    expect(screen.getByText('Loading the changes...')).toBeInTheDocument();
  });

  it('states what is missing, and how to get it', async () => {
    serve({ [PATH]: () => answer(someCompanyChanges({ missing: 'There is one proxy statement only.' })) });
    openPair();
    expect(await screen.findByText('There is one proxy statement only.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fetch Documents' })).toBeEnabled();
  });

  it('says why it failed, and offers the newest two instead of a pair that was asked for', async () => {
    serve({ [PATH]: () => refuse('not_found', 'There is no such filing.') });
    const { user, onPair } = openPair({ from: 'a', to: 'b' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The filings could not be comparedThere is no such filing.',
    );
    await user.click(screen.getByRole('button', { name: 'Compare the newest two' }));
    expect(onPair).toHaveBeenCalledExactlyOnceWith(NEWEST);
  });

  it('offers other filings of the same form', async () => {
    const oldest = { ...olderFiling, id: 'f2023', fiscal_year: 2023 };
    const alone = { ...olderFiling, id: 'other', form_type: '8-K' };
    const { user, onPair } = await open({ choices: [newerFiling, olderFiling, oldest, alone] });
    await user.click(screen.getByRole('combobox', { name: 'Against' }));
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(names).toEqual([expect.stringMatching(/^DEF 14A FY2024/), expect.stringMatching(/^DEF 14A FY2023/)]);
    await user.click(screen.getByRole('option', { name: /FY2023/ }));
    expect(onPair).toHaveBeenCalledExactlyOnceWith({ from: 'f2023', to: newerFiling.id });
  });

  it('shows how far the text is compared, and exports nothing meanwhile', async () => {
    const job = { id: olderFiling.id, status: 'running', done: 3, total: 12, message: 'Reading page 40' };
    await open({ job, sections: [] });
    expect(screen.getByText('Reading page 40')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Comparing the text' })).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
    expect(screen.queryByRole('region', { name: 'Text changes' })).not.toBeInTheDocument();
  });

  it('is saved as a file of these two filings', async () => {
    const saved = savedFiles();
    const { user } = await open(
      {},
      { [`${PATH}/pdf`]: (query) => (query.get('to_document_id') ? file() : refuse('invalid', '')) },
    );
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'PDF' }));
    await waitFor(() => expect(saved).toEqual(['Changes.pdf']));
  });
});

describe('what changed beside the text', () => {
  it('are facts, those beyond the first six on demand', async () => {
    const facts = Array.from({ length: 8 }, (_, index) =>
      someFactChange({ key: `fact_${index}`, needs_look: index === 0 }),
    );
    const { user } = await open({ facts, facts_same: 1 });
    const rows = () => region('Changed facts').getAllByRole('row');
    expect(region('Changed facts').getByText('1 fact is the same')).toBeVisible();
    expect(rows()[0]).toHaveTextContent('FactFY2024FY2025Change');
    expect(rows()).toHaveLength(7);
    expect(region('Changed facts').getAllByRole('img', { name: 'Worth a look' })).toHaveLength(1);
    await user.click(region('Changed facts').getByRole('button', { name: 'All 8' }));
    expect(rows()).toHaveLength(9);
  });

  it('are shown on both pages by a press', async () => {
    const boxes = (page: number) => [{ page, x: 72, y: 300, width: 90, height: 12 }];
    const fact = someFactChange({ from_page: 4, to_page: 6, from_boxes: boxes(4), to_boxes: boxes(6) });
    const { user } = await open({ facts: [fact] });
    await older().findByRole('group', { name: 'Page 1' });
    await newer().findByRole('group', { name: 'Page 1' });
    await user.click(region('Changed facts').getByRole('button', { name: 'p.6, CEO pay ratio in the newer filing' }));
    await waitFor(() => expect(pageOf(older())).toHaveValue('4'));
    expect(pageOf(newer())).toHaveValue('6');
    expect(await older().findByRole('button', { name: 'CEO pay ratio, page 4' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(newer().getByRole('button', { name: 'CEO pay ratio, page 6' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('are nominees and proposals, with how many there are', async () => {
    const place = { document_id: newerFiling.id, bounding_boxes: [], page_number: null };
    await open({
      nominees: {
        ...someChangesSummary().nominees,
        to_count: 10,
        joined: [{ name: 'Ada Brook', detail: 'Age 52', ...place }],
        left: [{ name: 'Ben Cole', detail: null, ...place }],
      },
      proposals: {
        ...someChangesSummary().proposals,
        added: [
          { number: 5, title: 'Right to act', from_shareholders: true, board_recommendation: 'Against', ...place },
        ],
        again: ['Auditor'],
      },
    });
    const rows = (name: string) =>
      region(name)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(rows('Nominees')).toEqual(['Ada BrookNew · Age 52', 'Ben ColeNo longer nominated', '9 stand again.']);
    expect(region('Nominees').getByText('9, now 10')).toBeVisible();
    expect(rows('Proposals')).toEqual(['5. Right to actNew · by shareholders · board: against', '1 proposal again']);
    expect(region('Proposals').getByText('3, as before')).toBeVisible();
  });
});

describe('the changed text', () => {
  const same = someChangedSection({ title: 'Voting', state: 'same', is_changed: false, paragraphs: [] });
  const figures = someChangedSection({ title: 'Fees', paragraphs: [someParagraph({ fold: 'numbers' })] });
  const sections = [someChangedSection(), same, figures, someChangedSection({ title: 'Audit', state: 'added' })];
  const change = (index: number) => texts().getAllByRole('button', { name: /The plan pays/ })[index] as HTMLElement;

  it('marks inserted and deleted words, and collapses unchanged text', async () => {
    const { user } = await open({ sections });
    expect(position()).toHaveTextContent('2, 1 alike');
    expect(change(0)).toHaveTextContent('The plan pays half. all.');
    expect(within(change(0)).getByRole('deletion')).toHaveTextContent('half.');
    expect(within(change(0)).getByRole('insertion')).toHaveTextContent('all.');
    const folded = texts().getByRole('button', { name: /^Voting, Fees/ });
    expect(folded).toHaveTextContent('1 alike, 1 folded');
    expect(texts().queryByText('new figures')).not.toBeInTheDocument();
    await user.click(folded);
    expect(texts().getByText('new figures')).toBeVisible();
  });

  it('shows what is folded on demand', async () => {
    const { user } = await open({ sections });
    await user.click(texts().getByRole('button', { name: 'What is shown' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Changes of figures and dates only' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(position()).toHaveTextContent('3, 1 alike'));
  });

  it('is stepped through with buttons and with J and K, and shown on both pages', async () => {
    const { user } = await open({ sections });
    await older().findByRole('group', { name: 'Page 1' });
    await newer().findByRole('group', { name: 'Page 1' });
    await user.click(texts().getByRole('button', { name: 'Next change' }));
    expect(position()).toHaveTextContent('1 of 2, 1 alike');
    expect(change(0)).toHaveAttribute('aria-pressed', 'true');
    expect(pageOf(older())).toHaveValue('2');
    expect(pageOf(newer())).toHaveValue('3');
    await user.keyboard('j');
    expect(change(1)).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('k');
    expect(position()).toHaveTextContent('1 of 2');
    await user.keyboard('{Escape}');
    expect(position()).toHaveTextContent(/^2, 1 alike$/);
  });

  it('is chosen on a page', async () => {
    const { user } = await open({ sections });
    const mark = await older().findByRole('button', { name: 'Change 2, Audit, page 2' });
    mark.focus();
    await user.keyboard('{Enter}');
    expect(change(1)).toHaveAttribute('aria-pressed', 'true');
  });
});
