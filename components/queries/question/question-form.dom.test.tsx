import { screen, within } from '@testing-library/react';
import { useRef, useState, type ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '@/tests/support/components/show';
import { EXAMPLE_QUESTIONS } from './example-questions';
import { QuestionForm } from './question-form';

/** Keeps the typed text in state, as the screen does. */
function Kept(
  props: Pick<ComponentProps<typeof QuestionForm>, 'onAsk' | 'hasDocuments' | 'isAsking' | 'areExamplesOpen'>,
) {
  const [question, setQuestion] = useState('');
  const inputRef = useRef<HTMLTextAreaElement>(null);
  return <QuestionForm {...props} question={question} inputRef={inputRef} onQuestion={setQuestion} />;
}

function open({ hasDocuments = true, isAsking = false, areExamplesOpen = false } = {}) {
  const onAsk = vi.fn();
  const props = { onAsk, hasDocuments, isAsking, areExamplesOpen };
  return { ...show(<Kept {...props} />), onAsk };
}

const question = () => screen.getByRole('textbox', { name: 'Your question' });
const ask = () => screen.getByRole('button', { name: /Search Documents|Analyzing Documents/ });

describe('the question form', () => {
  it('asks with Enter', async () => {
    const { user, onAsk } = open();
    await user.type(question(), 'What is the pay ratio?{Enter}');
    expect(onAsk).toHaveBeenCalledTimes(1);
    expect(question()).toHaveValue('What is the pay ratio?');
  });

  it('breaks the line with Shift and Enter', async () => {
    const { user, onAsk } = open();
    await user.type(question(), 'First{Shift>}{Enter}{/Shift}Second');
    expect(question()).toHaveValue('First\nSecond');
    expect(onAsk).not.toHaveBeenCalled();
  });

  it('asks with the button', async () => {
    const { user, onAsk } = open();
    await user.type(question(), 'Who audits?');
    await user.click(ask());
    expect(onAsk).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['nothing', '{Enter}'],
    ['blanks', '   {Enter}'],
  ])('says what is missing when %s was typed, until something is', async (_what, keys) => {
    const { user, onAsk } = open();
    await user.type(question(), keys);
    expect(screen.getByRole('alert')).toHaveTextContent('Please select documents and enter a query');
    expect(question()).toBeInvalid();
    expect(onAsk).not.toHaveBeenCalled();
    await user.type(question(), 'W');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(question()).not.toBeInvalid();
  });

  it('ties the refusal to the question', async () => {
    const { user } = open();
    await user.click(ask());
    expect(question()).toHaveAccessibleDescription('Please select documents and enter a query');
  });

  it('takes no question and no example before a document is selected, and says so', () => {
    open({ hasDocuments: false, areExamplesOpen: true });
    expect(question()).toBeDisabled();
    expect(question()).toHaveAccessibleDescription('Please select at least one document to enable querying');
    for (const example of within(screen.getByRole('list', { name: 'Example questions' })).getAllByRole('button'))
      expect(example).toBeDisabled();
  });

  it('offers five examples, and one of them becomes the question', async () => {
    const { user, onAsk } = open({ areExamplesOpen: true });
    const examples = within(screen.getByRole('list', { name: 'Example questions' })).getAllByRole('button');
    expect(examples).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: EXAMPLE_QUESTIONS[2] }));
    expect(question()).toHaveValue(EXAMPLE_QUESTIONS[2]);
    expect(question()).toHaveFocus();
    expect(onAsk).not.toHaveBeenCalled();
  });

  it('folds and unfolds the examples', async () => {
    const { user } = open();
    const fold = screen.getByRole('button', { name: '5 example questions' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('list', { name: 'Example questions' })).toBeInTheDocument();
  });

  it('asks nothing twice while an answer is on its way', async () => {
    const { user, onAsk } = open({ isAsking: true });
    expect(ask()).toBeDisabled();
    expect(ask()).toHaveAccessibleName('Analyzing Documents...');
    await user.type(question(), 'Again?{Enter}');
    expect(onAsk).not.toHaveBeenCalled();
  });

  it('takes at most 4000 characters', () => {
    open();
    expect(question()).toHaveAttribute('maxlength', '4000');
  });
});
