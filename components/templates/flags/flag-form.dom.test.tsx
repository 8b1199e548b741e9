import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/templates/actions';
import { done, refused } from '@/tests/support/components/action-answers';
import { answer, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { FlagForm } from './flag-form';

vi.mock('@/app/(app)/templates/actions', () => ({ saveFlags: vi.fn(), deleteFlags: vi.fn() }));
const saveFlags = vi.mocked(actions.saveFlags);

const stored = { template_id: 'one', flag_configuration: '', flags: [], updated_at: null };
const flags = () => screen.getByLabelText('Flags');
const save = () => screen.getByRole('button', { name: 'Save Flags' });

function open() {
  serve({ '/reports/templates/one/flags/preview': () => answer({ flags: [], results: null }) });
  return show(<FlagForm templateId="one" stored={stored} canWrite onDirtyChange={vi.fn()} onClose={vi.fn()} />);
}

beforeEach(() => {
  saveFlags.mockReset();
});

describe('the flags of a template', () => {
  it('are refused beside the field while the action would refuse them', async () => {
    const { user } = open();
    await user.click(flags());
    await user.paste('x'.repeat(501));
    expect(flags()).toHaveAccessibleDescription('A flag is at most 500 characters');
    expect(save()).toBeDisabled();
  });

  it('keep their text when the server refuses it, and say why beside it until it is changed', async () => {
    const errors = [{ path: 'flag_configuration', message: 'At most 200 flags' }];
    saveFlags.mockResolvedValue(refused('invalid', 'At most 200 flags', errors));
    const { user } = open();
    await user.type(flags(), 'CEO pay ratio above 200:1');
    await user.click(save());
    await waitFor(() => expect(flags()).toHaveAccessibleDescription('At most 200 flags'));
    expect(flags()).toHaveValue('CEO pay ratio above 200:1');
    await user.type(flags(), '!');
    expect(flags()).toHaveAccessibleDescription('One flag per line. Identical lines count once.');
  });

  it('show that they are saved', async () => {
    const saved = { ...stored, flag_configuration: 'CEO pay ratio above 200:1' };
    saveFlags.mockResolvedValue(done(saved));
    const { user } = open();
    await user.type(flags(), 'CEO pay ratio above 200:1');
    await user.click(save());
    expect(await screen.findByText('Flag configuration saved successfully')).toBeInTheDocument();
    expect(saveFlags).toHaveBeenCalledExactlyOnceWith({
      params: { id: 'one' },
      body: { flag_configuration: 'CEO pay ratio above 200:1' },
    });
  });
});
