import { createWriteStream, existsSync, renameSync, statSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';

const ROTATE_ABOVE_BYTES = 20 * 1024 * 1024;
const REMEMBERED_LINES = 15;
const PINO_ERROR = 50;

/** Output of a supervised process: a file in the data folder, and important lines also in the terminal. */
export class LogFile {
  readonly file: string;
  private readonly stream: WriteStream;
  private readonly recent: string[] = [];

  constructor(
    dataDir: string,
    private readonly name: string,
    private readonly isVerbose: boolean,
  ) {
    this.file = path.join(dataDir, 'logs', `${name}.log`);
    if (existsSync(this.file) && statSync(this.file).size > ROTATE_ABOVE_BYTES) renameSync(this.file, `${this.file}.1`);
    this.stream = createWriteStream(this.file, { flags: 'a' });
    // A full disk must not end the supervisor; errors are still printed in the terminal.
    this.stream.on('error', () => undefined);
  }

  follow(source: Readable | null): void {
    if (!source) return;
    createInterface({ input: source }).on('line', (line) => this.write(line));
  }

  /** The last lines, to show why a process ended. */
  tail(): string {
    return this.recent.join('\n');
  }

  private write(line: string): void {
    this.stream.write(`${line}\n`);
    this.recent.push(line);
    if (this.recent.length > REMEMBERED_LINES) this.recent.shift();
    if (this.isVerbose || isErrorLine(line)) process.stderr.write(`[${this.name}] ${line}\n`);
  }
}

function isErrorLine(line: string): boolean {
  if (!line.startsWith('{')) return false;
  const level = /"level":(\d+)/.exec(line)?.[1];
  return level !== undefined && Number(level) >= PINO_ERROR;
}
