import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/components/api/api-error';
import type { Grid } from '@/lib/grid/schema';
import { answer, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someCompany } from '@/tests/support/components/some-company';
import AddRowsDialog from './add-rows-dialog';

const company = someCompany();
const grid = { id: 'grid', row_sources: [] } as unknown as Grid;
const year = () => screen.getByLabelText(/Fiscal year/);

async function add(typedYear: string, onSave: () => Promise<void>) {
  serve({ '/companies/': () => answer([company]) });
  const { user } = show(<AddRowsDialog grid={grid} isSaving={false} onSave={onSave} onClose={vi.fn()} />);
  if (typedYear) await user.type(year(), typedYear);
  await user.click(await screen.findByRole('checkbox', { name: company.name }));
  await user.click(screen.getByRole('button', { name: /^Add 1/ }));
  return user;
}

describe('adding companies to a grid', () => {
  it('refuses what is no year beside its field, and sends nothing', async () => {
    const onSave = vi.fn(() => Promise.resolve());
    const user = await add('20', onSave);
    expect(year()).toHaveAccessibleDescription('A fiscal year is a year such as 2026');
    expect(onSave).not.toHaveBeenCalled();
    await user.type(year(), '26');
    expect(year()).not.toHaveAccessibleDescription();
  });

  it('takes the newest filing without a year', async () => {
    const onSave = vi.fn(() => Promise.resolve());
    await add('', onSave);
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      rows: [{ company_id: company.id, form_type: 'DEF 14A', fiscal_year: null }],
    });
  });

  it('keeps what was ticked when it is refused, and says why', async () => {
    const detail = 'A grid has at most 500 rows';
    await add('2026', () => Promise.reject(new ApiError(409, 'conflict', detail)));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(detail));
    expect(screen.getByRole('checkbox', { name: company.name })).toBeChecked();
    expect(year()).toHaveValue('2026');
  });
});

describe('what can be added to a grid', () => {
  const read = (answers: Answers) => {
    serve(answers);
    return show(<AddRowsDialog grid={grid} isSaving={false} onSave={vi.fn()} onClose={vi.fn()} />).user;
  };
  const kind = (name: string) => screen.getByRole('radio', { name });

  /** The error is shown, nothing is called missing, and Retry reads again. */
  async function retry(user: ReturnType<typeof read>, failure: string) {
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent(failure);
    expect(problem).toHaveTextContent('Ended.');
    expect(screen.queryByText('No matches.')).not.toBeInTheDocument();
    expect(screen.queryByText('No filing of this company is processed.')).not.toBeInTheDocument();
    await user.click(within(problem).getByRole('button', { name: 'Retry' }));
  }

  it('is announced as loading before it is read', async () => {
    const user = read({ '/companies/': never, '/subscription-groups': never });
    expect(screen.getByText('Loading companies...')).toBeInTheDocument();
    await user.click(kind('Groups'));
    expect(screen.getByText('Loading groups...')).toBeInTheDocument();
    expect(screen.queryByText('No matches.')).not.toBeInTheDocument();
  });

  it.each(['Companies', 'Single filings'])('says that companies could not be read: %s', async (of) => {
    let isDown = true;
    const user = read({ '/companies/': () => (isDown ? refuse('forbidden', 'Ended.') : answer([company])) });
    await user.click(kind(of));
    await screen.findByRole('alert');
    isDown = false;
    await retry(user, 'Failed to load companies');
    expect(await screen.findByText(of === 'Companies' ? company.name : 'Choose…')).toBeInTheDocument();
  });

  it('says that groups could not be read', async () => {
    let isDown = true;
    const groups = { groups: [{ id: 'g', name: 'Utilities' }] };
    const user = read({
      '/companies/': () => answer([company]),
      '/subscription-groups': () => (isDown ? refuse('forbidden', 'Ended.') : answer(groups)),
    });
    await user.click(kind('Groups'));
    await screen.findByRole('alert');
    isDown = false;
    await retry(user, 'Failed to load groups');
    expect(await screen.findByRole('checkbox', { name: 'Utilities' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('Find a group to add'), 'mining');
    expect(screen.getByText('No matches.')).toBeInTheDocument();
  });

  it('says that the filings of a company could not be read', async () => {
    let isDown = true;
    const user = read({
      '/companies/': () => answer([company]),
      '/documents/': () => (isDown ? refuse('forbidden', 'Ended.') : answer([])),
    });
    await user.click(kind('Single filings'));
    await user.click(await screen.findByRole('combobox', { name: 'Company' }));
    await user.click(await screen.findByRole('option', { name: company.name }));
    await screen.findByRole('alert');
    isDown = false;
    await retry(user, 'Failed to load filings');
    expect(await screen.findByText('No filing of this company is processed.')).toBeInTheDocument();
  });
});
