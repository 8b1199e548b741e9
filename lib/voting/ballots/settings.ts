import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { database, systemDatabase } from '@/db/client';
import { member, votingSettings } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import type { votingSettingsInput, VotingSettings } from './schema';

/** The voting settings; "second pair of eyes" is on unless an admin switched it off. */
export async function readVotingSettings(ctx: Pick<Context, 'tenantId'>): Promise<VotingSettings> {
  const [row] = await database()
    .select({ isOn: votingSettings.isSecondPairOfEyes })
    .from(votingSettings)
    .where(eq(votingSettings.tenantId, ctx.tenantId));
  return { second_pair_of_eyes: row?.isOn ?? true };
}

/** Saves the settings of the organization, and returns them as they are now. */
export async function saveVotingSettings(
  ctx: Context,
  { second_pair_of_eyes: isSecondPairOfEyes }: z.output<typeof votingSettingsInput>,
): Promise<VotingSettings> {
  await database().transaction(async (tx) => {
    const values = { isSecondPairOfEyes, updatedBy: ctx.userId, updatedAt: new Date() };
    await tx
      .insert(votingSettings)
      .values({ tenantId: ctx.tenantId, ...values })
      .onConflictDoUpdate({ target: votingSettings.tenantId, set: values });
    await recordAudit(tx, ctx, {
      action: 'voting.settings',
      subjectType: 'organization',
      subjectId: ctx.tenantId,
      details: { second_pair_of_eyes: isSecondPairOfEyes },
    });
  });
  return readVotingSettings(ctx);
}

/** Whether somebody besides the caller could approve: the organization has at least two members who are not viewers. */
export async function hasSecondPerson({ organizationId }: Pick<Context, 'organizationId'>): Promise<boolean> {
  if (!organizationId) return false;
  const [row] = await systemDatabase()
    .select({ total: sql<number>`count(*)::int` })
    .from(member)
    .where(sql`${member.organizationId} = ${organizationId} and ${member.role} not like '%viewer%'`);
  return (row?.total ?? 0) > 1;
}
