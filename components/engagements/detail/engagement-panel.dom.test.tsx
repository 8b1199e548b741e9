import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/engagements/actions';
import { EngagementPanel } from '@/components/engagements/detail/engagement-panel';
import type { EngagementDetail } from '@/lib/engagements/schema';
import type { EmailVersion } from '@/lib/engagements/schema-email';
import { done, refused } from '@/tests/support/components/action-answers';
import { answer, file, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { savedFiles } from '@/tests/support/components/saved-files';
import { show } from '@/tests/support/components/show';
import { someEngagementDetail, someVersion } from '@/tests/support/components/some-engagement';
import { someFlag } from '@/tests/support/components/some-report';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/engagements/actions', () => ({ changeEngagement: vi.fn(), generateEmail: vi.fn() }));
const { changeEngagement, generateEmail } = vi.mocked(actions);

const ID = 'e1';
const PATH = `/engagements/${ID}`;
const first = someVersion({ id: 'v1' });
const second = someVersion({
  id: 'v2',
  number: 2,
  user_prompt: 'Make shorter',
  content: 'Dear Ms. Hale.',
  kind: 'refined',
});

function read(changes: Partial<EngagementDetail>, others: Answers = {}) {
  const engagement = someEngagementDetail({ id: ID, ...changes });
  serve({ [PATH]: () => answer(engagement), ...others });
  return engagement;
}

async function open(changes: Partial<EngagementDetail> = {}, others: Answers = {}) {
  const engagement = read(changes, others);
  const { user } = show(<EngagementPanel id={ID} onReading={vi.fn()} />);
  await screen.findByRole('heading', { level: 2, name: 'Meridian Tools Inc.' });
  return { user, engagement };
}

const openLetters = (versions: EmailVersion[] = [first, second], changes: Partial<EngagementDetail> = {}) =>
  open({
    status: 'email_drafted',
    email_versions: versions,
    current_version_id: versions.at(-1)?.id ?? null,
    current_email_content: versions.at(-1)?.content ?? null,
    ...changes,
  });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const letter = (number: number) => screen.getByRole('region', { name: `Email, version ${number}` });

beforeEach(() => {
  changeEngagement.mockReset();
  generateEmail.mockReset();
  window.localStorage.clear();
});

describe('an engagement', () => {
  it('shows that it is loading', () => {
    serve({ [PATH]: never });
    show(<EngagementPanel id={ID} onReading={vi.fn()} />);
    expect(screen.getByText('Loading engagement...')).toBeInTheDocument();
  });

  it('says why it could not be read, and reads it again on demand', async () => {
    serve({ [PATH]: () => refuse('not_found', 'It was deleted.') });
    const { user } = show(<EngagementPanel id={ID} onReading={vi.fn()} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('It was deleted.');
    read({});
    await user.click(button('Retry'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Meridian Tools Inc.' })).toBeVisible();
  });

  it('says at which step it is, and moves to the next ones', async () => {
    const { user, engagement } = await open({ status: 'email_sent', next_statuses: ['email_drafted', 'scheduled'] });
    const current = () =>
      within(screen.getByRole('list', { name: 'Progress' }))
        .getByText('Email Sent')
        .closest('li');
    expect(current()).toHaveAttribute('aria-current', 'step');
    changeEngagement.mockResolvedValue(done({ ...engagement, status: 'scheduled', next_statuses: [] }));
    await user.click(button('Status'));
    const steps = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(steps).toEqual(['Move back to Email Ready', 'Move to Meeting Scheduled']);
    await user.click(screen.getByRole('menuitem', { name: 'Move to Meeting Scheduled' }));
    await waitFor(() => expect(current()).not.toHaveAttribute('aria-current'));
    expect(changeEngagement).toHaveBeenCalledExactlyOnceWith({ params: { id: ID }, body: { status: 'scheduled' } });
  });

  it('says why its step was not changed', async () => {
    changeEngagement.mockResolvedValue(refused('conflict', 'It was completed meanwhile.'));
    const { user } = await open({ next_statuses: ['email_drafted'] });
    await user.click(button('Status'));
    await user.click(await screen.findByRole('menuitem'));
    expect(await screen.findByText('Failed to change the status')).toBeVisible();
    expect(screen.getByText('It was completed meanwhile.')).toBeVisible();
  });

  it('lists what happened', async () => {
    const event = {
      id: '1',
      kind: 'created',
      text: 'The engagement was created.',
      actor_name: 'Ada Brook',
      created_at: first.created_at,
    };
    const { user } = await open({}, { [`${PATH}/timeline`]: () => answer({ events: [event], total: 1 }) });
    await user.click(button('Timeline'));
    const timeline = await screen.findByRole('dialog', { name: 'Timeline' });
    expect(await within(timeline).findByText('The engagement was created.')).toBeVisible();
    expect(timeline).toHaveTextContent('Ada Brook · ');
  });

  it('says that what happened could not be read', async () => {
    const { user } = await open({}, { [`${PATH}/timeline`]: () => refuse('forbidden', 'No.') });
    await user.click(button('Timeline'));
    expect(await screen.findByText('Failed to load the timeline')).toBeVisible();
  });

  it('is saved as a file', async () => {
    const saved = savedFiles();
    const { user } = await open({}, { [`${PATH}/pdf`]: () => file() });
    await user.click(button('Download as PDF'));
    await waitFor(() => expect(saved).toEqual(['Engagement.pdf']));
  });

  it('lists the flags it was made for, and says where there was none', async () => {
    const flags = { triggered_flags_snapshot: [someFlag()], relevant_queries_snapshot: [] };
    const { user } = await open(flags);
    await user.click(screen.getByRole('tab', { name: /^Triggered Flags/ }));
    const entry = within(screen.getByRole('region', { name: 'Triggered Flags' })).getByRole('button', {
      name: /^CEO pay ratio/,
    });
    expect(entry).toHaveAttribute('aria-expanded', 'true');
    await user.click(entry);
    expect(entry).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the first letter', () => {
  it('is generated of all flags, and then shown', async () => {
    generateEmail.mockResolvedValue(done(first));
    const { user } = await open();
    expect(screen.getByText(/^The first email raises every triggered flag/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as Sent' })).not.toBeInTheDocument();
    read({ status: 'email_drafted', email_versions: [first], current_version_id: 'v1' });
    await user.click(button('Generate Initial Email'));
    expect(await screen.findByRole('region', { name: 'Email, version 1' })).toHaveTextContent('Your pay ratio');
    expect(generateEmail.mock.calls[0]?.[0].body).toMatchObject({ prompt: null, include_all_flags: true });
  });

  it('says why it was not generated', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    generateEmail.mockResolvedValue(refused('unavailable', 'The model is away.'));
    const { user } = await open();
    await user.click(button('Generate Initial Email'));
    expect(await screen.findByText('The model is away.')).toBeVisible();
    expect(button('Generate Initial Email')).toBeEnabled();
  });

  it.each([{ can_edit: false }, { status: 'completed' as const }])('cannot be written where %o', async (who) => {
    await open(who);
    expect(screen.getByText('No email yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Generate|Write/ })).not.toBeInTheDocument();
  });
});

describe('the versions of a letter', () => {
  it('can be browsed, and the selected one becomes the current one', async () => {
    changeEngagement.mockResolvedValue(refused('conflict', 'It was sent meanwhile.'));
    const { user } = await openLetters();
    expect(letter(2)).toHaveTextContent('Dear Ms. Hale.');
    expect(button('Next version')).toBeDisabled();
    await user.click(button('Previous version'));
    expect(letter(1)).toHaveTextContent('your pay ratio is 214 to 1');
    expect(screen.getByText('Version 1 of 2')).toBeVisible();
    expect(changeEngagement).toHaveBeenCalledExactlyOnceWith({
      params: { id: ID },
      body: { current_version_id: 'v1' },
    });
    expect(await screen.findByText('Failed to select the version')).toBeVisible();
  });

  it('are listed with their instructions, newest first', async () => {
    const { user } = await openLetters([first, second], { can_edit: false });
    await user.click(button('Version History (2)'));
    const history = within(screen.getByRole('complementary', { name: 'Version History' }));
    const [newest, oldest] = history.getAllByRole('listitem');
    expect(newest).toHaveTextContent(/^Version 2Currently viewing.*Make shorter/);
    expect(oldest).toHaveTextContent(/Initial email, all flags/);
    await user.click(within(oldest as HTMLElement).getByRole('button'));
    expect(letter(1)).toBeVisible();
    // Reading an older one changes nothing for others.
    expect(changeEngagement).not.toHaveBeenCalled();
    await user.click(history.getByRole('button', { name: 'Close version history' }));
    expect(screen.queryByRole('complementary', { name: 'Version History' })).not.toBeInTheDocument();
  });

  it('are compared word by word', async () => {
    const subject = [{ kind: 'same', text: 'Your pay ratio' }];
    const paragraphs = [
      { left: [{ kind: 'removed', text: 'Long' }], right: [{ kind: 'added', text: 'Short' }], is_changed: true },
    ];
    const { user } = await openLetters();
    const requests = serve({ [`${PATH}/compare`]: () => answer({ from: first, to: second, subject, paragraphs }) });
    await user.click(button('Compare versions'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare versions' }));
    expect(await dialog.findByRole('deletion')).toHaveTextContent('Long');
    expect(dialog.getByRole('insertion')).toHaveTextContent('Short');
    expect(dialog.getByRole('combobox', { name: 'Right version' })).toHaveTextContent('Version 2 · Make shorter');
    expect(requests).toEqual([`${PATH}/compare?from=v1&to=v2`]);
  });

  it('are copied with their subject', async () => {
    const { user } = await openLetters();
    await user.click(button('Copy Email'));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Subject: Your pay ratio\n\nDear Ms. Hale.');
  });
});

describe('refining a letter', () => {
  const instruction = () => screen.getByLabelText('Refine Email with AI');

  it('takes an instruction, which is kept until the next version is there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    generateEmail.mockResolvedValueOnce(refused('unavailable', 'The model is away.'));
    generateEmail.mockResolvedValueOnce(done(someVersion({ id: 'v3', number: 3 })));
    const { user } = await openLetters();
    expect(button('Regenerate')).toBeDisabled();
    await user.click(button('More formal'));
    await user.click(button('Regenerate'));
    expect(await screen.findByText('The model is away.')).toBeVisible();
    expect(instruction()).toHaveValue('More formal');
    await user.click(button('Regenerate'));
    await waitFor(() => expect(instruction()).toHaveValue(''));
    expect(generateEmail.mock.calls[1]?.[0].body).toMatchObject({ prompt: 'More formal', base_version_id: 'v2' });
  });

  it('keeps an instruction that was not sent for the next visit', async () => {
    window.localStorage.setItem(`plumbline:engagement:${ID}:prompt`, 'Ask for a meeting');
    await openLetters();
    expect(instruction()).toHaveValue('Ask for a meeting');
  });

  it('is not possible once the engagement is completed', async () => {
    await openLetters([first], { status: 'completed' });
    expect(letter(1)).toBeVisible();
    expect(screen.queryByLabelText('Refine Email with AI')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit by hand' })).not.toBeInTheDocument();
  });
});
