import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '@/tests/support/components/show';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from './select';

function Fruit({ value = 'pear', isDisabled = false, onChange = vi.fn<(value: string) => void>() }) {
  return (
    <Select value={value} disabled={isDisabled} onValueChange={onChange}>
      <SelectTrigger aria-label="Fruit">
        <SelectValue placeholder="Choose…" />
      </SelectTrigger>
      <SelectContent>
        <SelectItem value="pear">Pear</SelectItem>
        <SelectItem value="plum">Plum</SelectItem>
      </SelectContent>
    </Select>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Fruit' });

describe('a select box', () => {
  it('shows its item, opens on click, and reports another choice', async () => {
    const onChange = vi.fn();
    const { user } = show(<Fruit onChange={onChange} />);
    expect(box()).toHaveTextContent('Pear');
    await user.click(box());
    await user.click(await screen.findByRole('option', { name: 'Plum' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('plum');
  });

  it('opens by keyboard', async () => {
    const { user } = show(<Fruit />);
    box().focus();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'Pear', selected: true })).toBeInTheDocument();
  });

  it('says what to do while nothing is chosen', () => {
    show(<Fruit value="" />);
    expect(box()).toHaveTextContent('Choose…');
  });

  it('stays closed when its value is not among its items, until it is clicked', async () => {
    const { user } = show(<Fruit value="quince" />);
    // The loaded code treats any value as a choice.
    await waitFor(() => expect(box()).not.toHaveAttribute('data-placeholder'));
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.click(box());
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
  });

  it('cannot be opened while it is disabled', async () => {
    const { user } = show(<Fruit isDisabled />);
    expect(box()).toBeDisabled();
    await user.click(box());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});
