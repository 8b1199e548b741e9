import { type DrawnRun, type RunReading } from './types.ts';

/** A look at runs of one page. The file's bytes come with it when the thread has asked for them. */
export type DrawnRequest = { id: number; fileKey: string; bytes?: Uint8Array; page: number; runs: DrawnRun[] };

/** A thread is spent when it was refused memory: whatever it works with may be half made. */
export type DrawnAnswer =
  | { id: number; readings: RunReading[] }
  | { id: number; needsFile: true }
  | { id: number; failure: string; isSpent?: boolean };

/** Of the answer that a thread gives when it is ready to be asked. */
export const READY_ID = 0;
