import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { formatCount } from '@/lib/format/numbers';
import { readBodyWithTimeout } from './read-body-with-timeout';

const JSON_LIMIT_BYTES = 1024 * 1024;
const JSON_LIMIT_DEPTH = 32;
/** Most values in a JSON body; the largest template has a third of it. */
const JSON_LIMIT_VALUES = 50_000;
const FORM_LIMIT_FIELDS = 100;
/** Largest value of an integer column. */
const MAX_INTEGER = 2_147_483_647;

/**
 * A body that exceeds the limit by up to this many bytes is read to its end and discarded: many clients read no answer
 * while they send, and would report a broken connection instead of the limit.
 */
const DRAINED_BYTES = 8 * 1024 * 1024;

/**
 * Reads the whole body. Throws when it is larger than the limit, whatever length it declares, or too slow. Never keeps
 * more than the limit in memory.
 */
export async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const limitText =
    limitBytes < 1024 * 1024 ? `${Math.round(limitBytes / 1024)} KB` : `${Math.round(limitBytes / 1024 / 1024)} MB`;
  const tooLarge = () => new AppError('payload_too_large', `The request is larger than ${limitText}.`);
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limitBytes + DRAINED_BYTES) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let total = 0;
  for await (const part of readBodyWithTimeout(request.body, env().HTTP_PATIENCE_SECONDS * 1000)) {
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

/** The bytes of a JSON body. Throws when it is too large or has another content type; an empty body needs none. */
export async function readJsonBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, JSON_LIMIT_BYTES);
  if (bytes.byteLength > 0 && !/^application\/json\b/i.test(type)) {
    throw new AppError('unsupported_media_type', 'Send the body as JSON (Content-Type: application/json).');
  }
  return bytes;
}

/** Parses a JSON body; an empty body is an empty object. Throws `invalid` when it is not JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return {};
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    assertShape(value, JSON_LIMIT_DEPTH, { left: JSON_LIMIT_VALUES });
    return value;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid', 'The body is not valid JSON.', { cause: error });
  }
}

/**
 * Checks what schemas do not: nesting depth, number of values, characters and numbers that no database column can
 * store.
 */
function assertShape(value: unknown, depthLeft: number, values: { left: number }): void {
  if (depthLeft < 0) throw new AppError('invalid', 'The body is nested too deeply.');
  values.left -= 1;
  if (values.left < 0)
    throw new AppError('invalid', `The body contains more than ${formatCount(JSON_LIMIT_VALUES)} values.`);
  if (typeof value === 'string') return assertText(value);
  if (typeof value === 'number') return assertNumber(value);
  if (!value || typeof value !== 'object') return;
  for (const [key, child] of Object.entries(value)) {
    assertText(key);
    assertShape(child, depthLeft - 1, values);
  }
}

/** Checks input that did not arrive as JSON: of a server action, or URL parameters after their schema. */
export function assertInput(value: unknown): void {
  assertShape(value, JSON_LIMIT_DEPTH, { left: JSON_LIMIT_VALUES });
}

/**
 * Accepts only JSON values: React can also send dates, maps, forms and files, which no schema expects. Throws `invalid`
 * for anything else.
 */
export function assertPlain(value: unknown): void {
  if (value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value)) return;
  const prototype: unknown = typeof value === 'object' ? Object.getPrototypeOf(value) : undefined;
  if (typeof value !== 'object' || !(Array.isArray(value) || prototype === Object.prototype || prototype === null))
    throw new AppError('invalid', 'The request contains a value that is not JSON.');
  for (const child of Object.values(value)) assertPlain(child);
}

/** Refuses NUL and unpaired surrogates, which no database column can store. */
export function assertText(...texts: unknown[]): void {
  for (const text of texts) {
    if (typeof text !== 'string') continue;
    if (text.includes('\u0000'))
      throw new AppError('invalid', 'The request contains a character (NUL) that is not allowed in text.');
    if (!text.isWellFormed())
      throw new AppError(
        'invalid',
        'The request contains half of a character (a lone surrogate), which is not allowed in text.',
      );
  }
}

function assertNumber(value: number): void {
  if (Math.abs(value) > MAX_INTEGER)
    throw new AppError('invalid', `The request contains a number beyond ${formatCount(MAX_INTEGER)}.`);
}

/**
 * Parses a multipart form. Its bytes were limited while they arrived. Throws `unsupported_media_type` for another
 * content type, `invalid` for a form that cannot be read or repeats a field.
 */
export async function parseForm(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data.');
  }
  if (countFields(type, bytes) > FORM_LIMIT_FIELDS)
    throw new AppError('invalid', `The form has more than ${FORM_LIMIT_FIELDS} fields.`);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch((error: unknown) => {
    throw new AppError('invalid', 'The form could not be read.', { cause: error });
  });
  for (const [name, value] of form) assertText(name, typeof value === 'string' ? value : value.name);
  refuseRepeated(form);
  return form;
}

/** Refuses repeated fields and files, because only one of them could be used. */
function refuseRepeated(form: FormData): void {
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name);
    if (all.length === 1) continue;
    const message = all.some((value) => typeof value !== 'string')
      ? 'Send one file at a time; nothing was stored.'
      : `${name} is given ${all.length} times; give it once.`;
    throw new AppError('invalid', message, { errors: [{ path: name, message }] });
  }
}

/** Counts the fields before parsing, and stops at the limit. */
function countFields(type: string, bytes: Uint8Array<ArrayBuffer>): number {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  if (!boundary) return 0;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (
    let at = body.indexOf(`--${boundary}`);
    at >= 0 && count <= FORM_LIMIT_FIELDS + 1;
    at = body.indexOf(`--${boundary}`, at + boundary.length + 2)
  )
    count += 1;
  // The last boundary closes the form.
  return count - 1;
}
