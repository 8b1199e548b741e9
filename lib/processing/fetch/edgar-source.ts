import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { EdgarClient } from '@/lib/edgar/client';
import { edgarFromEnv, edgarFromFolder } from '@/lib/edgar/from-env';
import { env } from '@/lib/env';
import { databaseRateGate } from './database-rate-gate';

const SAMPLES = path.join(/* turbopackIgnore: true */ process.cwd(), 'samples/edgar');

let live: EdgarClient | undefined;
let bundled: EdgarClient | undefined;

/** The client for the bundled filings of fictional companies. */
export function sampleEdgar(): EdgarClient {
  bundled ??= edgarFromFolder(SAMPLES);
  return bundled;
}

/** The client for a filer: the bundled samples for the demo's fictional companies, otherwise EDGAR. */
export function edgarFor(cik: string): EdgarClient {
  const isSample = env().isDemoOn && existsSync(path.join(SAMPLES, 'data.sec.gov/submissions', `CIK${cik}.json`));
  if (isSample) return sampleEdgar();
  return liveEdgar();
}

/** EDGAR itself, or the server configured in its place. */
export function liveEdgar(): EdgarClient {
  live ??= edgarFromEnv(env(), databaseRateGate('edgar'));
  return live;
}

/** CIKs of the bundled fictional companies, ten digits. */
export async function sampleCiks(): Promise<string[]> {
  const names = await readdir(path.join(SAMPLES, 'data.sec.gov/submissions'));
  return names.flatMap((name) => /^CIK(\d{10})\.json$/.exec(name)?.[1] ?? []);
}
