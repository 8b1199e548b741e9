import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { errorField, MessageReader, type Message } from './wire';

/** The backend has ended or is in an undefined state; the process must be replaced. */
export class BackendDiedError extends Error {}

/** The single Postgres session of this process: takes and returns messages of the wire protocol. */
export class Backend {
  private constructor(private readonly pglite: PGlite) {}

  static async open(folder: string): Promise<Backend> {
    const pglite = await PGlite.create({ dataDir: folder, extensions: { vector } });
    return new Backend(pglite);
  }

  async setting(name: string): Promise<string> {
    const result = await this.pglite.query<{ value: string }>('select current_setting($1) as value', [name]);
    return result.rows[0]?.value ?? '';
  }

  /** Runs the messages to completion. WebAssembly is single-threaded, so nothing else runs meanwhile. */
  async run(frontendMessages: Buffer, onMessage: (message: Message) => void): Promise<void> {
    const reader = new MessageReader();
    let fatalText: string | undefined;
    await this.pglite.execProtocolRawStream(frontendMessages, {
      syncToFs: false,
      onRawData: (bytes) => {
        // Copied, because the bytes are a view of WebAssembly memory that the next call overwrites.
        reader.push(Buffer.from(bytes));
        for (let message = reader.next(); message; message = reader.next()) {
          if (message.type === 'E' && /FATAL|PANIC/.test(errorField(message.bytes, 'V') ?? '')) {
            fatalText = errorField(message.bytes, 'M');
          }
          onMessage(message);
        }
      },
    });
    if (fatalText !== undefined) throw new BackendDiedError(fatalText);
  }

  async close(): Promise<void> {
    await this.pglite.close();
  }
}
