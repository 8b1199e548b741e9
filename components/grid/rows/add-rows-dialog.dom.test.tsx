import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/components/api/api-error';
import type { Grid } from '@/lib/grid/schema';
import { answer, serve } from '@/tests/support/components/fake-api';
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
