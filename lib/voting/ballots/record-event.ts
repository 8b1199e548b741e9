import type { Db } from '@/db/client';
import { ballotEvents } from '@/db/schema';

export type BallotEventKind =
  'made' | 'line' | 'rationale' | 'approved' | 'reopened' | 'voted' | 'filing_changed' | 'decided_again';

type BallotEvent = {
  ballotId: string;
  userId: string;
  kind: BallotEventKind;
  text: string;
  details?: Record<string, unknown>;
};

/** Adds to a ballot's history; part of the caller's transaction. */
export async function recordBallotEvent(tx: Db, { details = {}, ...event }: BallotEvent): Promise<void> {
  await tx.insert(ballotEvents).values({ ...event, details });
}
