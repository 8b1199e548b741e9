import { AppError } from '@/lib/errors';
import { LEAST_BYTES_PER_SECOND } from './watch-body';

/** Yields the parts of a body as they arrive. Throws (408) when it stalls or is too slow. */
export async function* readBodyWithTimeout(
  body: ReadableStream<Uint8Array>,
  patienceMs: number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const startedAt = performance.now();
  let total = 0;
  try {
    for (;;) {
      const piece = await withTimeout(reader.read().catch(clientDisconnected), patienceMs);
      if (piece.done) return;
      yield piece.value;
      total += piece.value.byteLength;
      const seconds = (performance.now() - startedAt) / 1000;
      if (seconds * 1000 > patienceMs && total < seconds * LEAST_BYTES_PER_SECOND) throw tooSlow();
    }
  } finally {
    reader.releaseLock();
  }
}

async function withTimeout<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooSlow()), patienceMs);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

/** The client disconnected: no answer is read, and it is not an error of the server. */
function clientDisconnected(cause: unknown): never {
  throw new AppError('invalid', 'The request ended before all of it had arrived.', { cause });
}

function tooSlow(): AppError {
  return new AppError('request_timeout', 'The request arrived too slowly. Check the connection and send it again.');
}
