import { completeObject } from '@/lib/ai/complete-object';
import { documentHashes } from '@/lib/audit/document-hashes';
import { auditedCall } from '@/lib/audit/model-call';
import type { Context } from '@/lib/context';
import { checkLetter } from '../letter/check-letter';
import type { LetterSubject } from '../letter/compose-letter';
import { proposeTimes } from '../letter/meeting-times';
import {
  LETTER_PROMPT_VERSION,
  LETTER_SYSTEM,
  letterPrompt,
  letterSchema,
  writeChecked,
  type LetterTask,
} from '../letter/model-letter';
import { letterSource } from './letter-source';
import type { NewVersion } from './store-version';
import type { EngagementRow } from '../record/visible-engagements';

/** A letter by the language model, from verified quotes only. Each call writes an audit record. */
export async function writeWithModel(
  ctx: Context,
  row: EngagementRow,
  about: LetterSubject,
  task: LetterTask,
): Promise<Omit<NewVersion, 'userPrompt' | 'kind' | 'baseVersionId'>> {
  const times = proposeTimes(about.today, about.agmDate);
  const documents = await documentHashes(row.documents.map((document) => document.document_id));
  let engine = '';
  const ask = async (prompt: string) => {
    const call = {
      action: 'engagement.letter',
      subjectType: 'engagement',
      subjectId: row.id,
      promptVersion: LETTER_PROMPT_VERSION,
      documents,
    };
    const { object, modelId } = await auditedCall(ctx, call, () =>
      completeObject({ schema: letterSchema, name: 'engagement_letter', system: LETTER_SYSTEM, prompt }),
    );
    engine = modelId;
    return object;
  };
  const written = await writeChecked(letterPrompt(about, task, times), ask, (letter) =>
    checkLetter(letter, letterSource(row, about.sender, times)),
  );
  return { ...written, engine, promptVersion: LETTER_PROMPT_VERSION, plan: null, givenFacts: times };
}
