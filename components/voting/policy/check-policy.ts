import { problemsOf, type FieldProblems } from '@/components/shared/forms/field-problems';
import { createPolicyInput } from '@/lib/voting/policy/schema';
import { bodyOf, byRule, type PolicyDraft } from './policy-draft';

/** What the action would refuse, by field. */
export function problemsOfDraft(draft: PolicyDraft): FieldProblems {
  return byRule(problemsOf(createPolicyInput, bodyOf(draft)), draft);
}
