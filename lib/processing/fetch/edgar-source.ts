import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { EdgarClient } from '@/lib/edgar/client';
import { edgarFromEnv, edgarFromFolder, type EdgarTuning } from '@/lib/edgar/from-env';
import { env } from '@/lib/env';
import { userAgentForAll, userAgentOf } from '@/lib/organizations/edgar-contact';
import { databaseRateGate } from './database-rate-gate';

const SAMPLES = path.join(/* turbopackIgnore: true */ process.cwd(), 'samples/edgar');

let bundled: EdgarClient | undefined;

/** The client for the bundled filings of fictional companies. */
export function sampleEdgar(): EdgarClient {
  bundled ??= edgarFromFolder(SAMPLES);
  return bundled;
}

/**
 * The client for a filer: the bundled samples for the demo's fictional companies, otherwise EDGAR with the contact of
 * the tenant that asks; without one, of the operator or of an organization that holds the company.
 */
export function edgarFor(cik: string, tenantId?: string): EdgarClient {
  const isSample = env().isDemoOn && existsSync(path.join(SAMPLES, 'data.sec.gov/submissions', `CIK${cik}.json`));
  if (isSample) return sampleEdgar();
  return edgarWithContact(() => (tenantId ? userAgentOf(tenantId) : userAgentForAll(cik)));
}

/** EDGAR itself, or the server configured in its place. */
export function liveEdgar(): EdgarClient {
  return edgarWithContact(() => userAgentForAll());
}

/** EDGAR with a contact of one's own; all clients together keep the SEC's rate limit. */
export function edgarWithContact(
  userAgent: () => Promise<string | undefined>,
  tuning: Omit<EdgarTuning, 'userAgent'> = {},
): EdgarClient {
  return edgarFromEnv(env(), databaseRateGate('edgar'), { userAgent, ...tuning });
}

/** Whether EDGAR can be asked at all: somebody has set a contact, or another server takes its place. */
export async function canAskEdgar(): Promise<boolean> {
  return env().EDGAR_BASE_URL !== undefined || (await userAgentForAll()) !== undefined;
}

/** CIKs of the bundled fictional companies, ten digits. */
export async function sampleCiks(): Promise<string[]> {
  const names = await readdir(path.join(SAMPLES, 'data.sec.gov/submissions'));
  return names.flatMap((name) => /^CIK(\d{10})\.json$/.exec(name)?.[1] ?? []);
}
