import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '@/tests/support/components/show';
import { CategoryDialog } from './category-dialog';
import type { EditorCategory } from '../draft/draft';

function open(category: EditorCategory | null = null) {
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  return { ...show(<CategoryDialog category={category} onSubmit={onSubmit} onClose={onClose} />), onSubmit, onClose };
}
const name = () => screen.getByLabelText('Category name');

describe('the dialog of a category', () => {
  it('asks for a name only once it was tried without, and takes that back once there is one', async () => {
    const { user, onSubmit } = open();
    expect(screen.getByRole('dialog', { name: 'Add Category' })).toHaveAccessibleDescription(/one section for each/);
    expect(name()).toBeValid();
    await user.type(name(), '  {Enter}');
    expect(name()).toHaveAccessibleDescription('Category name is required');
    expect(name()).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(name(), 'Pay');
    expect(name()).toBeValid();
  });

  it('returns the trimmed name, also with Enter', async () => {
    const { user, onSubmit } = open();
    await user.type(name(), ' Climate {Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('Climate');
    expect(name()).toHaveAttribute('maxlength', '100');
  });

  it('begins with the name of a category that is changed, and closes on Cancel', async () => {
    const { user, onSubmit, onClose } = open({ key: 'pay', name: 'Pay' } as unknown as EditorCategory);
    expect(screen.getByRole('button', { name: 'Save Category' })).toBeEnabled();
    expect(name()).toHaveValue('Pay');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
