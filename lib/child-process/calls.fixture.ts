import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@/lib/errors';
import { serveCalls } from './serve-calls';

serveCalls(async ([what, value], { signal, onPart }) => {
  if (what === 'double') return Number(value) * 2;
  if (what === 'wait') return wait(Number(value), 'waited', { signal });
  if (what === 'tell') {
    onPart('one');
    onPart('two');
    return 'told';
  }
  if (what === 'refuse') throw new AppError('rate_limited', 'Too many.', { retryAfterSeconds: 7 });
  if (what === 'end') process.kill(process.pid, 'SIGKILL');
  throw new Error('the inside');
});
