import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '@/tests/support/components/show';
import { PageInput } from './page-input';

function open({ page = 3, pageCount = 120 } = {}) {
  const onGo = vi.fn();
  return { ...show(<PageInput page={page} pageCount={pageCount} onGo={onGo} />), onGo };
}

const input = () => screen.getByRole('textbox', { name: 'Page number' });

describe('the page number', () => {
  it('goes to the typed page with Enter', async () => {
    const { user, onGo } = open();
    await user.click(input());
    await user.keyboard('61{Enter}');
    expect(onGo).toHaveBeenCalledExactlyOnceWith(61);
  });

  it('goes there when the field is left', async () => {
    const { user, onGo } = open();
    await user.click(input());
    await user.keyboard('120');
    await user.tab();
    expect(onGo).toHaveBeenCalledExactlyOnceWith(120);
  });

  it.each(['0', '121', '-1', '2.5', 'abc', '1e1', ' '])(
    'takes %j for no page, and puts the old one back',
    async (typed) => {
      const { user, onGo } = open();
      await user.clear(input());
      await user.type(input(), typed);
      expect(input()).toBeInvalid();
      await user.keyboard('{Enter}');
      expect(onGo).not.toHaveBeenCalled();
      expect(input()).toHaveValue('3');
      expect(input()).not.toBeInvalid();
    },
  );

  it('does nothing for the current page', async () => {
    const { user, onGo } = open();
    await user.clear(input());
    await user.type(input(), '3{Enter}');
    expect(onGo).not.toHaveBeenCalled();
  });

  it('discards the typed number with Esc', async () => {
    const { user, onGo } = open();
    await user.clear(input());
    await user.type(input(), '50{Escape}');
    expect(input()).toHaveValue('3');
    await user.tab();
    expect(onGo).not.toHaveBeenCalled();
  });

  it('shows which numbers are valid', () => {
    open();
    expect(input()).toHaveAccessibleDescription('A whole number from 1 to 120');
  });

  it('waits for the document', () => {
    open({ page: 1, pageCount: 0 });
    expect(input()).toBeDisabled();
  });
});
