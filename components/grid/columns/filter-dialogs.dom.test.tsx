import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FilterDialog } from '@/components/grid/columns/filter-dialog';
import { TemplateColumnsDialog } from '@/components/grid/columns/template-columns-dialog';
import { NO_FILTER, type CellFilter } from '@/components/grid/grid-address';
import { ApiError } from '@/components/api/api-error';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someGridColumn, someWholeGrid } from '@/tests/support/components/some-grid';
import { someTemplate } from '@/tests/support/components/some-template';

vi.mock('@/app/(app)/grid/actions', () => ({}));

const column = someGridColumn();
const other: CellFilter = { ...NO_FILTER, columnId: someGridColumn().id, contains: 'Vale' };
const button = (name: string) => screen.getByRole('button', { name });

describe('the filter of a column', () => {
  function open(filters: CellFilter[] = [other]) {
    const onFilters = vi.fn();
    const onClose = vi.fn();
    const { user } = show(<FilterDialog {...{ column, filters, onFilters, onClose }} />);
    return { user, onFilters, onClose };
  }

  it('keeps those of other columns, and takes numbers and words', async () => {
    const { user, onFilters, onClose } = open();
    expect(await screen.findByRole('dialog', { name: 'Filter by CEO pay ratio' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('Value from'), '90');
    await user.type(screen.getByLabelText('Contains'), ':1');
    await user.click(screen.getByRole('checkbox', { name: 'Breaks a flag' }));
    await user.click(button('Apply'));
    const wanted = { ...NO_FILTER, columnId: column.id, least: 90, contains: ':1', breaksFlag: true };
    expect(onFilters).toHaveBeenCalledExactlyOnceWith([other, wanted]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says beside the field what is no number, keeps it and filters by nothing', async () => {
    const { user, onFilters, onClose } = open();
    const to = screen.getByLabelText('to');
    await user.type(screen.getByLabelText('Value from'), '-1.5');
    await user.type(to, '1x');
    expect(to).not.toHaveAccessibleDescription();
    await user.click(button('Apply'));
    expect(to).toHaveAccessibleDescription('Write a number, such as 90 or 12.5');
    expect(screen.getByLabelText('Value from')).not.toHaveAccessibleDescription();
    expect(to).toHaveValue('1x');
    expect(onFilters).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    await user.type(to, '{Backspace}');
    expect(to).not.toHaveAccessibleDescription();
    await user.click(button('Apply'));
    const wanted = { ...NO_FILTER, columnId: column.id, least: -1.5, most: 1 };
    expect(onFilters).toHaveBeenCalledExactlyOnceWith([other, wanted]);
  });

  it('takes a state', async () => {
    const { user, onFilters } = open([]);
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByRole('option', { name: 'Not found' }));
    await user.click(button('Apply'));
    expect(onFilters).toHaveBeenCalledExactlyOnceWith([{ ...NO_FILTER, columnId: column.id, state: 'not_stated' }]);
  });

  it('is none where nothing is asked for', async () => {
    const { user, onFilters } = open();
    await user.type(screen.getByLabelText('Contains'), '  ');
    await user.click(button('Apply'));
    expect(onFilters).toHaveBeenCalledExactlyOnceWith([other]);
  });

  it('begins with what it was, and is removed', async () => {
    const before = { ...NO_FILTER, columnId: column.id, least: 90 };
    const { user, onFilters, onClose } = open([other, before]);
    expect(screen.getByLabelText('Value from')).toHaveValue('90');
    await user.click(button('Remove filter'));
    expect(onFilters).toHaveBeenCalledExactlyOnceWith([other]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('changes nothing when it is cancelled', async () => {
    const { user, onFilters, onClose } = open();
    expect(screen.queryByRole('button', { name: 'Remove filter' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Contains'), 'x');
    await user.click(button('Cancel'));
    expect(onFilters).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the columns of a template', () => {
  const template = someTemplate();
  const props = { grid: someWholeGrid([], []), estimate: null, isSaving: false, onClose: vi.fn() };

  it('offer no choice before the templates are read', () => {
    serve({ '/reports/templates': never });
    show(<TemplateColumnsDialog {...props} onChange={vi.fn()} />);
    expect(screen.getByText('Loading templates...')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('say that the templates could not be read, and read them again', async () => {
    let isDown = true;
    serve({
      '/reports/templates': () => (isDown ? refuse('forbidden', 'Ended.') : answer({ templates: [template] })),
    });
    const { user } = show(<TemplateColumnsDialog {...props} onChange={vi.fn()} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Failed to load templates.*Ended\./);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    isDown = false;
    await user.click(button('Retry'));
    expect(await screen.findByRole('combobox', { name: 'Template' })).toHaveTextContent('Choose…');
  });

  async function open(onChange: () => Promise<void>) {
    serve({ '/reports/templates': () => answer({ templates: [template] }) });
    const { user } = show(<TemplateColumnsDialog {...props} onChange={onChange} />);
    expect(button('Add columns')).toBeDisabled();
    await user.click(await screen.findByRole('combobox', { name: 'Template' }));
    await user.click(await screen.findByRole('option', { name: 'Annual meeting review' }));
    return user;
  }

  it('are as many as its queries', async () => {
    const onChange = vi.fn(async () => undefined);
    const user = await open(onChange);
    await user.click(await screen.findByRole('button', { name: 'Add 1 column' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ template_id: template.id });
  });

  it('say beside the template why they were refused', async () => {
    const user = await open(async () => {
      throw new ApiError(422, 'invalid', 'A grid has at most 50 columns');
    });
    await user.click(await screen.findByRole('button', { name: 'Add 1 column' }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Template' })).toHaveAccessibleDescription(
        'A grid has at most 50 columns',
      ),
    );
  });
});
