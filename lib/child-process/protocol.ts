import type { ErrorCode, FieldError } from '@/lib/errors';

/** A function of a source file and its arguments. */
export type ApartRequest = { id: number; module: string; name: string; args: readonly unknown[] };

export type ApartAnswer =
  | { id: number; kind: 'started' }
  | { id: number; kind: 'progress'; done: number; total: number }
  | { id: number; kind: 'done'; result: unknown }
  | { id: number; kind: 'refused'; code: ErrorCode; detail: string; errors: FieldError[] | undefined }
  | { id: number; kind: 'failed'; failure: string };
