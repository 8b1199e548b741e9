import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { patientParts } from './patient-parts';

const JSON_LIMIT_BYTES = 1024 * 1024;
const JSON_LIMIT_DEPTH = 32;

/**
 * What is only a little too large is heard to its end and thrown away: many clients read no answer while they send,
 * and would tell of a broken connection instead of the limit.
 */
const DRAINED_BYTES = 8 * 1024 * 1024;

/** The whole body; refused when it is too large, whatever it declares, and when it trickles. No more than the limit is kept. */
export async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const limitText = limitBytes < 1024 * 1024 ? `${Math.round(limitBytes / 1024)} KB` : `${Math.round(limitBytes / 1024 / 1024)} MB`;
  const tooLarge = () => new AppError('payload_too_large', `The request is larger than ${limitText}.`);
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limitBytes + DRAINED_BYTES) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let total = 0;
  for await (const part of patientParts(request.body, env().HTTP_PATIENCE_SECONDS * 1000)) {
    total += part.byteLength;
    if (total > limitBytes + DRAINED_BYTES) throw tooLarge();
    if (total <= limitBytes) parts.push(part);
  }
  if (total > limitBytes) throw tooLarge();
  const bytes = new Uint8Array(total);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}

export async function readJsonBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, JSON_LIMIT_BYTES);
  if (bytes.byteLength > 0 && !/^application\/json\b/i.test(type)) {
    throw new AppError('unsupported_media_type', 'Send the body as JSON (Content-Type: application/json).');
  }
  return bytes;
}

/** The parsed JSON of a body; an empty body reads as an empty object. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return {};
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    assertShape(value, JSON_LIMIT_DEPTH);
    return value;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid', 'The body is not valid JSON.', { cause: error });
  }
}

function assertShape(value: unknown, left: number): void {
  if (left < 0) throw new AppError('invalid', 'The body is nested too deeply.');
  if (typeof value === 'string') return assertNoNul(value);
  if (value && typeof value === 'object') for (const child of Object.values(value)) assertShape(child, left - 1);
}

/** No database column holds the NUL character, and no keyboard makes one. */
export function assertNoNul(...texts: unknown[]): void {
  if (texts.some((text) => typeof text === 'string' && text.includes('\u0000'))) throw new AppError('invalid', 'The request holds a character (NUL) that no text may have.');
}

/** A multipart form, its bytes limited while they arrive. */
export async function parseForm(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data.');
  }
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch((error: unknown) => {
    throw new AppError('invalid', 'The form could not be read.', { cause: error });
  });
  assertNoNul(...form.values());
  return form;
}
