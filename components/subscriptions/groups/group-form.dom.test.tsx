import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/subscriptions/actions';
import type { SubscriptionGroup } from '@/lib/subscriptions/groups/schema';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { answer, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someCompany } from '@/tests/support/components/some-company';
import { someTemplate } from '@/tests/support/components/some-template';
import { someGroup } from '@/tests/support/components/some-watch';
import { GroupForm } from './group-form';

vi.mock('@/app/(app)/subscriptions/actions', () => ({ createGroup: vi.fn(), updateGroup: vi.fn() }));
const createGroup = vi.mocked(actions.createGroup);
const updateGroup = vi.mocked(actions.updateGroup);

const meridian = someCompany();
const harbor = someCompany({ name: 'Harbor Grain Co.', ticker: 'HBG', ready_for_queries: 0 });
const template = someTemplate();
const stored = someGroup({
  template_id: template.id,
  template: { id: template.id, name: template.name },
  company_ids: [meridian.id],
  companies: [{ ...meridian, rate_limit_override: null }],
  company_count: 1,
});

const answers = {
  '/reports/templates': () => answer({ templates: [template] }),
  '/companies/': () => answer([meridian, harbor]),
};

async function open(group: SubscriptionGroup | null) {
  const onClose = vi.fn();
  const { user } = show(<GroupForm group={group} onClose={onClose} />);
  await screen.findByLabelText('Name');
  return { user, onClose };
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const save = () => screen.getByRole('button', { name: /Create Group|Save Group|Saving/ });

beforeEach(() => {
  createGroup.mockReset();
  updateGroup.mockReset();
  serve(answers);
});

describe('the form of a group', () => {
  it('says why the templates could not be read', async () => {
    serve({ ...answers, '/reports/templates': () => refuse('forbidden', 'Your session was ended.') });
    show(<GroupForm group={null} onClose={() => undefined} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session was ended.');
  });

  it('names every tab that needs attention and what is wrong in the first', async () => {
    const { user } = await open(null);
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter a group name');
    expect(screen.getByRole('combobox', { name: 'Report template' })).toBeInvalid();
    expect(tab(/Companies/)).toHaveTextContent('needs attention');
    expect(tab(/Settings/)).toHaveTextContent('needs attention');
    await user.click(tab(/Companies/));
    expect(screen.getByRole('alert')).toHaveTextContent('Please select at least one company');
    expect(createGroup).not.toHaveBeenCalled();
  });

  it('opens the tab where the only wrong field is', async () => {
    const { user } = await open(stored);
    await user.click(tab(/Settings/));
    const daily = screen.getByLabelText('Daily limit per company');
    await user.clear(daily);
    await user.type(daily, '101');
    await user.click(tab(/Basic/));
    await user.click(save());
    await waitFor(() => expect(tab(/Settings/)).toHaveAttribute('aria-selected', 'true'));
    expect(screen.getByLabelText('Daily limit per company')).toHaveAccessibleDescription(
      'Daily limit per company must be between 1 and 100',
    );
    expect(updateGroup).not.toHaveBeenCalled();
  });

  it('counts the companies that are chosen, and takes all that the search found', async () => {
    const { user } = await open(stored);
    await user.click(tab(/Companies/));
    const choices = await screen.findByRole('list', { name: 'Companies' });
    await within(choices).findByRole('checkbox', { name: 'Harbor Grain Co.' });
    expect(within(choices).getByRole('checkbox', { name: meridian.name })).toBeChecked();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Select All' }));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Select All' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText('0 selected')).toBeInTheDocument();
  });

  it('is sent once, says so and closes', async () => {
    const { answer: held, release } = delayedAnswer(done({ ...stored, name: 'Nordic banks' }));
    updateGroup.mockReturnValue(held);
    const { user, onClose } = await open(stored);
    await user.clear(screen.getByLabelText('Name'));
    await user.paste('Nordic banks');
    await user.click(save());
    await waitFor(() => expect(save()).toHaveAccessibleName('Saving...'));
    await user.click(save());
    release();
    expect(await screen.findByText('Nordic banks was saved')).toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
    expect(updateGroup).toHaveBeenCalledOnce();
    expect(updateGroup.mock.calls[0]?.[0]).toMatchObject({
      params: { id: stored.id },
      body: { name: 'Nordic banks', company_ids: [meridian.id], per_company_daily_limit: 5 },
    });
  });

  it('stays open with the server’s message and the typed values', async () => {
    updateGroup.mockResolvedValueOnce(
      refused('invalid', 'Not right', [{ path: 'name', message: 'Another group has this name' }]),
    );
    updateGroup.mockResolvedValueOnce(refused('forbidden', 'Only its maker may change it.'));
    const { user, onClose } = await open(stored);
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Another group has this name'),
    );
    await user.type(screen.getByLabelText('Name'), '!');
    await user.click(save());
    expect(await screen.findByText('Only its maker may change it.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('European banks!');
    expect(onClose).not.toHaveBeenCalled();
  });
});
