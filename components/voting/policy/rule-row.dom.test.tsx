import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { CompiledRule } from '@/lib/voting/policy/schema';
import { answer, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { newRule } from './policy-draft';
import { RuleRow } from './rule-row';

const COMPILE = '/voting/policies/compile';
const TEXT = 'Against a nominee when attendance is below 75%';

const attendance: CompiledRule = {
  applies_to: null,
  roles: ['audit_chair'],
  metric: 'attendance',
  comparator: 'below',
  value: 75,
  join: 'all',
  conditions: [
    { metric: 'attendance', label: 'Attendance', comparator: 'below', value: 75, unit: 'percent', shown: 'below 75%' },
  ],
};

const onNext = vi.fn();
const onLeave = vi.fn();
const onMove = vi.fn();

/** A new rule, in state as in the editor of the policy. */
function Row() {
  const [rule, setRule] = useState(() => newRule('director_election'));
  const [isEditing, setIsEditing] = useState(true);
  return (
    <ol>
      <RuleRow
        rule={rule}
        index={1}
        isEditing={isEditing}
        canEdit
        onEdit={() => setIsEditing(true)}
        onChange={(change) => setRule((was) => ({ ...was, ...change }))}
        onRemove={() => undefined}
        {...{ onNext, onMove }}
        onLeave={() => {
          setIsEditing(false);
          onLeave();
        }}
      />
    </ol>
  );
}

/** Types the rule; `compile` answers instead of the server. */
async function type(text: string, compile: Answers[string]) {
  for (const spy of [onNext, onLeave, onMove]) spy.mockReset();
  const requests = serve({ [COMPILE]: compile });
  const { user } = show(<Row />);
  expect(rule()).toHaveFocus();
  await user.paste(text);
  return { user, requests };
}

const rule = () => screen.getByRole('textbox', { name: 'Rule' });
const understood = (line: object) => () =>
  answer({ rules: [{ in_words: false, problem: null, coverage: null, vote: null, compiled: null, ...line }] });
const compiled = understood({ text: TEXT, compiled: attendance, vote: 'withhold', coverage: { read: 41, of: 50 } });

describe('a rule that is being written', () => {
  it('is compiled as typed, and shows whom it hits, what it asks and in how many meetings that was read', async () => {
    await type(TEXT, compiled);
    expect(await screen.findByText('Compiled')).toBeInTheDocument();
    for (const words of ['audit chair', 'Attendance', 'below', '75%', 'read in 41 of 50'])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Vote of the rule' })).toHaveTextContent('Withhold');
  });

  it('keeps its text where it names no fact, and shows that it refers', async () => {
    await type('Against greed', understood({ text: 'Against greed', in_words: true }));
    expect(await screen.findByText('in words')).toBeInTheDocument();
    expect(screen.getByText('refers without a model')).toBeInTheDocument();
    expect(screen.queryByText('Compiled')).not.toBeInTheDocument();
    expect(rule()).toHaveValue('Against greed');
  });

  it('says what is wrong with it', async () => {
    const problem = 'Attendance is a percentage.';
    await type('Against below 75 days', understood({ text: 'Against below 75 days', problem }));
    expect(await screen.findByText(problem)).toBeInTheDocument();
    expect(screen.queryByText('Compiled')).not.toBeInTheDocument();
  });

  it('says that it could not be checked, and keeps what was typed', async () => {
    await type(TEXT, () => refuse('forbidden', 'Your session was ended.'));
    expect(await screen.findByText('Could not be checked')).toBeInTheDocument();
    expect(rule()).toHaveValue(TEXT);
  });

  it('is not shown as compiled while more is being typed', async () => {
    const { user } = await type(TEXT, compiled);
    await screen.findByText('Compiled');
    await user.paste(' or so');
    expect(screen.queryByText('Compiled')).not.toBeInTheDocument();
  });

  it('is left, moved and followed by keys', async () => {
    const { user } = await type(TEXT, compiled);
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}{Enter}');
    expect(onMove).toHaveBeenCalledExactlyOnceWith(-1);
    expect(onNext).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Rule' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Edit rule 1:/ }));
    expect(rule()).toHaveValue(TEXT);
  });
});
