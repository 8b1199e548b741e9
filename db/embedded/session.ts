import { createHash, timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import { rewriteForSharedBackend, sqlOf, StatementNames } from './rewrite';
import { changesSession } from './sql-scan';
import {
  errorResponse,
  int32,
  message,
  MessageReader,
  parameterStatus,
  ProtocolError,
  readCstring,
  readyForQuery,
  type Message,
} from './wire';

const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;

export type SessionOptions = {
  id: number;
  socket: Socket;
  password: string;
  /** Settings that the server reports to every client after sign-in. */
  parameters: Record<string, string>;
  onWork: (session: Session) => void;
  onClose: (session: Session) => void;
};

/** One client connection: authenticates it, splits its bytes into messages and queues them for the backend. */
export class Session {
  readonly id: number;
  readonly names: StatementNames;
  /** The SET statements of this connection in order; run again when it follows another connection. */
  readonly settings: string[] = [];
  private readonly socket: Socket;
  private readonly reader = new MessageReader();
  private queue: Message[] = [];
  private phase: 'startup' | 'password' | 'ready' | 'closed' = 'startup';

  constructor(private readonly options: SessionOptions) {
    this.id = options.id;
    this.names = new StatementNames(options.id);
    this.socket = options.socket;
    this.socket.setNoDelay(true);
    this.socket.on('data', (chunk) => this.receive(chunk));
    this.socket.on('error', () => this.socket.destroy());
    this.socket.once('close', () => this.finish());
  }

  get isReady(): boolean {
    return this.phase === 'ready';
  }

  get hasWork(): boolean {
    return this.queue.length > 0;
  }

  /** The queued messages up to the first that the backend answers with ReadyForQuery. */
  takeUnit(): Message[] {
    const end = this.queue.findIndex(({ type }) => type === 'Q' || type === 'S' || type === 'F');
    const unit = end < 0 ? this.queue : this.queue.slice(0, end + 1);
    this.queue = end < 0 ? [] : this.queue.slice(end + 1);
    return unit;
  }

  send(bytes: Buffer): void {
    if (this.socket.writable) this.socket.write(bytes);
  }

  refuse(sqlState: string, text: string): void {
    this.send(errorResponse('FATAL', sqlState, text));
    this.socket.end();
    this.finish();
  }

  private finish(): void {
    if (this.phase === 'closed') return;
    this.phase = 'closed';
    this.queue = [];
    this.options.onClose(this);
  }

  private receive(chunk: Buffer): void {
    try {
      this.reader.push(chunk);
      while (this.phase === 'startup' && this.startUp());
      while (this.phase === 'password' && this.checkPassword());
      while (this.phase === 'ready' && this.enqueue());
    } catch (error) {
      this.refuse('08P01', error instanceof ProtocolError ? error.message : 'the connection sent something unreadable');
    }
    if (this.hasWork) this.options.onWork(this);
  }

  private startUp(): boolean {
    const packet = this.reader.nextUntyped();
    if (!packet) return false;
    if (packet.bytes.length < 8) throw new ProtocolError('the start-up packet is too short');
    const code = packet.bytes.readInt32BE(4);
    if (code === SSL_REQUEST || code === GSS_REQUEST) {
      this.send(Buffer.from('N'));
    } else if (code === CANCEL_REQUEST) {
      // A cancel request. The single WebAssembly thread cannot be interrupted, and the protocol expects no answer.
      this.socket.end();
      this.finish();
    } else if (code >> 16 === 3) {
      if ((code & 0xffff) > 0) this.send(message('v', int32(0), int32(0)));
      this.send(message('R', int32(3)));
      this.phase = 'password';
    } else {
      this.refuse('0A000', 'unsupported protocol version');
    }
    return true;
  }

  private checkPassword(): boolean {
    const packet = this.reader.next();
    if (!packet) return false;
    if (packet.type !== 'p' || !isSameSecret(readCstring(packet.bytes, 5).text, this.options.password)) {
      this.refuse('28P01', 'password authentication failed');
      return false;
    }
    this.phase = 'ready';
    const parameters = Object.entries(this.options.parameters).map(([name, value]) => parameterStatus(name, value));
    this.send(
      Buffer.concat([
        message('R', int32(0)),
        ...parameters,
        message('K', int32(this.id), int32(0)),
        readyForQuery('I'),
      ]),
    );
    return true;
  }

  private enqueue(): boolean {
    const received = this.reader.next();
    if (!received) return false;
    if (received.type === 'X') {
      this.socket.end();
      this.finish();
      return false;
    }
    this.rememberSetting(sqlOf(received));
    this.queue.push(rewriteForSharedBackend(received, this.names));
    return true;
  }

  private rememberSetting(sql: string | null): void {
    if (sql === null || !changesSession(sql)) return;
    const earlier = this.settings.indexOf(sql);
    if (earlier >= 0) this.settings.splice(earlier, 1);
    this.settings.push(sql);
  }
}

function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
