import { and, eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { subscriptionGroups, votingPolicies, votingPolicyVersions } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { toContent } from './content';
import { EXAMPLE_POLICIES } from './examples';
import { getPolicy } from './read-policies';
import type { CreatePolicyInput, PolicyContent, PolicyDetail, UpdatePolicyInput } from './schema';
import { readContent, requirePolicy } from './visible-policies';

type Head = { name: string; description: string; note: string };

/** Makes a policy with its first version. `invalid` for a vote that its kind does not have. */
export async function createPolicy(ctx: Context, input: CreatePolicyInput): Promise<PolicyDetail> {
  const { name, description, note, ...content } = input;
  const id = await insertPolicy(ctx, { name, description, note }, toContent(content), {});
  return getPolicy(ctx, id);
}

async function insertPolicy(
  ctx: Context,
  head: Head,
  content: PolicyContent,
  details: Record<string, unknown>,
): Promise<string> {
  return database().transaction(async (tx) => {
    const [row] = await tx
      .insert(votingPolicies)
      .values({
        tenantId: ctx.tenantId,
        organizationId: ctx.organizationId,
        name: head.name,
        description: head.description,
        version: 1,
        createdBy: ctx.userId,
      })
      .returning({ id: votingPolicies.id });
    if (!row) throw new AppError('internal', 'The policy could not be stored.');
    await addVersion(tx, ctx, row.id, 1, head.note, content);
    await recordAudit(tx, ctx, {
      action: 'policy.create',
      subjectType: 'voting_policy',
      subjectId: row.id,
      details: { name: head.name, rules: content.rules.length, ...details },
    });
    return row.id;
  });
}

async function addVersion(
  tx: Db,
  ctx: Context,
  policyId: string,
  number: number,
  note: string,
  content: PolicyContent,
) {
  await tx.insert(votingPolicyVersions).values({ policyId, number, note, content, createdBy: ctx.userId });
}

/**
 * Publishes the next version and drops the draft: later ballots use it, existing ones keep theirs. `conflict` for an
 * example, and where the version that was edited is not the newest any more.
 */
export async function updatePolicy(ctx: Context, policyId: string, input: UpdatePolicyInput): Promise<PolicyDetail> {
  refuseExample(policyId);
  const { name, description, note, base_version: base, ...rest } = input;
  const content = toContent(rest);
  await database().transaction(async (tx) => {
    const before = await requirePolicy(ctx, policyId, tx, { isLocked: true });
    if (base !== undefined && base !== before.version)
      throw new AppError(
        'conflict',
        `Version ${before.version} was published in the meantime. Review it before you publish yours.`,
      );
    const number = before.version + 1;
    await addVersion(tx, ctx, before.id, number, note, content);
    await tx
      .update(votingPolicies)
      .set({ name, description, version: number, draft: null, draftBy: null, draftAt: null, updatedAt: new Date() })
      .where(eq(votingPolicies.id, before.id));
    await recordAudit(tx, ctx, {
      action: 'policy.publish',
      subjectType: 'voting_policy',
      subjectId: before.id,
      details: { name, version: number, rules: content.rules.length, note },
    });
  });
  return getPolicy(ctx, policyId);
}

/** Keeps changes without publishing them; ballots do not use a draft. `conflict` for an example. */
export async function saveDraft(ctx: Context, policyId: string, input: CreatePolicyInput): Promise<PolicyDetail> {
  refuseExample(policyId);
  toContent(input);
  await database().transaction(async (tx) => {
    const row = await requirePolicy(ctx, policyId, tx, { isLocked: true });
    await tx
      .update(votingPolicies)
      .set({ draft: input, draftBy: ctx.userId, draftAt: new Date() })
      .where(eq(votingPolicies.id, row.id));
    await recordAudit(tx, ctx, {
      action: 'policy.draft',
      subjectType: 'voting_policy',
      subjectId: row.id,
      details: { name: row.name, rules: input.rules.length },
    });
  });
  return getPolicy(ctx, policyId);
}

/** Deletes the draft of a policy. `not_found`; `conflict` for an example. */
export async function discardDraft(ctx: Context, policyId: string): Promise<PolicyDetail> {
  refuseExample(policyId);
  await database().transaction(async (tx) => {
    const row = await requirePolicy(ctx, policyId, tx, { isLocked: true });
    await tx
      .update(votingPolicies)
      .set({ draft: null, draftBy: null, draftAt: null })
      .where(eq(votingPolicies.id, row.id));
    await recordAudit(tx, ctx, {
      action: 'policy.discard_draft',
      subjectType: 'voting_policy',
      subjectId: row.id,
      details: { name: row.name },
    });
  });
  return getPolicy(ctx, policyId);
}

/** Makes a new policy with the content of another one's newest version, or of an example. `not_found`. */
export async function clonePolicy(
  ctx: Context,
  policyId: string,
  input: { name?: string | undefined },
): Promise<PolicyDetail> {
  const example = EXAMPLE_POLICIES.find(({ id }) => id === policyId);
  const source = example
    ? { name: example.name, description: example.description, content: toContent(example.content) }
    : await ownSource(ctx, policyId);
  const name = input.name ?? `${source.name} (copy)`.slice(0, 120);
  const id = await insertPolicy(
    ctx,
    { name, description: source.description, note: `Copied from ${source.name}`.slice(0, 200) },
    source.content,
    { copied_from: policyId },
  );
  return getPolicy(ctx, id);
}

async function ownSource(ctx: Context, policyId: string) {
  const row = await requirePolicy(ctx, policyId);
  return { name: row.name, description: row.description, content: await readContent(row.id, row.version) };
}

/** Deletes a policy; ballots keep its content. `conflict` while groups use it, unless `force` takes it off them. */
export async function deletePolicy(ctx: Context, policyId: string, { force = false } = {}): Promise<void> {
  refuseExample(policyId);
  await database().transaction(async (tx) => {
    const row = await requirePolicy(ctx, policyId, tx, { isLocked: true });
    const ofGroups = and(eq(subscriptionGroups.tenantId, ctx.tenantId), eq(subscriptionGroups.policyId, row.id));
    const groups = await tx.select({ name: subscriptionGroups.name }).from(subscriptionGroups).where(ofGroups);
    if (groups.length > 0 && !force)
      throw new AppError(
        'conflict',
        `This policy is used by ${groups.map(({ name }) => `“${name}”`).join(', ')}. Choose another policy ` +
          'there first.',
      );
    await tx.update(subscriptionGroups).set({ policyId: null }).where(ofGroups);
    await tx
      .update(votingPolicies)
      .set({ deletedAt: new Date(), draft: null, draftBy: null, draftAt: null })
      .where(eq(votingPolicies.id, row.id));
    await recordAudit(tx, ctx, {
      action: 'policy.delete',
      subjectType: 'voting_policy',
      subjectId: row.id,
      details: { name: row.name, groups: groups.length },
    });
  });
}

function refuseExample(policyId: string): void {
  if (EXAMPLE_POLICIES.some(({ id }) => id === policyId))
    throw new AppError('conflict', 'An example policy cannot be changed. Clone it and change the copy.');
}
