import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/components/api/api-error';
import type { Grid, GridColumn } from '@/lib/grid/schema';
import type { GridEstimate } from '@/lib/grid/schema-cells';
import { show } from '@/tests/support/components/show';
import ColumnDialogs, { type ColumnDialog } from './column-dialogs';

const ratio: GridColumn = {
  id: 'ratio',
  kind: 'question',
  heading: 'Pay ratio',
  text: 'What is the CEO pay ratio?',
  key: null,
  answer_type: 'ratio',
  limit: { operator: 'above', value: 200 },
  is_pinned: false,
};

const row = (document_id: string | null) => ({ id: `${document_id}`, document_id, form_type: 'DEF 14A' });
const grid = {
  id: 'grid',
  rows: [row('a'), row('b'), row(null)].map((each) => ({ ...each, financials_document_id: null })),
  columns: [ratio],
} as unknown as Grid;

const estimate = { tokens_per_cell: 1500, usd_per_cell: 0.01, has_model: true } as unknown as GridEstimate;

function open(columnDialog: ColumnDialog, given: GridEstimate | null = null) {
  const onChange = vi.fn();
  const onClose = vi.fn();
  const shared = { grid, estimate: given, isSaving: false, filters: [], onFilters: vi.fn() };
  const { user } = show(
    <ColumnDialogs columnDialog={columnDialog} onChange={onChange} onClose={onClose} {...shared} />,
  );
  return { user, onChange, onClose };
}

const run = () => screen.getByRole('button', { name: /^Add and run/ });
const addOnly = () => screen.getByRole('button', { name: 'Add only' });
const choose = async (user: ReturnType<typeof open>['user'], name: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};

describe('adding a column', () => {
  it('needs a question, and says of which filings it is asked and what it costs', async () => {
    const { user } = open({ kind: 'add', of: 'question' }, estimate);
    expect(screen.getByLabelText('Question')).toHaveAccessibleDescription(/asked of the DEF 14A of each company/);
    expect(screen.getByText(/2 cells, about 3,000 tokens/)).toHaveTextContent('$0.02 with the model that is set.');
    expect(run()).toBeDisabled();
    expect(addOnly()).toBeDisabled();
    await user.type(screen.getByLabelText('Question'), ' ');
    expect(run()).toBeDisabled();
    await user.type(screen.getByLabelText('Question'), 'Who audits?');
    expect(run()).toHaveTextContent('Add and run 2 cells');
    expect(run()).toBeEnabled();
  });

  it('sends the column with its heading and limit, and runs it on demand', async () => {
    const { user, onChange } = open({ kind: 'add', of: 'question' });
    await user.click(screen.getByLabelText('Question'));
    await user.paste('What share of fees is not for audit?');
    await user.click(screen.getByLabelText(/Heading/));
    await user.paste('Other fees');
    await choose(user, 'Flag when', 'above');
    await user.type(screen.getByLabelText('Limit'), 'half');
    expect(screen.getByLabelText('Limit')).toBeInvalid();
    expect(run()).toBeDisabled();
    await user.clear(screen.getByLabelText('Limit'));
    await user.type(screen.getByLabelText('Limit'), '50%');
    await user.click(addOnly());
    const column = {
      kind: 'question',
      text: 'What share of fees is not for audit?',
      key: null,
      heading: 'Other fees',
      answer_type: 'auto',
      limit: { operator: 'above', value: 50 },
      is_pinned: false,
    };
    expect(onChange).toHaveBeenLastCalledWith({ add_columns: [column] }, undefined);
    await user.click(run());
    expect(onChange).toHaveBeenLastCalledWith({ add_columns: [column] }, 'run');
  });

  it('keeps the question when it is refused, and says why beside it', async () => {
    const { user, onChange } = open({ kind: 'add', of: 'question' });
    const errors = [{ path: 'add_columns.0.text', message: 'This question is there already' }];
    onChange.mockRejectedValueOnce(new ApiError(422, 'invalid', 'Not right', { errors }));
    await user.type(screen.getByLabelText('Question'), 'Who audits?');
    await user.click(addOnly());
    const question = screen.getByLabelText('Question');
    await waitFor(() => expect(question).toHaveAccessibleDescription('This question is there already'));
    expect(question).toHaveValue('Who audits?');
    onChange.mockRejectedValueOnce(new ApiError(409, 'conflict', 'A run is at work.'));
    await user.click(addOnly());
    expect(await screen.findByText('A run is at work.')).toBeInTheDocument();
  });

  it('needs a choice where the column shows a fact', async () => {
    const { user, onChange } = open({ kind: 'add', of: 'question' });
    await user.click(screen.getByRole('radio', { name: /^Fact/ }));
    expect(screen.queryByLabelText('Question')).not.toBeInTheDocument();
    expect(run()).toBeDisabled();
    await choose(user, 'Fact', 'CEO pay ratio');
    expect(run()).toBeEnabled();
    await user.click(addOnly());
    expect(onChange.mock.calls[0]?.[0].add_columns).toMatchObject([{ kind: 'fact', text: '', heading: '' }]);
  });

  it('has no limit for a flag', async () => {
    const { user } = open({ kind: 'add', of: 'flag' });
    expect(screen.getByLabelText('Flag')).toHaveAccessibleDescription(/Written as in templates/);
    expect(screen.queryByRole('combobox', { name: 'Flag when' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  });
});

describe('changing heading and limit of a column', () => {
  const save = () => screen.getByRole('button', { name: 'Save' });

  it('begins with what it has, and refuses an empty heading or a limit that is no number', async () => {
    const { user } = open({ kind: 'edit', columnId: 'ratio' });
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('What is the CEO pay ratio?');
    expect(screen.getByLabelText('Limit')).toHaveValue('200');
    await waitFor(() => expect(save()).toBeEnabled());
    await user.clear(screen.getByLabelText('Heading'));
    expect(save()).toBeDisabled();
    await user.type(screen.getByLabelText('Heading'), 'Ratio');
    await user.type(screen.getByLabelText('Limit'), ' to one');
    expect(save()).toBeDisabled();
  });

  it('takes the limit away', async () => {
    const { user, onChange } = open({ kind: 'edit', columnId: 'ratio' });
    await choose(user, 'Flag when', 'no limit');
    expect(screen.queryByLabelText('Limit')).not.toBeInTheDocument();
    await user.click(save());
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ columns: [{ ...ratio, limit: null }] });
  });

  it('keeps the heading when it is refused, and says why beside it', async () => {
    const { user, onChange } = open({ kind: 'edit', columnId: 'ratio' });
    const errors = [{ path: 'columns.0.heading', message: 'Another column has this heading' }];
    onChange.mockRejectedValueOnce(new ApiError(422, 'invalid', 'Not right', { errors }));
    await user.type(screen.getByLabelText('Heading'), ' 2026');
    await user.click(save());
    const heading = screen.getByLabelText('Heading');
    await waitFor(() => expect(heading).toHaveAccessibleDescription('Another column has this heading'));
    expect(save()).toBeEnabled();
    expect(heading).toHaveValue('Pay ratio 2026');
  });

  it('closes without a change', async () => {
    const { user, onChange, onClose } = open({ kind: 'edit', columnId: 'ratio' });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onChange).not.toHaveBeenCalled();
  });
});
