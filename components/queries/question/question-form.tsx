'use client';

import { ChevronDown, List, Search } from 'lucide-react';
import { useId, useRef, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { Composer } from '@/components/ui/textarea';
import { MAX_QUESTION_LENGTH, NOTHING_TO_ASK } from '@/lib/queries/limits.rules';
import { EXAMPLE_QUESTIONS } from './example-questions';
import { SELECT_FIRST } from '../scope/selection';

type QuestionFormProps = {
  question: string;
  hasDocuments: boolean;
  isAsking: boolean;
  /** The examples are open until the first question. */
  areExamplesOpen: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onQuestion: (question: string) => void;
  onAsk: () => void;
};

/** The question box with example questions; Enter asks, Shift+Enter inserts a line break. */
export function QuestionForm({
  question,
  hasDocuments,
  isAsking,
  areExamplesOpen,
  inputRef,
  onQuestion,
  onAsk,
}: QuestionFormProps) {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [isToggled, setIsToggled] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const isOpen = areExamplesOpen !== isToggled;
  const isEmpty = question.trim() === '' || !hasDocuments;
  const submit = () => {
    if (isAsking) return;
    setIsRefused(isEmpty);
    if (isEmpty) return;
    // The keys for stepping through sources are inactive while a text box has the focus.
    inputRef.current?.blur();
    onAsk();
  };
  const pick = (example: string) => {
    onQuestion(example);
    setIsRefused(false);
    if (!areExamplesOpen) setIsToggled(false);
    inputRef.current?.focus();
  };
  return (
    <form
      ref={formRef}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={`${id}-question`} className="sr-only">
        Your question
      </label>
      <Composer
        id={`${id}-question`}
        ref={inputRef}
        rows={2}
        className="field-sizing-content max-h-44 min-h-[52px]"
        placeholder="Ask a question about the selected documents"
        maxLength={MAX_QUESTION_LENGTH}
        disabled={!hasDocuments}
        aria-describedby={isRefused ? `${id}-refusal` : hasDocuments ? undefined : `${id}-hint`}
        aria-invalid={isRefused || undefined}
        value={question}
        onChange={(event) => {
          onQuestion(event.target.value);
          setIsRefused(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
          // An Enter that completes a character in an input method does not submit.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
        footer={
          <>
            <Button
              variant="ghost"
              size="sm"
              className="-ml-2 min-w-0 shrink gap-1.5 px-2 text-sm"
              disabled={!hasDocuments}
              aria-expanded={isOpen}
              aria-controls={`${id}-examples`}
              onClick={() => setIsToggled(!isToggled)}
            >
              <List aria-hidden />
              <span className="truncate">{EXAMPLE_QUESTIONS.length} example questions</span>
              <ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />
            </Button>
            <span className="ml-auto flex max-[960px]:hidden">
              {isAsking ? null : <Kbd className="whitespace-nowrap">↵</Kbd>}
            </span>
            <Button
              type="submit"
              variant="primary"
              size="sm"
              className="text-sm max-[960px]:ml-auto"
              isBusy={isAsking}
              busyLabel={isAsking ? 'Analyzing Documents...' : undefined}
              aria-keyshortcuts="Enter"
            >
              <Search aria-hidden />
              Search Documents
            </Button>
          </>
        }
      />
      {hasDocuments ? null : (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-text-3">
          {SELECT_FIRST}
        </p>
      )}
      {isRefused ? (
        <FieldError id={`${id}-refusal`} className="mt-1.5">
          {NOTHING_TO_ASK}
        </FieldError>
      ) : null}
      {isOpen ? (
        <ul
          id={`${id}-examples`}
          aria-label="Example questions"
          className="mt-2 overflow-hidden rounded-lg border border-line"
        >
          {EXAMPLE_QUESTIONS.map((example) => (
            <li key={example} className="border-b border-line last:border-b-0">
              <button
                type="button"
                disabled={!hasDocuments}
                onClick={() => pick(example)}
                className={
                  'w-full px-3 py-2 text-left text-sm text-text-2 -outline-offset-2 transition-colors ' +
                  'hover:bg-hover hover:text-text disabled:text-text-3'
                }
              >
                {example}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  );
}
