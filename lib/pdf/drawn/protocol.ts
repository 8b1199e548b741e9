import { type DrawnRun, type RunReading } from './types.ts';

/** A request to read runs of one page. Includes the file's bytes when the thread asked for them. */
export type DrawnRequest = { id: number; fileKey: string; bytes?: Uint8Array; page: number; runs: DrawnRun[] };

/** "spent": the thread ran out of memory and must be replaced, because its state may be inconsistent. */
export type DrawnAnswer =
  | { id: number; readings: RunReading[] }
  | { id: number; needsFile: true }
  | { id: number; failure: string; isSpent?: boolean };

/** Id of the message by which a thread reports that it is ready. */
export const READY_ID = 0;
