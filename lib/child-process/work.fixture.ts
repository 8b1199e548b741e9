import { AppError } from '@/lib/errors';

/** Functions for the tests: every kind of work that a child process may get. */
export function add(one: number, other: number): number {
  return one + other;
}

export function spin(): never {
  for (;;) Math.random();
}

export function fill(): number {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index + 0.5));
}

export function refuse(): never {
  throw new AppError('conflict', 'Not now.');
}

export function breakDown(): never {
  throw new TypeError('inside');
}
