import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Replay } from '@/lib/voting/ballots/schema';
import { answer, never, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { ReplayPopover } from './replay-popover';

const PATH = '/voting/ballots/b1/lines/l1/replay';

/** The fields of a replay that are shown. */
const replay = {
  policy: { id: 'p1', name: 'House policy', version: 3 },
  rule: { text: 'Vote against directors on more than four boards' },
  decision: { vote: 'against', rule: { index: 7 }, engine: 'rules' },
  quotes: [
    { quote: 'serves on five boards', page_number: 12, is_found_today: true },
    { quote: 'since 2019', page_number: 13, is_found_today: false },
  ],
  decided_again: { vote: 'against', is_same: true },
} as unknown as Replay;

async function open(read: () => ReturnType<typeof answer> | ReturnType<typeof never>) {
  const requests = serve({ [PATH]: read });
  const { user } = show(<ReplayPopover ballotId="b1" lineId="l1" />);
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'How this was decided' }));
  await screen.findByRole('heading', { name: 'How this was decided' });
  expect(requests).toEqual([PATH]);
}

describe('how a line was decided', () => {
  it('says version, rule and engine, and whether each quote is found and the decision is the same today', async () => {
    await open(() => answer(replay));
    expect(await screen.findByText(/^House policy, version 3: Against by rule 7, judged by rules\.$/)).toBeVisible();
    expect(screen.getByText('Vote against directors on more than four boards')).toBeVisible();
    expect(screen.getByText(/serves on five boards/).parentElement).toContainElement(
      screen.getByLabelText('found today'),
    );
    expect(screen.getByText(/since 2019/).parentElement).toContainElement(screen.getByLabelText('not found today'));
    expect(screen.getByText('The same version gives the same decision today.')).toBeVisible();
  });

  it('names the default vote where no rule decided, and a decision that would differ', async () => {
    await open(() =>
      answer({
        ...replay,
        rule: null,
        decision: { vote: 'for', rule: null, engine: 'rules' },
        quotes: [],
        decided_again: { vote: 'against', is_same: false },
      }),
    );
    expect(await screen.findByText(/: For by the default vote, judged by rules\.$/)).toBeVisible();
    expect(screen.getByText('The same version would vote Against today.')).toBeVisible();
    expect(screen.queryByText('The same version gives the same decision today.')).not.toBeInTheDocument();
  });

  it('says that it is being read', async () => {
    await open(never);
    expect(screen.getByText('Reading…')).toBeVisible();
  });

  it('says that it could not be read', async () => {
    await open(() => refuse('forbidden', 'Ended.'));
    expect(await screen.findByText('It could not be read.')).toBeVisible();
    expect(screen.queryByText('Reading…')).not.toBeInTheDocument();
  });
});
