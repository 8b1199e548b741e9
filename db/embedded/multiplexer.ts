import type { Socket } from 'node:net';
import type { Backend } from './backend';
import { Session } from './session';
import { closeStatement, query, sync, type Message } from './wire';

const IDLE_CHECK_MS = 1_000;

export type MultiplexerOptions = {
  backend: Backend;
  password: string;
  parameters: Record<string, string>;
  /** A transaction that nobody continues is rolled back after this long, because it holds up everyone. */
  idleInTransactionMs: number;
  /** Called once when the backend cannot be used any more. */
  onDeath: (error: unknown) => void;
};

/**
 * Lets many connections share one backend session. The connection whose turn it is owns the backend
 * from its first message until ReadyForQuery says idle, so neither transactions nor half-sent
 * extended queries of different connections can mix. Turns are taken in order of arrival.
 */
export class Multiplexer {
  private readonly sessions = new Set<Session>();
  /** Connections with work, in order of arrival. */
  private readonly waiting = new Set<Session>();
  /** Messages to free what closed connections had prepared; run when nobody owns the backend. */
  private leftovers: Buffer[] = [];
  private owner: Session | null = null;
  private lastOwner: Session | null = null;
  private ownerActiveAt = 0;
  private lastId = 0;
  private isPumping = false;
  private isStopped = false;
  private readonly idleTimer: NodeJS.Timeout;

  constructor(private readonly options: MultiplexerOptions) {
    this.idleTimer = setInterval(() => this.endForgottenTransaction(), IDLE_CHECK_MS);
    this.idleTimer.unref();
  }

  accept(socket: Socket): void {
    if (this.isStopped) {
      socket.destroy();
      return;
    }
    const { password, parameters } = this.options;
    this.sessions.add(
      new Session({
        id: ++this.lastId,
        socket,
        password,
        parameters,
        onWork: (session) => {
          this.waiting.add(session);
          this.startPump();
        },
        onClose: (session) => this.forget(session),
      }),
    );
  }

  /** Refuses new work, waits for the running unit, and says goodbye to every connection. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.idleTimer);
    for (const session of [...this.sessions]) session.refuse('57P01', 'the database is shutting down');
    while (this.isPumping) await nextTurn();
  }

  private startPump(): void {
    if (this.isPumping) return;
    this.isPumping = true;
    this.pump()
      .catch((error: unknown) => this.options.onDeath(error))
      .finally(() => {
        this.isPumping = false;
      });
  }

  private async pump(): Promise<void> {
    for (;;) {
      if (this.owner && !this.sessions.has(this.owner)) await this.abandon();
      if (!this.owner) await this.freeLeftovers();
      const session = this.owner ?? first(this.waiting);
      if (!session?.hasWork) return;
      this.waiting.delete(session);
      this.owner = session;
      await this.runUnit(session);
      // Let sockets be read and written between units.
      await nextTurn();
    }
  }

  private async runUnit(session: Session): Promise<void> {
    if (session !== this.lastOwner) await this.switchTo(session);
    const unit = session.takeUnit();
    const replies: Buffer[] = [];
    let status = '';
    await this.options.backend.run(Buffer.concat(unit.map(({ bytes }) => bytes)), (reply) => {
      if (reply.type === 'A') return this.broadcast(reply, session, replies);
      if (reply.type === 'Z') status = reply.bytes.toString('latin1', 5, 6);
      replies.push(reply.bytes);
    });
    session.send(Buffer.concat(replies));
    this.ownerActiveAt = performance.now();
    if (status === 'I') this.owner = null;
    if (session.hasWork) this.waiting.add(session);
  }

  /**
   * What one connection SET must not hold for the next, and the unnamed statement that one has parsed
   * must not be bound by another: it gets the error that it would get from a server of its own.
   */
  private async switchTo(session: Session): Promise<void> {
    const changes = [closeStatement(''), sync()];
    if (this.lastOwner?.settings.length) changes.push(query('RESET ALL'));
    changes.push(...session.settings.map(query));
    this.lastOwner = session;
    await this.options.backend.run(Buffer.concat(changes), () => undefined);
  }

  /** Every connection hears every notification; clients drop the channels they did not ask for. */
  private broadcast(notification: Message, owner: Session, replies: Buffer[]): void {
    replies.push(notification.bytes);
    for (const session of this.sessions) {
      if (session !== owner && session.isReady) session.send(notification.bytes);
    }
  }

  private forget(session: Session): void {
    this.sessions.delete(session);
    this.waiting.delete(session);
    this.leftovers.push(session.names.closeAll());
    this.startPump();
  }

  /** The owner is gone: end its half-sent query, undo its transaction, and let the next one in. */
  private async abandon(): Promise<void> {
    await this.options.backend.run(Buffer.concat([sync(), query('ROLLBACK')]), () => undefined);
    this.owner = null;
  }

  private async freeLeftovers(): Promise<void> {
    const closing = Buffer.concat(this.leftovers);
    this.leftovers = [];
    if (closing.length > 0) await this.options.backend.run(Buffer.concat([closing, sync()]), () => undefined);
  }

  private endForgottenTransaction(): void {
    const isForgotten =
      this.owner && !this.isPumping && performance.now() - this.ownerActiveAt > this.options.idleInTransactionMs;
    if (isForgotten)
      this.owner?.refuse('25P03', 'the transaction was rolled back because nothing was sent for too long');
  }
}

function first<T>(items: Set<T>): T | undefined {
  for (const item of items) return item;
  return undefined;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
