import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answer, never, refuse, serve, type Answers } from './fake-api';

type ReadList = {
  /** Where the list is read, below /api/v1. */
  path: string;
  /** Answers for other paths that the screen reads. */
  others?: Answers;
  /** Renders the screen for a user who may change the list, or only read it. */
  open: (canWrite: boolean) => { user: UserEvent };
  loading: string;
  failure: string;
  /** Answers without a row and with one, and the text by which the row is recognized. */
  none: unknown;
  some: unknown;
  row: string;
  empty: {
    title: string | RegExp;
    says?: RegExp;
    /** The action offered to users who may change the list. */
    action?: { role: 'button' | 'link'; name: string };
    /** Readers are invited too, because the action changes nothing. */
    isForReaders?: boolean;
  };
};

const REFUSAL = 'Your session was ended.';

/** The three states of a list beside its rows: being read, empty, and not readable. */
export function testListStates({ path, others = {}, open, loading, failure, none, some, row, empty }: ReadList) {
  const { title, says, action } = empty;
  const actions = () => (action ? screen.queryAllByRole(action.role, { name: action.name }) : []);

  it('announces that it is being read, and calls nothing empty or failed meanwhile', () => {
    serve({ ...others, [path]: never });
    open(true);
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain(loading);
    expect(screen.queryByText(title)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says what will be listed where there is nothing, and what to do about it', async () => {
    serve({ ...others, [path]: () => answer(none) });
    open(true);
    const place = (await screen.findByText(title)).parentElement ?? document.body;
    if (says) expect(place).toHaveTextContent(says);
    if (action) expect(within(place).getByRole(action.role, { name: action.name })).toBeEnabled();
    expect(screen.queryByText(loading)).not.toBeInTheDocument();
  });

  if (action && !empty.isForReaders)
    it('offers a viewer no action that the role does not allow', async () => {
      serve({ ...others, [path]: () => answer(none) });
      open(false);
      await screen.findByText(title);
      expect(actions()).toEqual([]);
    });

  it('says why it could not be read, and reads it again on demand', async () => {
    let isDown = true;
    serve({ ...others, [path]: () => (isDown ? refuse('forbidden', REFUSAL) : answer(some)) });
    const { user } = open(true);
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent(failure);
    expect(problem).toHaveTextContent(REFUSAL);
    isDown = false;
    await user.click(within(problem).getByRole('button', { name: 'Retry' }));
    expect((await screen.findAllByText(row))[0]).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
}

/** A name as long as any that is stored, in words that could be cut anywhere. */
export const LONG_NAME = `${'Transcontinental Reinsurance and Maritime Holdings of the Northern Isles '.repeat(2)}plc`;
