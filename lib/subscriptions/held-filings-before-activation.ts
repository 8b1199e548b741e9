import type { MissedChoice } from './schema';

/** The number of filings that arrived during the pause and need a decision before it ends; nothing was changed. */
export type HeldFilings = { name: string; held: number };

type Watched = { name: string; held_documents: number };
type Change = { status: string; missed?: MissedChoice | undefined };

/** For screens: activating without a choice about the filings that wait returns how many there are. */
export async function heldFilingsOr<T extends Watched>(
  { status, missed }: Change,
  read: () => Promise<Watched>,
  change: () => Promise<T>,
): Promise<T | HeldFilings> {
  if (status === 'active' && !missed) {
    const { name, held_documents: held } = await read();
    if (held > 0) return { name, held };
  }
  return change();
}
