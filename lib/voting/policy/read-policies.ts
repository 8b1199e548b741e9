import { and, count, desc, eq, ilike, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { database, type Db } from '@/db/client';
import { ballots, subscriptionGroups, votingPolicies, votingPolicyVersions } from '@/db/schema';
import { likePattern } from '@/lib/companies/list-companies';
import type { Context } from '@/lib/context';
import { peopleOf } from '@/lib/organizations/people';
import { toContent } from './content';
import { coverageOf } from './coverage';
import { EXAMPLE_POLICIES, type ExamplePolicy } from './examples';
import {
  policyContentSchema,
  type CreatePolicyInput,
  type listPoliciesQuery,
  type Policy,
  type PolicyContent,
  type PolicyDetail,
  type PolicyVersion,
} from './schema';
import { requirePolicy, type PolicyRow } from './visible-policies';

/** The organization's policies, newest first, followed by the examples. */
export async function listPolicies(
  ctx: Context,
  { search, page, size }: z.output<typeof listPoliciesQuery>,
): Promise<{ policies: Policy[]; total: number; page: number; size: number }> {
  const db = database();
  const where = and(
    eq(votingPolicies.tenantId, ctx.tenantId),
    isNull(votingPolicies.deletedAt),
    search ? ilike(votingPolicies.name, likePattern(search)) : undefined,
  );
  const examples = EXAMPLE_POLICIES.filter(({ name }) => name.toLowerCase().includes((search ?? '').toLowerCase()));
  const [own] = await db.select({ value: count() }).from(votingPolicies).where(where);
  const ownTotal = own?.value ?? 0;
  const offset = (page - 1) * size;
  const rows = await db
    .select()
    .from(votingPolicies)
    .where(where)
    .orderBy(desc(votingPolicies.createdAt), votingPolicies.id)
    .limit(size)
    .offset(offset);
  const room = size - rows.length;
  const from = Math.max(0, offset - ownTotal);
  const policies = [...(await describe(ctx, rows)), ...examples.slice(from, from + room).map(toExample)];
  return { policies, total: ownTotal + examples.length, page, size };
}

/** A policy or an example, with the draft (null without one) and the coverage of each rule. `not_found`. */
export async function getPolicy(ctx: Context, policyId: string): Promise<PolicyDetail> {
  const example = EXAMPLE_POLICIES.find(({ id }) => id === policyId);
  if (example) {
    const policy = toExample(example);
    return { ...policy, draft: null, coverage: await coverageOf(ctx, policy.rules) };
  }
  const row = await requirePolicy(ctx, policyId);
  const [policy] = await describe(ctx, [row]);
  if (!policy) throw new Error('A policy without its newest version.');
  return { ...policy, draft: await draftOf(row), coverage: await coverageOf(ctx, policy.rules) };
}

/** Every version with what it says, newest first. */
export async function listVersions(ctx: Context, policyId: string): Promise<{ versions: PolicyVersion[] }> {
  const row = await requirePolicy(ctx, policyId);
  const rows = await database()
    .select()
    .from(votingPolicyVersions)
    .where(eq(votingPolicyVersions.policyId, row.id))
    .orderBy(desc(votingPolicyVersions.number));
  const used = await database()
    .select({ version: ballots.policyVersion, total: sql<number>`count(*)::int` })
    .from(ballots)
    .where(and(eq(ballots.tenantId, ctx.tenantId), eq(ballots.policyId, row.id)))
    .groupBy(ballots.policyVersion);
  const byVersion = new Map(used.map(({ version, total }) => [version, total]));
  const people = await peopleOf(rows.map(({ createdBy }) => createdBy));
  return {
    versions: rows.map((version) => {
      const content = policyContentSchema.parse(version.content);
      return {
        version: version.number,
        note: version.note,
        is_in_force: version.number === row.version,
        rules_count: content.rules.length,
        ballots: byVersion.get(version.number) ?? 0,
        created_by: version.createdBy,
        created_by_name: people.get(version.createdBy)?.name ?? '',
        created_at: version.createdAt.toISOString(),
        ...content,
      };
    }),
  };
}

async function describe(ctx: Context, rows: readonly PolicyRow[], db: Db = database()): Promise<Policy[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const versions = await db.select().from(votingPolicyVersions).where(inArray(votingPolicyVersions.policyId, ids));
  const groups = await db
    .select({ id: subscriptionGroups.id, name: subscriptionGroups.name, policyId: subscriptionGroups.policyId })
    .from(subscriptionGroups)
    .where(and(eq(subscriptionGroups.tenantId, ctx.tenantId), inArray(subscriptionGroups.policyId, ids)));
  const used = await db
    .select({ policyId: ballots.policyId, version: ballots.policyVersion, total: sql<number>`count(*)::int` })
    .from(ballots)
    .where(and(eq(ballots.tenantId, ctx.tenantId), inArray(ballots.policyId, ids)))
    .groupBy(ballots.policyId, ballots.policyVersion);
  return rows.map((row) => {
    const stored = versions.find(({ policyId, number }) => policyId === row.id && number === row.version);
    const content = policyContentSchema.parse(stored?.content);
    return {
      id: row.id,
      name: row.name,
      description: row.description,
      version: row.version,
      is_example: false,
      rules_count: content.rules.length,
      ...content,
      groups: groups.filter(({ policyId }) => policyId === row.id).map(({ id, name }) => ({ id, name })),
      ballots: used.find(({ policyId, version }) => policyId === row.id && version === row.version)?.total ?? 0,
      has_draft: row.draft !== null,
      can_edit: ctx.role !== 'org:viewer',
      created_by: row.createdBy,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    };
  });
}

type StoredDraft = CreatePolicyInput;

async function draftOf(row: PolicyRow): Promise<PolicyDetail['draft']> {
  if (row.draft === null || row.draftBy === null || row.draftAt === null) return null;
  const draft = row.draft as StoredDraft;
  const people = await peopleOf([row.draftBy]);
  return {
    name: draft.name,
    description: draft.description,
    note: draft.note,
    ...contentOf(draft),
    saved_by: row.draftBy,
    saved_by_name: people.get(row.draftBy)?.name ?? '',
    saved_at: row.draftAt.toISOString(),
  };
}

/** A draft is compiled each time it is read. */
function contentOf({ defaults, topic_defaults, rules }: StoredDraft): PolicyContent {
  return toContent({ defaults, topic_defaults, rules });
}

function toExample({ id, name, description, content }: ExamplePolicy): Policy {
  const whole = toContent(content);
  return {
    id,
    name,
    description,
    version: 1,
    is_example: true,
    rules_count: whole.rules.length,
    ...whole,
    groups: [],
    ballots: 0,
    has_draft: false,
    can_edit: false,
    created_by: 'Plumbline',
    created_at: null,
    updated_at: null,
  };
}
