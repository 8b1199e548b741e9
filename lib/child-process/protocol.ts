import type { Failure } from './failure';

/** A function of a source file and its arguments. */
export type ApartRequest = { id: number; module: string; name: string; args: readonly unknown[] };

export type ApartAnswer = { id: number } & (
  { kind: 'started' } | { kind: 'progress'; done: number; total: number } | { kind: 'done'; result: unknown } | Failure
);

/** A message to a persistent child process. */
export type CallRequest = { id: number; kind: 'call'; args: readonly unknown[] } | { id: number; kind: 'cancel' };

/** Its answers: parts while it works, then the result or the failure. */
export type CallAnswer = { id: number } & (
  { kind: 'part'; part: unknown } | { kind: 'done'; result: unknown } | Failure
);
