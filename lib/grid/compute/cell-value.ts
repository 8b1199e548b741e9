import type { Source } from '@/lib/queries/schema';

/** The value of a cell. */
export type CellValue = {
  state: 'answered' | 'not_stated' | 'cannot_determine' | 'failed';
  text: string;
  value: number | string | boolean | null;
  unit: string | null;
  /** The range that the words allow, for "at least 95%". */
  low: number | null;
  high: number | null;
  reason: string | null;
  sources: Source[];
  engine: string;
  isFlagged: boolean | null;
};

const NOTHING = { value: null, unit: null, low: null, high: null, sources: [], isFlagged: null } as const;

/** A cell whose filing does not answer, with the reason. */
export function notFound(reason: string, engine: string): CellValue {
  return { ...NOTHING, sources: [], state: 'not_stated', text: 'Not found', reason, engine };
}

/** A cell that cannot be determined, with the reason. */
export function undetermined(text: string, reason: string, engine: string, sources: Source[] = []): CellValue {
  return { ...NOTHING, sources, state: 'cannot_determine', text, reason, engine };
}

/** A cell whose computation failed; the next run computes it again. */
export function failed(reason: string, engine: string): CellValue {
  return { ...NOTHING, sources: [], state: 'failed', text: 'Failed', reason, engine };
}

/** An answered cell; its range is the value itself when that is a number. */
export function exact(
  text: string,
  value: CellValue['value'],
  unit: string | null,
  rest: Pick<CellValue, 'sources' | 'engine'> & { reason?: string | null },
): CellValue {
  const number = typeof value === 'number' ? value : null;
  return {
    state: 'answered',
    text,
    value,
    unit,
    low: number,
    high: number,
    reason: rest.reason ?? null,
    sources: rest.sources,
    engine: rest.engine,
    isFlagged: null,
  };
}
