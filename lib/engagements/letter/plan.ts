import { z } from 'zod';

export const LENGTHS = ['brief', 'short', 'standard', 'detailed'] as const;
export type LetterLength = (typeof LENGTHS)[number];
export const LETTER_TONES = ['friendly', 'professional', 'formal'] as const;
export type LetterTone = (typeof LETTER_TONES)[number];

/**
 * All choices by which the rules compose a letter. Stored with the version, so that the next instruction can build on
 * it.
 */
export const letterPlanSchema = z.object({
  length: z.enum(LENGTHS),
  tone: z.enum(LETTER_TONES),
  /** Proposed times as written in the letter; empty when it proposes none. */
  times: z.array(z.string()),
  flagIndexes: z.array(z.number().int()),
});
export type LetterPlan = z.infer<typeof letterPlanSchema>;

/** The plan of a first letter. */
export function firstPlan(tone: LetterTone, flagIndexes: number[]): LetterPlan {
  return { length: 'standard', tone, times: [], flagIndexes };
}
