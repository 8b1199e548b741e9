import { type DrawnReading, type DrawnRun, type RunReading } from './types.ts';

/** A run of words with the result of reading it on the drawn page. */
export type ReadRun = { run: Pick<DrawnRun, 'start' | 'text'>; reading: RunReading };

const DRAWN: DrawnReading = { verdict: 'drawn', reason: null };

/** Whether the characters from `charStart` to `charEnd` are drawn as the text layer says, from the runs they touch. */
export function judgeRange(runs: readonly ReadRun[], charStart: number, charEnd: number): DrawnReading {
  const failed = runs.find(({ reading }) => reading.failure !== null);
  if (failed) return { verdict: 'unknown', reason: failed.reading.failure };
  const blank = runs.find(
    ({ run, reading }) => reading.isBlank && /[\p{L}\p{N}]/u.test(partIn(run, charStart, charEnd)),
  );
  if (blank)
    return {
      verdict: 'blank',
      reason: `Nothing is drawn where the text says “${shortened(partIn(blank.run, charStart, charEnd))}”.`,
    };
  const missing = runs
    .flatMap(({ reading }) => reading.missing)
    .filter((word) => word.start < charEnd && word.end > charStart);
  if (missing.length > 0)
    return {
      verdict: 'different',
      reason: `The page does not show “${shortened(
        missing.map((word) => word.text).join(' '),
      )}” where its text says so.`,
    };
  const extra = runs.find(({ run, reading }) => reading.extra !== null && run.start > charStart);
  if (extra)
    return {
      verdict: 'different',
      reason:
        `The page shows “${shortened(extra.reading.extra ?? '')}” in front of “${shortened(extra.run.text)}”, which ` +
        'its text does not say.',
    };
  return DRAWN;
}

function partIn({ start, text }: ReadRun['run'], charStart: number, charEnd: number): string {
  return text.slice(Math.max(0, charStart - start), Math.max(0, charEnd - start));
}

function shortened(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= 80 ? trimmed : `${trimmed.slice(0, 79).trim()}…`;
}
