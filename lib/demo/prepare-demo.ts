import { database } from '@/db/client';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import { enqueue } from '@/lib/jobs/enqueue';
import { log } from '@/lib/log';
import { prepareDemoEngagements } from './demo-engagements';
import { prepareDemoGrid } from './demo-grid';
import { assignDemoGroupPolicy } from './demo-subscriptions';
import { prepareDemoVoting } from './demo-voting';
import { ensureSampleWorkspace, markSamplePrepared } from './demo-workspace';
import { copySampleToWaitingWorkspaces } from './enter';

const PAUSE_MS = 2_000;
/** About an hour; filings that are not processed by then have failed. */
const MOST_ROUNDS = 1800;

/**
 * Takes the sample workspace a step further. Queued again until the sample filings are processed and their reports
 * written; no worker is occupied between the rounds.
 */
export async function prepareDemo(round: number, signal: AbortSignal): Promise<{ waits: boolean }> {
  if (!env().isDemoOn || env().authProvider !== 'embedded') return { waits: false };
  const sample = await ensureSampleWorkspace();
  const waits = (await isUnfinished(sample, signal)) && round < MOST_ROUNDS;
  if (waits) {
    const startAfter = new Date(Date.now() + PAUSE_MS);
    await enqueue(database(), 'prepare-demo', { round: round + 1 }, { startAfter });
  } else {
    await assignDemoGroupPolicy(sample);
    await markSamplePrepared(sample);
    await copySampleToWaitingWorkspaces(sample, signal);
  }
  return { waits };
}

/**
 * Runs the next step; true while there is more to prepare. Steps of ballots and grids are not stopped once begun, so
 * that none is left incomplete.
 */
async function isUnfinished(sample: Context, signal: AbortSignal): Promise<boolean> {
  for (const step of [prepareDemoEngagements, prepareVoting, prepareGrid]) {
    signal.throwIfAborted();
    if (await step(sample, signal)) return true;
  }
  return false;
}

/** When ballots cannot be prepared, the demo opens without them. */
async function prepareVoting(sample: Context): Promise<boolean> {
  try {
    return await prepareDemoVoting(sample);
  } catch (error) {
    log.warn({ err: error }, 'the ballots of the demo could not be made');
    return false;
  }
}

/** When the grid cannot be prepared, the demo opens without it. */
async function prepareGrid(sample: Context): Promise<boolean> {
  try {
    return await prepareDemoGrid(sample);
  } catch (error) {
    log.warn({ err: error }, 'the grid of the demo could not be made');
    return false;
  }
}
