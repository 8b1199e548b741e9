'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { apiErrorMessage } from '@/components/shell/api-error';
import { NOTHING_TO_ASK } from '@/lib/queries/limits.rules';
import type { QueryResult } from '@/lib/queries/schema';

export type QueryRun =
  | { kind: 'idle' }
  /** `partial` is the text written so far. */
  | { kind: 'running'; partial: string }
  | { kind: 'answered'; result: QueryResult }
  | { kind: 'failed'; message: string };

const UNEXPECTED = 'The question could not be answered. Please try again.';

/** One question at a time; leaving the screen or asking again aborts the running one. */
export function useQueryRun(onAnswered: (result: QueryResult) => void) {
  const [run, setRun] = useState<QueryRun>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const reset = useCallback(() => {
    running.current?.abort();
    setRun({ kind: 'idle' });
  }, []);

  const ask = async (question: string, documentIds: readonly string[]) => {
    if (question.trim() === '' || documentIds.length === 0) return setRun({ kind: 'failed', message: NOTHING_TO_ASK });
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setRun({ kind: 'running', partial: '' });
    try {
      const { askQuestion } = await import('./ask-question');
      const onDelta = (text: string) =>
        setRun((was) =>
          was.kind === 'running' && running.current === controller
            ? { kind: 'running', partial: was.partial + text }
            : was,
        );
      const result = await askQuestion({ question: question.trim(), documentIds, signal: controller.signal, onDelta });
      if (controller.signal.aborted) return;
      setRun({ kind: 'answered', result });
      onAnswered(result);
    } catch (error) {
      if (!controller.signal.aborted) setRun({ kind: 'failed', message: apiErrorMessage(error, UNEXPECTED) });
    }
  };
  /** Loads a stored answer; when it no longer exists, the question can be asked again. */
  const restore = useCallback(
    async (id: string) => {
      const controller = new AbortController();
      running.current = controller;
      setRun({ kind: 'running', partial: '' });
      try {
        const { readAnswer } = await import('./ask-question');
        const result = await readAnswer(id, controller.signal);
        if (controller.signal.aborted) return;
        setRun(result ? { kind: 'answered', result } : { kind: 'idle' });
        if (result) onAnswered(result);
      } catch (error) {
        if (!controller.signal.aborted) setRun({ kind: 'failed', message: apiErrorMessage(error, UNEXPECTED) });
      }
    },
    [onAnswered],
  );
  return { run, ask, restore, reset };
}
