import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/voting/actions';
import { done, refused } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { somePolicyDetail } from '@/tests/support/components/some-policy';
import { PolicyScreen } from './policy-screen';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/voting/actions', () => ({ publishPolicy: vi.fn(), savePolicyDraft: vi.fn() }));
const publishPolicy = vi.mocked(actions.publishPolicy);
const savePolicyDraft = vi.mocked(actions.savePolicyDraft);

const ID = '5c2c5c2c-0000-4000-8000-000000000001';
const PATH = `/voting/policies/${ID}`;

const policy = somePolicyDetail({ id: ID });

const others: Answers = { [`${PATH}/versions`]: () => answer({ versions: [] }) };

/** By text, because computing the names of all select boxes of the editor takes long. */
const press = (label: string) => screen.getByText(label, { selector: 'button *' }).closest('button') as HTMLElement;
const publish = () => press('Publish version 3');

beforeEach(() => {
  publishPolicy.mockReset();
  savePolicyDraft.mockReset();
});

describe('a voting policy', () => {
  it('shows that it is loading', () => {
    serve({ ...others, [PATH]: never });
    show(<PolicyScreen policyId={ID} canWrite />);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Loading policy...');
  });

  it('says why it could not be read, and leads back to the others', async () => {
    let isDown = true;
    serve({ ...others, [PATH]: () => (isDown ? refuse('not_found', 'There is no such policy.') : answer(policy)) });
    const { user } = show(<PolicyScreen policyId={ID} canWrite />);
    const problem = within(await screen.findByRole('alert'));
    expect(problem.getByText('There is no such policy.')).toBeInTheDocument();
    expect(problem.getByRole('link', { name: 'Back to Policies' })).toHaveAttribute('href', '/voting/policies');
    isDown = false;
    await user.click(problem.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Version 2 in force')).toBeInTheDocument();
  });
});

describe('keeping and publishing a policy', () => {
  it('takes the version that was published, and stays as it is where that is refused', async () => {
    const next = { ...policy, version: 3, name: 'House policy 2026' };
    publishPolicy.mockResolvedValueOnce(refused('conflict', 'Ben Cole published version 3.'));
    publishPolicy.mockResolvedValueOnce(done(next));
    serve({ ...others, [PATH]: () => answer(policy) });
    const { user } = show(<PolicyScreen policyId={ID} canWrite />);
    const name = await screen.findByLabelText('Name of the policy');
    expect(publish()).toBeDisabled();
    await user.click(name);
    await user.paste(' 2026');
    await user.click(publish());
    expect(await screen.findByText('Ben Cole published version 3.')).toBeInTheDocument();
    expect(name).toHaveValue('House policy 2026');
    await user.click(publish());
    expect(await screen.findByText('Version 3 is in force')).toBeInTheDocument();
    expect(publishPolicy.mock.calls.map(([input]) => input?.body)).toMatchObject([
      { name: 'House policy 2026', base_version: 2 },
      { name: 'House policy 2026', base_version: 2 },
    ]);
  });

  it('sends nothing that the action would refuse, and says so beside the field', async () => {
    serve({ ...others, [PATH]: () => answer(policy) });
    const { user } = show(<PolicyScreen policyId={ID} canWrite />);
    const name = await screen.findByLabelText('Name of the policy');
    await user.clear(name);
    await user.click(publish());
    expect(name).toHaveAccessibleDescription('Please enter a name');
    expect(publishPolicy).not.toHaveBeenCalled();
    await user.type(name, 'Ours');
    expect(name).not.toHaveAccessibleDescription();
  });

  it('keeps a rule that the server refused, and says why beside it', async () => {
    const rule = {
      kinds: ['say_on_pay' as const],
      topic: null,
      text: 'Against when the ratio is above 300',
      vote: 'against' as const,
      rationale: '',
      compiled: null,
      in_words: false,
      problem: null,
    };
    const errors = [{ path: 'rules.0.text', message: 'This rule is there already' }];
    savePolicyDraft.mockResolvedValue(refused('invalid', 'Not right', errors));
    serve({ ...others, [PATH]: () => answer({ ...policy, rules: [rule] }) });
    const { user } = show(<PolicyScreen policyId={ID} canWrite />);
    await user.click(await screen.findByLabelText('Description'));
    await user.paste('Ours');
    await user.click(press('Save draft'));
    const refusal = await screen.findByText('This rule is there already');
    expect(refusal.closest('[data-rule]')).toHaveAttribute('data-rule', '1');
    expect(screen.getByLabelText('Description')).toHaveValue('Ours');
  });

  it('keeps a draft only of what differs', async () => {
    savePolicyDraft.mockResolvedValue(done({ ...policy, has_draft: true }));
    serve({ ...others, [PATH]: () => answer(policy) });
    const { user } = show(<PolicyScreen policyId={ID} canWrite />);
    await screen.findByText('Version 2 in force');
    const save = press('Save draft');
    expect(save).toBeDisabled();
    await user.click(screen.getByLabelText('Description'));
    await user.paste('Ours');
    await user.click(save);
    expect(await screen.findByText('Draft saved')).toBeInTheDocument();
    await waitFor(() => expect(save).toBeDisabled());
    expect(savePolicyDraft.mock.calls[0]?.[0]?.body).toMatchObject({ description: 'Ours', rules: [] });
  });

  it('is only for those who may; others can only clone it', async () => {
    serve({ ...others, [PATH]: () => answer({ ...policy, can_edit: false, is_example: true }) });
    show(<PolicyScreen policyId={ID} canWrite />);
    await screen.findByText('Example');
    expect(press('Clone')).toBeEnabled();
    expect(screen.queryByText(/Publish|Save draft/)).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/Add a rule/)).not.toBeInTheDocument();
  });
});
