/** The parts of the PostgreSQL wire protocol (version 3) that the multiplexer needs. */

const MAX_MESSAGE_BYTES = 256 * 1024 * 1024;

export type Message = {
  /** The message type letter; empty for the untyped packets before sign-in. */
  type: string;
  /** The whole message including type and length. */
  bytes: Buffer;
};

export class ProtocolError extends Error {}

/** Splits a byte stream into messages. Keeps an incomplete message between calls. */
export class MessageReader {
  private chunks: Buffer[] = [];
  private sizeBytes = 0;

  push(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.sizeBytes += chunk.length;
  }

  /** The next typed message, or null until it is complete. */
  next(): Message | null {
    const bytes = this.take(1);
    return bytes && { type: String.fromCharCode(bytes[0] ?? 0), bytes };
  }

  /** The next packet of the start-up phase, which has a length and no type. */
  nextUntyped(): Message | null {
    const bytes = this.take(0);
    return bytes && { type: '', bytes };
  }

  private take(lengthOffset: number): Buffer | null {
    const headerBytes = lengthOffset + 4;
    if (this.sizeBytes < headerBytes) return null;
    const totalBytes = lengthOffset + this.peek(headerBytes).readInt32BE(lengthOffset);
    if (totalBytes < headerBytes || totalBytes > MAX_MESSAGE_BYTES) {
      throw new ProtocolError(`invalid message length ${totalBytes}`);
    }
    if (this.sizeBytes < totalBytes) return null;
    const all = this.peek(totalBytes);
    const rest = all.subarray(totalBytes);
    this.chunks[0] = rest;
    if (rest.length === 0) this.chunks.shift();
    this.sizeBytes -= totalBytes;
    return all.subarray(0, totalBytes);
  }

  /**
   * The first chunk, joined with the following ones only when it is too short, so that large messages are copied once.
   */
  private peek(neededBytes: number): Buffer {
    const first = this.chunks[0] ?? Buffer.alloc(0);
    if (first.length >= neededBytes) return first;
    const joined = Buffer.concat(this.chunks);
    this.chunks = [joined];
    return joined;
  }
}

export function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

export const cstring = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf8');

export function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

/** The zero-terminated text at `offset`, and the offset of the next field. */
export function readCstring(bytes: Buffer, offset: number): { text: string; end: number } {
  const stop = bytes.indexOf(0, offset);
  if (stop < 0) throw new ProtocolError('unterminated text');
  return { text: bytes.toString('utf8', offset, stop), end: stop + 1 };
}

export const query = (sql: string): Buffer => message('Q', cstring(sql));
export const sync = (): Buffer => message('S');
export const closeStatement = (name: string): Buffer => message('C', Buffer.from('S'), cstring(name));
export const readyForQuery = (status: 'I' | 'T' | 'E'): Buffer => message('Z', Buffer.from(status));
export const parameterStatus = (name: string, value: string): Buffer => message('S', cstring(name), cstring(value));

export function errorResponse(severity: 'ERROR' | 'FATAL', sqlState: string, text: string): Buffer {
  const fields = [`S${severity}`, `V${severity}`, `C${sqlState}`, `M${text}`].map(cstring);
  return message('E', ...fields, Buffer.from([0]));
}

/** One field of an ErrorResponse, such as `V` (severity) or `M` (message). */
export function errorField(bytes: Buffer, field: string): string | undefined {
  let offset = 5;
  while (offset < bytes.length && bytes[offset] !== 0) {
    const { text, end } = readCstring(bytes, offset);
    if (text.startsWith(field)) return text.slice(1);
    offset = end;
  }
  return undefined;
}
