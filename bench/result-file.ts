import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

/** Writes the figures of one command into bench/results, with the commit and the machine they were measured on. */
export function writeResult(file: string, title: string, command: string, lines: readonly string[]): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} processors (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const head = [`# ${title}`, '', `Written by \`${command}\` on ${day}, commit \`${commit}\`, ${machine}.`, ''];
  writeFileSync(path.join('bench', 'results', file), `${[...head, ...lines].join('\n')}\n`);
}
