import type { Context } from '@/lib/context';
import { hasLanguageModel } from '@/lib/answers/answer-engine';
import { AppError } from '@/lib/errors';
import { adaptText } from '../letter/adapt-text';
import { checkLetter } from '../letter/check-letter';
import { composeLetter, type LetterSubject } from '../letter/compose-letter';
import { proposeTimes } from '../letter/meeting-times';
import { unsupportedFlags, type UnsupportedFlag } from '../letter/points';
import { firstPlan, letterPlanSchema, type LetterPlan } from '../letter/plan';
import { readInstruction } from '../letter/read-instruction';
import { letterSource, letterSubject } from './letter-source';
import { senderOf } from '../notes/people';
import type { GenerateEmailInput } from '../schema-email';
import type { NewVersion } from './store-version';
import type { VersionRow } from '../record/to-engagement';
import type { EngagementRow } from '../record/visible-engagements';
import { writeWithModel } from './write-with-model';
import { PLAIN_REQUEST } from './write-letter-patterns';

const FIRST_FLAGS = 3;

/**
 * Writes a first letter or changes an existing one: with the language model when there is one, otherwise by rules.
 * Throws `conflict` when no selected flag is shown by its quotes.
 */
export async function writeLetter(
  ctx: Context,
  row: EngagementRow,
  base: VersionRow | undefined,
  input: GenerateEmailInput,
): Promise<NewVersion> {
  const sender = await senderOf(ctx);
  const about = letterSubject(row, sender, new Date());
  const start = planOf(base, input, about);
  const silent = unsupportedFlags(about.flags, start.flagIndexes);
  if (silent.length > 0 && silent.length === start.flagIndexes.filter((index) => index in about.flags).length)
    throw new AppError('conflict', nothingShown(silent));
  const common = {
    userPrompt: input.prompt,
    kind: base ? ('refined' as const) : ('generated' as const),
    baseVersionId: base?.id ?? null,
  };
  if (hasLanguageModel()) {
    const written = await writeWithModel(ctx, row, about, { base, plan: start, prompt: input.prompt });
    return { ...common, ...written, notes: [...silent.map(leftOutNotes), ...written.notes] };
  }
  const composed = composeByRule(about, base, start, input.prompt);
  const unsaid = unsupportedFlags(about.flags, composed.plan.flagIndexes);
  return {
    ...common,
    ...composed,
    notes: [...unsaid.map(leftOutNotes), ...composed.notes],
    engine: 'rules',
    promptVersion: '',
    givenFacts: composed.plan.times,
    checks: checkLetter(composed, letterSource(row, sender, composed.plan.times)),
  };
}

function leftOutNotes({ description, reason }: UnsupportedFlag): string {
  return `Left out of the letter: “${description}”. The quoted words do not prove it by themselves. ${reason}`;
}

function nothingShown(silent: readonly UnsupportedFlag[]): string {
  const reasons = silent.map(({ description, reason }) => `“${description}”: ${reason}`);
  return (
    'No triggered flag is supported by its quoted words, so there is no basis for a letter. ' + `${reasons.join(' ')}`
  );
}

/** Composes or adapts a letter by rules, following the instruction as far as rules can read it. */
export function composeByRule(
  about: LetterSubject,
  base: Pick<VersionRow, 'kind' | 'subject' | 'content' | 'plan'> | undefined,
  start: LetterPlan,
  prompt: string | null,
): { subject: string; content: string; plan: LetterPlan; notes: string[] } {
  const isFirst = !base;
  const { plan, wants, notes } = readInstruction(prompt ?? '', start, about.flags, () =>
    proposeTimes(about.today, about.agmDate),
  );
  const shown = isFirst
    ? notes.filter((note) => !note.includes('stays as it was') || !isPlainRequest(prompt ?? ''))
    : notes;
  if (base && !letterPlanSchema.safeParse(base.plan).success) {
    return { subject: base.subject, content: adaptText(base.content, wants, plan, about), plan, notes: shown };
  }
  return { ...composeLetter(about, plan), plan, notes: shown };
}

/** Whether the instruction, such as "Generate an initial email", asks for nothing beyond what the rules do. */
function isPlainRequest(prompt: string): boolean {
  return PLAIN_REQUEST.test(prompt);
}

function planOf(base: VersionRow | undefined, input: GenerateEmailInput, about: LetterSubject): LetterPlan {
  const stored = letterPlanSchema.safeParse(base?.plan);
  if (stored.success) return input.tone === 'professional' ? stored.data : { ...stored.data, tone: input.tone };
  const all = about.flags.map((_, index) => index);
  const chosen = input.include_all_flags
    ? all
    : (input.flag_indexes ?? all.slice(0, FIRST_FLAGS)).filter((index) => index < all.length);
  return { ...firstPlan(input.tone, chosen.length > 0 ? chosen : all), times: base?.givenFacts ?? [] };
}
