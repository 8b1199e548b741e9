import { problemsOf, type FieldProblems } from '@/components/shared/forms/field-problems';
import { createPolicyInput } from '@/lib/voting/policy/schema';
import { bodyOf, byRule, type PolicyDraft } from './policy-draft';

/** The errors that the action would return, by field. */
export function problemsOfDraft(draft: PolicyDraft): FieldProblems {
  return byRule(problemsOf(createPolicyInput, bodyOf(draft)), draft);
}
