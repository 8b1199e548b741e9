import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeResult } from './result-file';

type Part = {
  title: string;
  flags: string[];
  /** The page in bench/results that the part writes itself; of the others the page shows what they print. */
  page?: string;
};

const PARTS: Part[] = [
  { title: 'A filing, its questions and a report', flags: [] },
  { title: 'Two filings compared', flags: ['--changes'] },
  { title: 'Questions while filings are processed', flags: ['--busy'] },
  { title: 'First load of each route', flags: ['--load'] },
  { title: 'Search over many chunks', flags: ['--search'], page: 'search.md' },
  { title: 'People at work', flags: ['--users'], page: 'users.md' },
  { title: 'Kills under load', flags: ['--crash'], page: 'crash.md' },
];

/** Runs every measurement in turn, each in its own process; returns whether all stayed within their limits. */
export async function benchAll(): Promise<boolean> {
  const sections: string[] = [];
  let isKept = true;
  for (const { title, flags, page } of PARTS) {
    console.log(`\n=== ${title} ===`);
    const { code, printed } = await runPart(flags);
    isKept &&= code === 0;
    const said = page && code !== null ? bodyOf(page) : ['```', printed.trim(), '```'];
    const outcome = code === 0 ? [] : [`It ended with ${code ?? 'a signal'}.`, ''];
    sections.push(`## ${title}`, '', ...outcome, ...said, '');
  }
  writeResult('all.md', 'All measurements', 'npm run bench -- --all', sections);
  return isKept;
}

async function runPart(flags: readonly string[]): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench.ts', ...flags], {
    env: { ...process.env, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    process.stdout.write(text);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, printed };
}

/** A page without its title. */
function bodyOf(page: string): string[] {
  return readFileSync(path.join('bench', 'results', page), 'utf8')
    .trim()
    .split('\n')
    .slice(2);
}
