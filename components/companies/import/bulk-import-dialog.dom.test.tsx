import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BulkImportDialog } from '@/components/companies/import/bulk-import-dialog';
import type { ImportRowResult } from '@/lib/companies/schema-import';
import { answer, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { savedFiles } from '@/tests/support/components/saved-files';
import { show } from '@/tests/support/components/show';
import { someJob } from '@/tests/support/components/some-lists';
import { setElementSizes } from '@/tests/support/components/window-width';

vi.mock('@/components/shared/time/pause', () => ({ pause: async () => undefined }));

const PATH = '/companies/bulk-import';
const CSV = 'ticker,name,cik\nMRDT,Meridian Tools Inc.,990001\nHBG,Harbor Grain Co.,990002\n';

const row = (number: number, changes: Partial<ImportRowResult> = {}): ImportRowResult => ({
  row: number,
  ticker: `T${number}`,
  name: `Company ${number}`,
  status: 'added',
  message: 'Added',
  ...changes,
});
const resultOf = (results: ImportRowResult[]) => {
  const count = (status: ImportRowResult['status']) => results.filter((each) => each.status === status).length;
  const counts = { successful: count('added'), already_in_org: count('already_exists'), failed: count('error') };
  return { total_rows: results.length, ...counts, results };
};
const jobOf = (changes: Parameters<typeof someJob>[0]) => someJob({ kind: 'import-companies', ...changes });

function open(answers: Answers) {
  const requests = serve(answers);
  const onOpenChange = vi.fn();
  return { ...show(<BulkImportDialog isOpen onOpenChange={onOpenChange} />), requests, onOpenChange };
}

const choose = (name = 'companies.csv', text = CSV) =>
  fireEvent.change(screen.getByLabelText('Companies file'), { target: { files: [new File([text], name)] } });
const button = (name: string) => screen.getByRole('button', { name });
const summary = () => screen.findByRole('status', { name: 'Import summary' });

async function importFile(answers: Answers) {
  const opened = open(answers);
  choose();
  await opened.user.click(button('Import'));
  return opened;
}

describe('the import of companies from a file', () => {
  it('cannot be submitted before a file is chosen, and shows its first rows', async () => {
    const { requests } = open({});
    expect(button('Import')).toBeDisabled();
    choose();
    const preview = await screen.findByRole('region', { name: 'Preview' });
    expect(preview).toHaveTextContent('Preview: the first 2 rows');
    expect(
      within(preview)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['tickernamecik', 'MRDTMeridian Tools Inc.990001', 'HBGHarbor Grain Co.990002']);
    expect(button('Import')).toBeEnabled();
    expect(requests).toEqual([]);
  });

  it('refuses a file of another kind, and shows no preview of a spreadsheet', () => {
    open({});
    choose('companies.pdf');
    expect(screen.getByRole('alert')).toHaveTextContent('Unsupported file type. Please upload: .csv, .xls, .xlsx');
    choose('companies.xlsx');
    expect(screen.getByText('companies.xlsx')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
  });

  it('removes a chosen file', async () => {
    const { user } = open({});
    choose();
    await user.click(button('Remove companies.csv'));
    expect(button('Import')).toBeDisabled();
    expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
  });

  it('sends the file, and says that it is being read', async () => {
    let sent: unknown;
    const { user } = open({
      [PATH]: (_query, body) => {
        sent = body;
        return never();
      },
    });
    choose();
    await user.click(button('Import'));
    expect(await screen.findByText('Reading the file...')).toBeVisible();
    expect(button('Importing...')).toBeDisabled();
    expect(screen.getByLabelText('Companies file')).toBeDisabled();
    expect(((sent as FormData).get('file') as File).name).toBe('companies.csv');
  });

  it('counts the rows of a large file while they are imported', async () => {
    const job = jobOf({ status: 'running', progress: { done: 40, total: 900, message: '' } });
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    await importFile({
      [PATH]: () => ({ status: 202, body: job }),
      [`/processing/jobs/${job.id}`]: async () => {
        await finished;
        return answer({ ...job, status: 'completed', result: resultOf([row(2)]) });
      },
    });
    expect(await screen.findByText('40 of 900 rows')).toBeVisible();
    expect(screen.getByText('Importing rows. You can close this window; the import continues.')).toBeVisible();
    finish();
    expect(await summary()).toHaveTextContent('Total rows1');
  });

  it.each([
    ['its own words', { status: 'failed', error: 'The worker stopped.' }, 'The worker stopped.'],
    ['that it was cancelled', { status: 'cancelled' }, 'The import was cancelled. Rows imported so far are kept.'],
    ['that it failed', { status: 'failed' }, 'Failed to import companies'],
  ] as const)('says of a job that ended early %s', async (_what, changes, sentence) => {
    await importFile({ [PATH]: () => ({ status: 202, body: jobOf(changes) }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(button('Import')).toBeEnabled();
  });

  it('says why a file was refused, keeps it, and imports it at the next try', async () => {
    let isRefused = true;
    const { user } = await importFile({
      [PATH]: () => (isRefused ? refuse('invalid', 'The column cik is missing.') : answer(resultOf([row(2)]))),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The column cik is missing.');
    isRefused = false;
    await user.click(button('Import'));
    expect(await summary()).toHaveTextContent('Successful1');
  });
});

describe('the result of an import', () => {
  beforeEach(() => setElementSizes({ height: 300 }));

  const results = [
    row(2),
    row(3, { status: 'already_exists', message: 'Already in your organization' }),
    row(4, { status: 'error', message: 'CIK must be 1 to 10 digits' }),
  ];

  it('counts the rows by result, and lists those with an error first', async () => {
    await importFile({ [PATH]: () => answer(resultOf(results)) });
    expect(await summary()).toHaveTextContent('Total rows3Successful1Already in organization1Failed1');
    const [, ...rows] = within(screen.getByRole('table', { name: 'Rows of the file' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '4T4Company 4ErrorCIK must be 1 to 10 digits',
      '2T2Company 2AddedAdded',
      '3T3Company 3Already existsAlready in your organization',
    ]);
  });

  it('draws only the rows in sight of a long one, and says how many there are', async () => {
    await importFile({ [PATH]: () => answer(resultOf(Array.from({ length: 2000 }, (_, index) => row(index + 2)))) });
    const table = await screen.findByRole('table', { name: 'Rows of the file' });
    expect(table).toHaveAttribute('aria-rowcount', '2001');
    const drawn = within(table).getAllByRole('row');
    expect(drawn.length).toBeGreaterThan(9);
    expect(drawn.length).toBeLessThan(60);
  });

  it('can be replaced by another file', async () => {
    const { user } = await importFile({ [PATH]: () => answer(resultOf(results)) });
    await summary();
    await user.click(button('Import another file'));
    expect(screen.getByLabelText('Companies file')).toBeEnabled();
    expect(button('Import')).toBeDisabled();
  });
});

describe('the template of the import', () => {
  it('is saved, or shows that saving failed', async () => {
    const saved = savedFiles();
    let isDown = false;
    const { user } = open({
      [`${PATH}/template`]: () => (isDown ? refuse('forbidden', 'Your session was ended.') : answer('ticker,name,cik')),
    });
    await user.click(button('Download the CSV template'));
    await waitFor(() => expect(saved).toEqual(['company_import_template.csv']));
    isDown = true;
    await user.click(button('Download the CSV template'));
    expect(await screen.findByText('Failed to download template')).toBeVisible();
    expect(saved).toHaveLength(1);
  });
});
