import type { FlagResult } from '@/lib/templates/flags/schema';
import { contentWords, sharedWords } from '@/lib/retrieval/terms/content-words';
import { LENGTHS, LETTER_TONES, type LetterLength, type LetterPlan, type LetterTone } from './plan';
import { letterPoints } from './points';
import { oneOf, wholeWords } from '@/lib/format/patterns';
import {
  FORMAL_WORDS,
  FRIENDLY_WORDS,
  LONGER_WORDS,
  NEGATION_WORDS,
  ONLY_WORDS,
  REMOVAL_WORDS,
  SHORTER_WORDS,
  TIMES_WORDS,
} from './read-instruction-patterns';

export type Instruction = {
  plan: LetterPlan;
  wants: { length: -1 | 0 | 1; tone: LetterTone | null; times: boolean | null; flagIndexes: number[] | null };
  /** For the writer: which parts of the instruction could not be followed or changed nothing. */
  notes: string[];
};

const NOT = new RegExp(String.raw`\b${oneOf(NEGATION_WORDS)}\b[^.;,]{0,25}$`, 'i');
const SHORTER = wholeWords(SHORTER_WORDS, 'i');
const LONGER = wholeWords(LONGER_WORDS, 'i');
const FORMAL = wholeWords(FORMAL_WORDS, 'i');
const FRIENDLY = wholeWords(FRIENDLY_WORDS, 'i');
const NEUTRAL = /\b(?:professional|neutral|business-?like)\b/i;
const TIMES = wholeWords(TIMES_WORDS, 'i');
const ONLY = wholeWords(ONLY_WORDS, 'i');
const WITHOUT = wholeWords(REMOVAL_WORDS, 'i');

/** Reads an instruction by rules: length, tone, times, and which points to keep. */
export function readInstruction(
  text: string,
  base: LetterPlan,
  flags: readonly FlagResult[],
  proposed: () => string[],
): Instruction {
  const said = text.replace(/[’]/g, "'");
  const isMeant = (pattern: RegExp) => {
    const match = pattern.exec(said);
    return match !== null && !NOT.test(said.slice(0, match.index));
  };
  const isRefused = (pattern: RegExp) => {
    const match = pattern.exec(said);
    return match !== null && NOT.test(said.slice(0, match.index));
  };
  const notes: string[] = [];
  const tone: LetterTone | null = isMeant(FRIENDLY)
    ? 'friendly'
    : isMeant(FORMAL)
      ? 'formal'
      : isRefused(FORMAL)
        ? 'friendly'
        : isRefused(FRIENDLY)
          ? 'formal'
          : isMeant(NEUTRAL)
            ? 'professional'
            : null;
  const length = isMeant(SHORTER) ? -1 : isMeant(LONGER) ? 1 : 0;
  const times = isMeant(TIMES)
    ? true
    : isRefused(TIMES) || /\b(?:remove|drop|without|leave out)\b[^.]{0,20}\b(?:meeting )?times\b/i.test(said)
      ? false
      : null;
  const flagIndexes = chosenFlags(said, base, flags);
  const changed = tone !== null || length !== 0 || times !== null || flagIndexes !== null;
  if (!changed && said.trim())
    notes.push(
      'No language model is configured, and the rules do not understand this instruction, so the letter stays as ' +
        'it was. Rules can make it shorter, more detailed, more formal or friendlier, add meeting times, and keep ' +
        'or drop points; anything else can be written by hand.',
    );
  const plan: LetterPlan = {
    ...base,
    length: stepLength(base.length, length),
    tone: tone ?? base.tone,
    times: times === true ? proposed() : times === false ? [] : base.times,
    flagIndexes: flagIndexes ?? base.flagIndexes,
  };
  if (length !== 0 && plan.length === base.length)
    notes.push(
      length < 0
        ? 'The letter is already as short as the rules can make it.'
        : 'The letter already contains all the evidence of the report.',
    );
  if (tone !== null && tone === base.tone && LETTER_TONES.includes(tone))
    notes.push(
      'The letter already has ' +
        `${tone === 'formal' ? 'a formal' : tone === 'friendly' ? 'a friendly' : 'a professional'} tone.`,
    );
  if (times === true && plan.times.length === 0)
    notes.push('There is no working day left before the meeting, so no times were proposed.');
  return { plan, wants: { length, tone, times, flagIndexes }, notes };
}

function stepLength(from: LetterLength, by: -1 | 0 | 1): LetterLength {
  return LENGTHS[Math.min(LENGTHS.length - 1, Math.max(0, LENGTHS.indexOf(from) + by))] ?? from;
}

/**
 * "Only the pay ratio", "drop the point on the auditor": the points whose title or flag shares words with the
 * instruction.
 */
function chosenFlags(said: string, base: LetterPlan, flags: readonly FlagResult[]): number[] | null {
  const match = WITHOUT.exec(said) ?? ONLY.exec(said);
  if (!match) return null;
  const words = contentWords(said.slice(match.index + match[0].length).split(/[.;]/)[0] ?? '');
  const named = letterPoints(flags, base.flagIndexes)
    .filter(
      (point) =>
        sharedWords(
          words,
          contentWords(
            `${point.title} ${point.flagIndexes.map((index) => flags[index]?.flag_description ?? '').join(' ')}`,
          ),
        ) > 0,
    )
    .flatMap((point) => point.flagIndexes);
  if (named.length === 0) return null;
  const left = WITHOUT.test(match[0])
    ? base.flagIndexes.filter((index) => !named.includes(index))
    : base.flagIndexes.filter((index) => named.includes(index));
  return left.length > 0 ? left : null;
}
