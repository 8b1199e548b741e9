import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/organization/actions';
import { delayedAnswer, done, refused } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { AnalysisContextTab } from './context/analysis-context-tab';
import { LettersTab } from './letters-tab';
import { InviteButton } from './members/invite-button';

vi.mock('@/app/(app)/organization/actions', () => ({
  inviteMember: vi.fn(),
  saveAnalysisContext: vi.fn(),
  saveLetterSettings: vi.fn(),
}));
const saveAnalysisContext = vi.mocked(actions.saveAnalysisContext);
const saveLetterSettings = vi.mocked(actions.saveLetterSettings);

beforeEach(() => {
  saveAnalysisContext.mockReset();
  saveLetterSettings.mockReset();
});

describe('the analysis context of an organization', () => {
  const PATH = '/organizations/current/analysis-context';
  const region = () => within(screen.getByRole('region', { name: 'Analysis Context' }));
  const text = () => screen.findByLabelText('What your organization looks for');

  it('announces that it is being read, and offers no empty text meanwhile', () => {
    serve({ [PATH]: never });
    show(<AnalysisContextTab />);
    expect(region().getByRole('status')).toHaveTextContent('Loading analysis context...');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['was written', 'We hold for ten years.'],
    ['is empty so far', ''],
  ])('can be changed where it %s', async (_, analysis_context) => {
    serve({ [PATH]: () => answer({ analysis_context }) });
    show(<AnalysisContextTab />);
    expect(await text()).toHaveValue(analysis_context);
    expect(region().getByRole('button', { name: 'Save Analysis Context' })).toBeEnabled();
  });

  it('says why it could not be read, offers no empty text, and reads it again on demand', async () => {
    let isDown = true;
    serve({ [PATH]: () => (isDown ? refuse('forbidden', 'Only admins.') : answer({ analysis_context: 'We hold.' })) });
    const { user } = show(<AnalysisContextTab />);
    const problem = await region().findByRole('alert');
    expect(problem).toHaveTextContent('Failed to load analysis contextOnly admins.');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    isDown = false;
    await user.click(within(problem).getByRole('button', { name: 'Retry' }));
    expect(await text()).toHaveValue('We hold.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is shown as it was saved when the tab is opened again', async () => {
    serve({ [PATH]: () => answer({ analysis_context: 'We hold.' }) });
    saveAnalysisContext.mockResolvedValue(done({ analysis_context: 'We hold for long.' }));
    const { user, showAgain } = show(<AnalysisContextTab key="first" />);
    await user.clear(await text());
    await user.type(await text(), 'We hold for long.');
    await user.click(region().getByRole('button', { name: 'Save Analysis Context' }));
    expect(await screen.findByText(/Analysis context saved successfully!/)).toBeVisible();
    showAgain(<AnalysisContextTab key="second" />);
    expect(await text()).toHaveValue('We hold for long.');
  });
});

describe('whether members send letters', () => {
  const PATH = '/organizations/current/letters';
  const setting = () => screen.findByRole('switch', { name: 'Members may send letters from here' });

  function open(is_allowed: boolean, is_mail_configured = true) {
    serve({ [PATH]: () => answer({ is_allowed, is_mail_configured }) });
    return show(<LettersTab />);
  }

  it.each([true, false])('is shown as it is set: %s', async (isAllowed) => {
    open(isAllowed);
    expect(await setting()).toHaveAttribute('aria-checked', String(isAllowed));
    expect(screen.getByRole('region', { name: 'Letters' })).toBeVisible();
  });

  it('is explained with its limit, and where no mail server is set up', async () => {
    open(true);
    expect(await screen.findByText(/at most 20 recipients a day for each member/)).toBeVisible();
  });

  it('is explained for an installation without a mail server', async () => {
    open(false, false);
    expect(await screen.findByText(/^No mail server is set up on this installation/)).toBeVisible();
    expect(screen.queryByText(/20 recipients/)).not.toBeInTheDocument();
  });

  it('is saved by its switch, which waits for the answer', async () => {
    const { answer: held, release } = delayedAnswer(done({ is_allowed: true, is_mail_configured: true }));
    saveLetterSettings.mockReturnValue(held);
    const { user } = open(false);
    await user.click(await setting());
    await waitFor(async () => expect(await setting()).toBeDisabled());
    release();
    await waitFor(async () => expect(await setting()).toBeChecked());
    expect(saveLetterSettings).toHaveBeenCalledExactlyOnceWith({ body: { is_allowed: true } });
  });

  it('stays as it was when the change is refused, and says why', async () => {
    saveLetterSettings.mockResolvedValue(refused('forbidden', 'Your role was changed.'));
    const { user } = open(true);
    await user.click(await setting());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your role was changed.');
    expect(await setting()).toBeChecked();
    expect(saveLetterSettings).toHaveBeenCalledExactlyOnceWith({ body: { is_allowed: false } });
  });
});

describe('the Invite Member button', () => {
  it('opens an empty form, again and again', async () => {
    const { user } = show(<InviteButton />);
    const button = screen.getByRole('button', { name: 'Invite Member' });
    for (const typed of ['first@example.com', 'second@example.com']) {
      await user.click(button);
      const dialog = within(await screen.findByRole('dialog', { name: 'Invite Member' }));
      expect(dialog.getByLabelText('Email')).toHaveValue('');
      await user.type(dialog.getByLabelText('Email'), typed);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    expect(actions.inviteMember).not.toHaveBeenCalled();
  });

  it('has the focus again when the form is closed', async () => {
    const { user } = show(<InviteButton />);
    const button = screen.getByRole('button', { name: 'Invite Member' });
    await user.click(button);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });
});
