import { problemsOf, type FieldProblems } from '@/components/shared/forms/field-problems';
import { createTemplateInput } from '@/lib/templates/schema';
import { bodyOf, shownProblems, type Draft } from './draft';

/** The errors that would prevent saving. */
export function problemsOfDraft(draft: Draft): FieldProblems {
  return shownProblems(problemsOf(createTemplateInput, bodyOf(draft)));
}
