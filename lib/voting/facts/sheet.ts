import { z } from 'zod';
import { voteEvidenceSchema } from '../evidence';
import { COMMITTEES } from '@/lib/facts/committees';

const provenFactSchema = voteEvidenceSchema.extend({ key: z.string(), label: z.string() });
export type ProvenFact = z.infer<typeof provenFactSchema>;

/** A value stated in verified words; null means no bound. Yes is 1 and no is 0. */
const sheetReadingSchema = z.object({
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** As a person reads it. */
  stated: z.string(),
  facts: z.array(provenFactSchema),
});
export type SheetReading = z.infer<typeof sheetReadingSchema>;

const sheetEntrySchema = z.object({
  /** Several may contradict each other. */
  readings: z.array(sheetReadingSchema),
  /** Why there is none, in a sentence. */
  reason: z.string().nullable(),
});
export type SheetEntry = z.infer<typeof sheetEntrySchema>;

const holderSchema = z.object({ names: z.array(z.string()), evidence: voteEvidenceSchema });

/**
 * All facts of one filing that rules use, verified once, so that deciding is a comparison and 500 meetings take
 * seconds.
 */
export const factSheetSchema = z.object({
  metrics: z.record(z.string(), sheetEntrySchema),
  /** Who chairs a committee; one whose chair was not read is absent. */
  chairs: z.partialRecord(z.enum(COMMITTEES), holderSchema),
  /** Members of committees; `off` are nominees known not to be on one. */
  rosters: z.partialRecord(z.enum(COMMITTEES), holderSchema.extend({ off: z.array(z.string()).default([]) })),
  board_chair: holderSchema.nullable(),
  lead_independent: holderSchema.nullable(),
  chief_executive: holderSchema.nullable(),
  /** Whom a shareholder nominates against the board; absent in agendas that were stored before this field was read. */
  contest: holderSchema.nullable().default(null),
});
export type FactSheet = z.infer<typeof factSheetSchema>;

export const EMPTY_SHEET: FactSheet = {
  metrics: {},
  chairs: {},
  rosters: {},
  board_chair: null,
  lead_independent: null,
  chief_executive: null,
  contest: null,
};
