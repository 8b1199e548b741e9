'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { storedAnswer } from '@/components/reads/query-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { NOTHING_TO_ASK } from '@/lib/queries/limits.rules';
import type { QueryResult } from '@/lib/queries/schema';

export type QueryRun =
  | { kind: 'idle' }
  /** `partial` is the text written so far. */
  | { kind: 'running'; partial: string }
  | { kind: 'answered'; result: QueryResult }
  | { kind: 'failed'; message: string };

const IDLE: QueryRun = { kind: 'idle' };
const UNEXPECTED = 'The question could not be answered. Please try again.';

/**
 * One question at a time; leaving the screen or asking again aborts the running one. It begins with the stored answer
 * in the URL; when that no longer exists, the question can be asked again.
 */
export function useQueryRun(answerId: string | null) {
  const [lastRun, setLastRun] = useState<QueryRun | null>(null);
  const stored = useQuery({
    ...storedAnswer(answerId),
    enabled: answerId !== null && lastRun === null,
    // An answer does not change once it is given.
    staleTime: Infinity,
  });
  const run = lastRun ?? (answerId === null ? IDLE : runOf(stored));
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const reset = useCallback(() => {
    running.current?.abort();
    setLastRun(IDLE);
  }, []);

  const ask = async (question: string, documentIds: readonly string[]) => {
    if (question.trim() === '' || documentIds.length === 0)
      return setLastRun({ kind: 'failed', message: NOTHING_TO_ASK });
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setLastRun({ kind: 'running', partial: '' });
    try {
      const { askQuestion } = await import('./ask-question');
      const onDelta = (text: string) =>
        setLastRun((was) =>
          was?.kind === 'running' && running.current === controller
            ? { kind: 'running', partial: was.partial + text }
            : was,
        );
      const result = await askQuestion({ question: question.trim(), documentIds, signal: controller.signal, onDelta });
      if (controller.signal.aborted) return;
      setLastRun({ kind: 'answered', result });
    } catch (error) {
      if (!controller.signal.aborted) setLastRun({ kind: 'failed', message: apiErrorMessage(error, UNEXPECTED) });
    }
  };
  /** Whether the stored answer is still being fetched. */
  const isRestoring = lastRun === null && run.kind === 'running';
  return { run, isRestoring, ask, reset };
}

function runOf({ data, error }: Pick<UseQueryResult<QueryResult | null>, 'data' | 'error'>): QueryRun {
  if (data) return { kind: 'answered', result: data };
  if (error) return { kind: 'failed', message: apiErrorMessage(error, UNEXPECTED) };
  return data === null ? IDLE : { kind: 'running', partial: '' };
}
