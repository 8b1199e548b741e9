import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/templates/actions';
import type { Template } from '@/lib/templates/schema';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { show } from '@/tests/support/components/show';
import { someTemplate } from '@/tests/support/components/some-template';
import { setWindowWidth } from '@/tests/support/components/window-width';
import { TemplateEditor } from './template-editor';

vi.mock('@/app/(app)/templates/actions', () => ({ createTemplate: vi.fn(), updateTemplate: vi.fn() }));
// There is no router outside Next.
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
const createTemplate = vi.mocked(actions.createTemplate);
const updateTemplate = vi.mocked(actions.updateTemplate);

function open(template: Template | null = null) {
  return show(<TemplateEditor template={template} library={[]} organizationName={null} />);
}

const properties = () => screen.getByRole('complementary', { name: 'Template Properties' });
const templateName = () => within(properties()).getByLabelText('Name');
const save = () => screen.getByRole('button', { name: /^Save$|^Saving/ });
const pane = () => screen.getByRole('region', { name: 'Template Queries' });
const dialog = (name: string) => screen.findByRole('dialog', { name });
type User = ReturnType<typeof open>['user'];

async function openQuery(user: User) {
  await user.click(within(pane()).getAllByRole('button', { name: 'Add Query' })[0] ?? pane());
  return within(await dialog('Add Query'));
}

async function choose(user: User, form: Awaited<ReturnType<typeof openQuery>>) {
  await user.click(form.getByRole('combobox', { name: 'Category' }));
  const [first] = await screen.findAllByRole('option');
  await user.click(first ?? document.body);
}

beforeEach(() => {
  createTemplate.mockReset();
  updateTemplate.mockReset();
});

describe('the template editor', () => {
  it('saves nothing before there is a name and a query', async () => {
    const { user } = open();
    expect(save()).toBeDisabled();
    await user.type(templateName(), 'My review');
    expect(save()).toBeDisabled();
    const form = await openQuery(user);
    await user.type(form.getByLabelText('Query text'), 'Who audits?');
    await choose(user, form);
    await user.click(form.getByRole('button', { name: 'Add Query' }));
    await waitFor(() => expect(save()).toBeEnabled());
    await user.clear(templateName());
    expect(save()).toBeDisabled();
  });

  it('says what is missing when it is saved by keyboard all the same', async () => {
    const { user } = open();
    await user.keyboard('{Control>}s{/Control}');
    expect(templateName()).toHaveAccessibleDescription('Template name is required');
    expect(within(properties()).getByText('At least one query is required')).toBeInTheDocument();
    expect(createTemplate).not.toHaveBeenCalled();
  });

  it('opens the drawer of the name where a narrow window hides it', async () => {
    setWindowWidth(1024);
    const { user } = open();
    await user.keyboard('{Control>}s{/Control}');
    const drawer = await dialog('Template Properties');
    expect(within(drawer).getByLabelText('Name')).toHaveAccessibleDescription('Template name is required');
  });

  it('holds name and description to their lengths', () => {
    open();
    expect(templateName()).toHaveAttribute('maxlength', '120');
    expect(within(properties()).getByLabelText(/Description/)).toHaveAttribute('maxlength', '2000');
  });

  it('says that there are unsaved changes, until they are saved', async () => {
    const stored = someTemplate();
    updateTemplate.mockImplementation(async ({ body }) => done({ ...stored, name: body.name ?? '' }));
    const { user } = open(stored);
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    await user.type(templateName(), ' 2026');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText('Template saved')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
    expect(updateTemplate.mock.calls[0]?.[0]).toMatchObject({
      params: { id: stored.id },
      body: { name: 'Annual meeting review 2026', queries: stored.queries },
    });
  });

  it('cannot be saved twice while it saves', async () => {
    const stored = someTemplate();
    const { answer, release } = delayedAnswer(done(stored));
    updateTemplate.mockReturnValue(answer);
    const { user } = open(stored);
    await user.type(templateName(), '!');
    await user.click(save());
    await waitFor(() => expect(save()).toHaveAccessibleName('Saving...'));
    expect(save()).toBeDisabled();
    release();
    expect(await screen.findByText('Template saved')).toBeInTheDocument();
    expect(updateTemplate).toHaveBeenCalledTimes(1);
  });

  it("keeps the draft when saving fails, and gives the server's reason", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    updateTemplate.mockResolvedValue(
      refused('invalid', 'Not right', [{ path: 'queries', message: 'A template has at most 300 queries' }]),
    );
    const { user } = open(someTemplate());
    await user.type(templateName(), ' B');
    await user.click(save());
    expect(await screen.findByText('Failed to save template')).toBeInTheDocument();
    expect(within(properties()).getByText('A template has at most 300 queries')).toBeInTheDocument();
    expect(templateName()).toHaveValue('Annual meeting review B');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  });

  it('shows what the server refused beside its field, until that is changed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    updateTemplate.mockResolvedValue(
      refused('invalid', 'Not right', [{ path: 'name', message: 'Template name may hold no line breaks' }]),
    );
    const { user } = open(someTemplate());
    await user.type(templateName(), ' B');
    await user.click(save());
    await waitFor(() => expect(templateName()).toHaveAccessibleDescription('Template name may hold no line breaks'));
    expect(templateName()).toHaveValue('Annual meeting review B');
    await user.type(templateName(), 'C');
    expect(templateName()).not.toHaveAccessibleDescription();
  });

  it('sends nothing that the action would refuse, and says where it is', async () => {
    const { user } = open(someTemplate({ description: 'x'.repeat(2001) }));
    await user.type(templateName(), ' B');
    await user.click(save());
    expect(within(properties()).getByLabelText(/Description/)).toHaveAccessibleDescription(
      'Description is at most 2000 characters',
    );
    expect(updateTemplate).not.toHaveBeenCalled();
  });

  it('opens the default template as a copy', () => {
    open(someTemplate({ id: 'default_agm_template', name: 'Default AGM', is_default: true }));
    expect(templateName()).toHaveValue('Default AGM (Copy)');
    expect(screen.getByRole('button', { name: 'Configure Flags' })).toBeDisabled();
  });
});

describe('the dialog of a query', () => {
  it('needs a text and a category', async () => {
    const { user } = open();
    const form = await openQuery(user);
    await user.click(form.getByRole('button', { name: 'Add Query' }));
    const text = form.getByLabelText('Query text');
    await waitFor(() => expect(text).toHaveAccessibleDescription('Query text is required'));
    expect(form.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription('Please select a category');
  });

  it('refuses a text of more than 2000 characters and keeps it', async () => {
    const { user } = open();
    const form = await openQuery(user);
    const text = form.getByLabelText('Query text');
    await user.click(text);
    await user.paste('x'.repeat(2001));
    await user.click(form.getByRole('button', { name: 'Add Query' }));
    await waitFor(() => expect(text).toHaveAccessibleDescription('A query is at most 2000 characters'));
    expect(text).toHaveValue('x'.repeat(2001));
  });

  it('takes at most twenty expected sources of 100 characters', async () => {
    const { user } = open();
    const form = await openQuery(user);
    const sources = form.getByLabelText(/Expected sources/);
    await user.click(sources);
    await user.paste(Array.from({ length: 21 }, (_, index) => `s${index}`).join(', '));
    await user.click(form.getByRole('button', { name: 'Add Query' }));
    await waitFor(() => expect(sources).toHaveAccessibleDescription('At most 20 expected sources'));
    await user.clear(sources);
    await user.paste('s'.repeat(101));
    await waitFor(() => expect(sources).toHaveAccessibleDescription('A source is at most 100 characters'));
  });

  it('adds a flag with Enter, each only once, and removes it', async () => {
    const { user } = open();
    const form = await openQuery(user);
    const flag = form.getByRole('textbox', { name: /^Flags/ });
    await user.type(flag, 'Pay ratio above 200:1{Enter}');
    await user.type(flag, 'pay ratio  above 200:1.{Enter}');
    expect(form.getAllByRole('listitem')).toHaveLength(1);
    expect(flag).toHaveAttribute('maxlength', '500');
    await user.click(form.getByRole('button', { name: 'Remove flag: Pay ratio above 200:1' }));
    expect(form.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('refuses a fifty-first flag', async () => {
    const flags = Array.from({ length: 50 }, (_, index) => `Fee above ${index + 1}`);
    const [query] = someTemplate().queries;
    const { user } = open(someTemplate({ queries: query ? [{ ...query, flags }] : [] }));
    await user.click(within(pane()).getByRole('button', { name: /^Edit/ }));
    const form = within(await dialog('Edit Query'));
    await user.type(form.getByRole('textbox', { name: /^Flags/ }), 'One more{Enter}');
    await user.click(form.getByRole('button', { name: 'Save Query' }));
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /^Flags/ })).toHaveAccessibleDescription('A query has at most 50 flags'),
    );
  });

  it('asks for a category first where there is none', async () => {
    const { user } = open(someTemplate({ queries: [], category_mapping: {}, category_order: [] }));
    const form = await openQuery(user);
    expect(form.getByRole('alert')).toHaveTextContent('Please add at least one category before creating queries');
    expect(form.getByLabelText('Query text')).toBeDisabled();
    await user.click(form.getByRole('button', { name: 'Add Category' }));
    const category = within(await dialog('Add Category'));
    await user.click(category.getByRole('button', { name: 'Add Category' }));
    expect(category.getByLabelText('Category name')).toHaveAccessibleDescription('Category name is required');
    await user.type(category.getByLabelText('Category name'), 'Climate{Enter}');
    expect(await within(pane()).findByRole('region', { name: 'Climate' })).toBeInTheDocument();
  });
});
