import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/templates/actions';
import type { Template } from '@/lib/templates/schema';
import { done, refused } from '@/tests/support/components/action-answers';
import { answer, serve } from '@/tests/support/components/fake-api';
import { testListStates, LONG_NAME } from '@/tests/support/components/list-states';
import { show } from '@/tests/support/components/show';
import { someTemplate } from '@/tests/support/components/some-template';
import { TemplatesTab } from './templates-tab';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/templates/actions', () => ({ cloneTemplate: vi.fn(), deleteTemplate: vi.fn() }));
const deleteTemplate = vi.mocked(actions.deleteTemplate);

const open = (canWrite = true) => show(<TemplatesTab canWrite={canWrite} />);

async function openWith(template: Template, canWrite = true) {
  serve({ '/reports/templates': () => answer({ templates: [template] }) });
  const { user } = open(canWrite);
  return { user, card: within(await screen.findByRole('article', { name: template.name })) };
}

beforeEach(() => {
  deleteTemplate.mockReset();
});

describe('the list of templates', () => {
  testListStates({
    path: '/reports/templates',
    open,
    loading: 'Loading templates...',
    failure: 'Failed to load templates',
    none: { templates: [] },
    some: { templates: [someTemplate()] },
    row: 'Annual meeting review',
    empty: {
      title: 'No templates yet',
      says: /A template is a list of governance queries/,
      action: { role: 'link', name: 'Create Template' },
    },
  });

  it('shows a long name and description in full to those who ask', async () => {
    const { card } = await openWith(someTemplate({ name: LONG_NAME, description: `Of ${LONG_NAME}` }));
    expect(card.getByRole('heading', { name: LONG_NAME })).toHaveAttribute('title', LONG_NAME);
    expect(card.getByTitle(`Of ${LONG_NAME}`)).toBeInTheDocument();
  });

  it('does not allow editing or deleting the built-in one', async () => {
    const { card } = await openWith(someTemplate({ is_default: true }));
    expect(card.getByText('Built in')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Clone' })).toBeEnabled();
    expect(card.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(card.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is deleted in a second step where subscriptions use it', async () => {
    const inUse = 'Two subscriptions use this template; they are paused when it is deleted.';
    deleteTemplate.mockResolvedValueOnce(refused('conflict', inUse)).mockResolvedValueOnce(done(undefined));
    const template = someTemplate();
    const { user, card } = await openWith(template);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.click(card.getByRole('button', { name: 'Delete' }));
    const question = within(card.getByRole('group', { name: 'Delete Annual meeting review' }));
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByRole('alert')).toHaveTextContent(inUse);
    await user.click(question.getByRole('button', { name: 'Pause and Delete' }));
    expect(await screen.findByText('Template deleted')).toBeInTheDocument();
    expect(deleteTemplate.mock.calls.map(([input]) => input.body)).toEqual([{ force: 'false' }, { force: 'true' }]);
  });

  it('shows the flags read-only to a viewer', async () => {
    const { card } = await openWith(someTemplate({ can_edit: false, flag_count: 2, is_active: false }), false);
    expect(card.getByText('Inactive')).toBeInTheDocument();
    expect(card.getAllByRole('button')).toEqual([card.getByRole('button', { name: 'View flags, 2 flags' })]);
  });
});
