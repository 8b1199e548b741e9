import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/templates/actions';
import { FlagDialog } from '@/components/templates/flags/flag-dialog';
import type { CompiledFlag, FlagConfiguration } from '@/lib/templates/schema';
import { done, refused } from '@/tests/support/components/action-answers';
import { answer, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';

vi.mock('@/app/(app)/templates/actions', () => ({ saveFlags: vi.fn(), deleteFlags: vi.fn() }));
// The meaning of a line is fetched after a pause in typing.
vi.mock('@/components/shared/time/pause', () => ({ pause: async () => undefined }));
const { saveFlags, deleteFlags } = vi.mocked(actions);

const PATH = '/reports/templates/one/flags';
const PAY = 'CEO pay ratio above 200:1';
const BOARD = 'Board independence below 75%';

const compiled = (flag_description: string, changes: Partial<CompiledFlag> = {}): CompiledFlag => ({
  flag_description,
  kind: 'rule',
  rules: [],
  join: 'all',
  understood_as: `Checks: ${flag_description}`,
  query_ids: [],
  ...changes,
});
const configuration = (...lines: string[]): FlagConfiguration => ({
  template_id: 'one',
  flag_configuration: lines.join('\n'),
  flags: lines.map((line) => compiled(line)),
  updated_at: null,
});
const inWords = compiled('The board is too cosy', { kind: 'words', understood_as: '' });

type Opened = { stored?: FlagConfiguration; canWrite?: boolean; isDefault?: boolean; answers?: Answers };

async function open({ stored = configuration(PAY), canWrite = true, isDefault = false, answers = {} }: Opened = {}) {
  serve({
    [PATH]: () => answer(stored),
    [`${PATH}/preview`]: (_query, sent) => {
      const { flag_configuration: text } = sent as { flag_configuration: string };
      return answer({ flags: text.split('\n').map((line) => compiled(line)), results: null });
    },
    ...answers,
  });
  const onClose = vi.fn();
  const onFlagsRemoved = vi.fn();
  const template = { id: 'one', name: 'Annual meeting review', is_default: isDefault };
  const { user } = show(<FlagDialog {...{ template, canWrite, onClose, onFlagsRemoved }} />);
  await screen.findByRole('textbox', { name: 'Flags' });
  return { user, onClose, onFlagsRemoved };
}

const flags = () => screen.getByRole('textbox', { name: 'Flags' });
/** The labelled button, not the cross in the corner. */
const close = () => screen.getByText('Close', { selector: 'button' });
const button = (name: string) => screen.getByRole('button', { name });
const understood = () => within(screen.getByRole('region', { name: 'How each line is understood' }));
const choose = (name = 'policy.pdf') =>
  fireEvent.change(screen.getByLabelText('Flag document'), { target: { files: [new File(['%PDF'], name)] } });

/** Reads flags from a document of that answer. */
async function extract(extracted: Answers[string], opened: Opened = {}) {
  const all = await open({ ...opened, answers: { [`${PATH}/extract`]: extracted } });
  await all.user.click(screen.getByRole('radio', { name: 'Upload Document' }));
  choose();
  await all.user.click(button('Extract Flags'));
  return all;
}

beforeEach(() => {
  saveFlags.mockReset();
  deleteFlags.mockReset();
});

describe('the dialog of flags', () => {
  it('says that it loads, why it could not be read, and reads again on demand', async () => {
    serve({ [PATH]: never });
    const template = { id: 'one', name: 'Annual meeting review', is_default: true };
    const { showAgain, user } = show(<FlagDialog template={template} canWrite onClose={vi.fn()} />);
    const dialog = await screen.findByRole('dialog', { name: 'Configure Flags' });
    expect(dialog).toHaveAccessibleDescription(/^A report on Annual meeting review checks.*your own\.$/);
    expect(within(dialog).getByText('Loading flags...')).toBeInTheDocument();
    let isDown = true;
    serve({ '/reports/templates/two/flags': () => (isDown ? refuse('forbidden', 'No.') : answer(configuration())) });
    showAgain(<FlagDialog template={{ ...template, id: 'two' }} canWrite onClose={vi.fn()} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load flag configurationNo.');
    isDown = false;
    await user.click(button('Retry'));
    expect(await screen.findByRole('textbox', { name: 'Flags' })).toHaveValue('');
  });

  it('is closed at once while nothing was changed, and asks otherwise', async () => {
    const { user, onClose } = await open();
    await user.click(flags());
    await user.paste(' ');
    await user.click(close());
    expect(onClose).toHaveBeenCalledOnce();
    await user.click(flags());
    await user.paste(`\n${BOARD}`);
    await user.click(close());
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    expect(onClose).toHaveBeenCalledOnce();
    await user.click(within(question).getByRole('button', { name: 'Close without saving' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('is read-only for those who may not change it', async () => {
    await open({ canWrite: false });
    expect(await screen.findByRole('dialog', { name: 'Flags' })).toBeInTheDocument();
    expect(flags()).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: /Save|Delete/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Upload Document' })).not.toBeInTheDocument();
  });
});

describe('how a line is understood', () => {
  it('is shown for each, distinguished from lines without a rule', async () => {
    await open({
      stored: { ...configuration(PAY), flag_configuration: `${PAY}\n${inWords.flag_description}` },
      answers: { [`${PATH}/preview`]: () => answer({ flags: [compiled(PAY), inWords], results: null }) },
    });
    expect(await understood().findByText('1 rule, 1 in words')).toBeVisible();
    expect(
      understood()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([`Checks: ${PAY}${PAY}`, 'In wordsThe board is too cosy']);
  });

  it('follows what is typed', async () => {
    const { user } = await open({ stored: configuration() });
    expect(understood().getByText('What a line means is shown here while you type.')).toBeVisible();
    await user.click(flags());
    await user.paste(BOARD);
    expect(await understood().findByText(`Checks: ${BOARD}`)).toBeVisible();
    expect(screen.getByText('1 flag')).toBeVisible();
  });

  it('may be missing, and the flags can still be saved', async () => {
    const { user } = await open({
      stored: configuration(),
      answers: { [`${PATH}/preview`]: () => refuse('forbidden', 'No.') },
    });
    await user.click(flags());
    await user.paste(BOARD);
    expect(await understood().findByText(/^The preview could not be read\./)).toBeVisible();
    expect(button('Save Flags')).toBeEnabled();
  });
});

describe('deleting all flags', () => {
  it('is confirmed first, and reports the removed lines', async () => {
    deleteFlags.mockResolvedValue(done(undefined));
    const { user, onFlagsRemoved } = await open({ stored: configuration(PAY, BOARD) });
    await user.click(button('Delete Flags'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete all flags of this template?' }));
    expect(question.getByText(/They are also removed from the template's queries/)).toBeVisible();
    expect(deleteFlags).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Flag configuration deleted successfully')).toBeVisible();
    expect(flags()).toHaveValue('');
    expect(onFlagsRemoved).toHaveBeenCalledExactlyOnceWith([PAY, BOARD]);
    expect(screen.queryByRole('button', { name: 'Delete Flags' })).not.toBeInTheDocument();
  });

  it('keeps them when it is refused, and says why until that is put away', async () => {
    deleteFlags.mockResolvedValue(refused('forbidden', 'Your role was changed.'));
    const { user } = await open();
    await user.click(button('Delete Flags'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent(
      /^Failed to delete flag configuration\. Please try again\.Your role was changed\./,
    );
    expect(flags()).toHaveValue(PAY);
    await user.click(within(problem).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('flags read from a document', () => {
  it('need a document of a kind that is read', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Upload Document' }));
    await user.click(button('Extract Flags'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a file first');
    choose('policy.xlsx');
    expect(screen.getByRole('alert')).toHaveTextContent('Unsupported file type. Please upload: .pdf, .docx');
  });

  it('fill the box to be checked, with what the document says, and are saved only on demand', async () => {
    const { user } = await extract(() => answer({ flags: [BOARD], document_summary: 'A voting policy.' }));
    expect(await screen.findByText('1 flag extracted from policy.pdf')).toBeVisible();
    expect(flags()).toHaveValue(BOARD);
    expect(screen.getByText('policy.pdf').parentElement).toHaveTextContent('policy.pdf: A voting policy.');
    expect(screen.getByText(/^Saving replaces 1 stored flag\./)).toBeVisible();
    expect(saveFlags).not.toHaveBeenCalled();
    await user.click(button('Keep them too'));
    expect(flags()).toHaveValue(`${PAY}\n${BOARD}`);
    expect(screen.queryByText(/^Saving replaces/)).not.toBeInTheDocument();
  });

  it('are discarded for those that are stored', async () => {
    const { user } = await extract(() => answer({ flags: [BOARD], document_summary: '' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard the extracted flags?' }));
    await user.click(question.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Extracted flags discarded')).toBeVisible();
    expect(flags()).toHaveValue(PAY);
  });

  it('may be none, which leaves the box as it was', async () => {
    const { user } = await extract(() => answer({ flags: [], document_summary: '' }));
    expect(await screen.findByText(/^No flags were found in policy\.pdf\./)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Manual Entry' }));
    expect(flags()).toHaveValue(PAY);
  });

  it('say why they could not be read', async () => {
    await extract(() => refuse('invalid', 'The file is encrypted.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is encrypted.');
    expect(button('Extract Flags')).toBeEnabled();
  });

  it('can be cancelled while they are read', async () => {
    const { user } = await extract(never);
    expect(await screen.findByText('Reading policy.pdf')).toBeVisible();
    expect(button('Extracting...')).toBeDisabled();
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByText('Reading policy.pdf')).not.toBeInTheDocument());
    expect(button('Extract Flags')).toBeEnabled();
  });
});
