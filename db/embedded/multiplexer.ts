import type { Socket } from 'node:net';
import type { Backend } from './backend';
import { Session } from './session';
import { closeStatement, query, sync, type Message } from './wire';

const IDLE_CHECK_MS = 1_000;

export type MultiplexerOptions = {
  backend: Backend;
  password: string;
  parameters: Record<string, string>;
  /** An idle transaction is rolled back after this long, because it blocks all other connections. */
  idleInTransactionMs: number;
  /** Called once when the backend can no longer be used. */
  onDeath: (error: unknown) => void;
};

/**
 * Shares one backend session among many connections. A connection owns the backend from its first message until
 * ReadyForQuery reports idle, so neither transactions nor partly sent extended queries of different connections mix.
 * Connections are served in order of arrival.
 */
export class Multiplexer {
  private readonly sessions = new Set<Session>();
  /** Connections with queued messages, in order of arrival. */
  private readonly waiting = new Set<Session>();
  /** Messages that free the prepared statements of closed connections; sent when no connection owns the backend. */
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

  /** Refuses new work, waits for the running unit, and closes every connection. */
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
      // Lets the event loop read and write sockets between units.
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
   * Restores the connection's own settings, which SET commands of others may have changed, and drops the unnamed
   * statement, so that binding another connection's gives the same error as on a separate server.
   */
  private async switchTo(session: Session): Promise<void> {
    const changes = [closeStatement(''), sync()];
    if (this.lastOwner?.settings.length) changes.push(query('RESET ALL'));
    changes.push(...session.settings.map(query));
    this.lastOwner = session;
    await this.options.backend.run(Buffer.concat(changes), () => undefined);
  }

  /** Sends each notification to all connections; clients ignore channels they do not listen to. */
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

  /** The owning connection was closed: ends its partial query, rolls back its transaction, and serves the next one. */
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
