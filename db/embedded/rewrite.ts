import { copiesFromStdin, isUnlisten } from './sql-scan';
import { closeStatement, cstring, message, query, readCstring, type Message } from './wire';

const COPY_REFUSED = raise('0A000', 'COPY FROM STDIN is not supported by the embedded database; insert rows instead.');
const NOTHING = 'DO $$BEGIN END$$';

/**
 * Prepared statements are shared in the single backend session, so each connection's names are replaced by unique ones.
 * Postgres cuts names at 63 bytes; the replacements are always short.
 */
export class StatementNames {
  private readonly translated = new Map<string, string>();
  private count = 0;

  constructor(private readonly connectionId: number) {}

  toBackend(name: string): string {
    // The unnamed statement is shared too; it is parsed and bound within one unit of work.
    if (name === '') return name;
    const known = this.translated.get(name);
    if (known) return known;
    const fresh = `c${this.connectionId}_${++this.count}`;
    this.translated.set(name, fresh);
    return fresh;
  }

  forget(name: string): void {
    this.translated.delete(name);
  }

  /** Messages that free the prepared statements of this connection. */
  closeAll(): Buffer {
    return Buffer.concat([...this.translated.values()].map(closeStatement));
  }
}

/** A client's message, changed so that it neither affects other connections nor crashes the backend. */
export function rewriteForSharedBackend(received: Message, names: StatementNames): Message {
  switch (received.type) {
    case 'Q':
      return rewriteQuery(received);
    case 'P':
      return rewriteParse(received, names);
    case 'B':
      return rewriteBind(received, names);
    case 'D':
    case 'C':
      return rewriteDescribeOrClose(received, names);
    default:
      return received;
  }
}

/** The SQL text in a message, or null. */
export function sqlOf({ type, bytes }: Message): string | null {
  if (type === 'Q') return readCstring(bytes, 5).text;
  return type === 'P' ? readCstring(bytes, readCstring(bytes, 5).end).text : null;
}

function rewriteQuery(received: Message): Message {
  const sql = readCstring(received.bytes, 5).text;
  const safe = safeSql(sql);
  return safe === sql ? received : { type: 'Q', bytes: query(safe) };
}

function rewriteParse({ bytes }: Message, names: StatementNames): Message {
  const name = readCstring(bytes, 5);
  const sql = readCstring(bytes, name.end);
  return typed('P', cstring(names.toBackend(name.text)), cstring(safeSql(sql.text)), bytes.subarray(sql.end));
}

function rewriteBind({ bytes }: Message, names: StatementNames): Message {
  const portal = readCstring(bytes, 5);
  const name = readCstring(bytes, portal.end);
  return typed('B', bytes.subarray(5, portal.end), cstring(names.toBackend(name.text)), bytes.subarray(name.end));
}

function rewriteDescribeOrClose(received: Message, names: StatementNames): Message {
  const { type, bytes } = received;
  if (bytes.toString('latin1', 5, 6) !== 'S') return received;
  const { text } = readCstring(bytes, 6);
  const rewritten = typed(type, Buffer.from('S'), cstring(names.toBackend(text)));
  if (type === 'C') names.forget(text);
  return rewritten;
}

function safeSql(sql: string): string {
  if (copiesFromStdin(sql)) return COPY_REFUSED;
  return isUnlisten(sql) ? NOTHING : sql;
}

function raise(sqlState: string, text: string): string {
  return `DO $$BEGIN RAISE EXCEPTION USING ERRCODE = '${sqlState}', MESSAGE = '${text}'; END$$`;
}

function typed(type: string, ...parts: Buffer[]): Message {
  return { type, bytes: message(type, ...parts) };
}
