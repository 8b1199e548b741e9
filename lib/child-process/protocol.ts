import type { Failure } from './failure';

/** A function of a source file and its arguments. */
export type ApartRequest = { id: number; module: string; name: string; args: readonly unknown[] };

export type ApartAnswer = { id: number } & (
  { kind: 'started' } | { kind: 'progress'; done: number; total: number } | { kind: 'done'; result: unknown } | Failure
);

/** What a standing child process is told. */
export type CallRequest = { id: number; kind: 'call'; args: readonly unknown[] } | { id: number; kind: 'cancel' };

/** What it answers: parts while it works, then the result or why there is none. */
export type CallAnswer = { id: number } & (
  { kind: 'part'; part: unknown } | { kind: 'done'; result: unknown } | Failure
);
