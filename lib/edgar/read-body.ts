import { AppError } from '@/lib/errors';
import { RetryableError } from './refusals';
import type { EdgarResource } from './resource';

/** The largest allowed size of a body, decided from its first bytes. */
export type SizeCap = (head: Uint8Array) => { maxBytes: number; tooLarge: string };

const HEAD_BYTES = 1024;

/**
 * Reads a body piece by piece and stops at the size limit. Throws when the body ends before its announced length or
 * stalls, so an incomplete body is never returned. `onProgress` resets the caller's timeout.
 */
export async function readBody(
  response: Response,
  resource: EdgarResource,
  capOf: SizeCap,
  onProgress: () => void,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  let cap: ReturnType<SizeCap> | undefined;
  for await (const chunk of chunksOf(response)) {
    onProgress();
    chunks.push(chunk);
    sizeBytes += chunk.byteLength;
    if (!cap && sizeBytes >= HEAD_BYTES) cap = capOf(Buffer.concat(chunks).subarray(0, HEAD_BYTES));
    if (cap && sizeBytes > cap.maxBytes) throw new AppError('payload_too_large', cap.tooLarge);
  }
  const announced = announcedBytes(response);
  if (announced !== undefined && announced !== sizeBytes)
    throw truncated(resource, `${sizeBytes} of ${announced} bytes`);
  return Buffer.concat(chunks);
}

/** The error of a body that ended before its announced length. */
export function truncated(resource: EdgarResource, cause: unknown): RetryableError {
  return new RetryableError(
    new AppError('unavailable', `EDGAR cut off ${resource.what} before its end. Please try again later.`, { cause }),
  );
}

/** The first bytes as text, to classify refusals; the rest is discarded. */
export async function readBeginning(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of chunksOf(response)) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > 8000) break;
  }
  return text;
}

/** Yields the body's chunks and cancels the transfer when the consumer stops early. */
async function* chunksOf(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The announced length in bytes; undefined for compressed bodies, whose Content-Length counts compressed bytes. */
function announcedBytes(response: Response): number | undefined {
  const header = response.headers.get('content-length');
  return header && !response.headers.get('content-encoding') ? Number(header) : undefined;
}
