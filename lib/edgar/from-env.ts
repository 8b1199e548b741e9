import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '@/lib/env';
import { folderCache } from './cache';
import { createEdgarClient, type EdgarClient, type EdgarClientOptions } from './client';
import { openRateGate, type RateGate } from './rate-gate';
import { baseUrlTransport, folderTransport, liveTransport } from './transport';

/** Whose contact is sent, by default the operator's, and how patiently. */
export type EdgarTuning = Pick<EdgarClientOptions, 'userAgent' | 'attempts' | 'idleTimeoutMs' | 'totalTimeoutMs'>;

/**
 * The EDGAR client of this installation, for EDGAR itself or the server in EDGAR_BASE_URL. All instances share one rate
 * limit.
 */
export function edgarFromEnv(
  { EDGAR_BASE_URL, EDGAR_USER_AGENT, dataDir }: Pick<Env, 'EDGAR_BASE_URL' | 'EDGAR_USER_AGENT' | 'dataDir'>,
  gate: RateGate,
  { userAgent = EDGAR_USER_AGENT, ...tuning }: EdgarTuning = {},
): EdgarClient {
  if (EDGAR_BASE_URL?.startsWith('file:')) return edgarFromFolder(fileURLToPath(EDGAR_BASE_URL));
  return createEdgarClient({
    transport: EDGAR_BASE_URL ? baseUrlTransport(EDGAR_BASE_URL) : liveTransport(),
    isContactRequired: !EDGAR_BASE_URL,
    userAgent,
    ...tuning,
    gate,
    // Each server has its own cache, so that responses of EDGAR are not used for another server.
    cache: folderCache(
      path.join(dataDir, 'edgar', 'cache', EDGAR_BASE_URL ? encodeURIComponent(EDGAR_BASE_URL) : 'live'),
    ),
  });
}

/** A client for a folder with EDGAR's structure, such as the bundled samples. */
export function edgarFromFolder(folder: string): EdgarClient {
  return createEdgarClient({ transport: folderTransport(folder), gate: openRateGate, attempts: 1 });
}
