import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { auditRecords, idempotencyKeys } from '@/db/schema/index';
import { recordAudit } from '@/lib/audit/record';
import { verifyAllChains, verifyChain } from '@/lib/audit/verify-chain';
import { hasPostgres17 } from '@/tests/support/databases/file-database';
import { openEmbeddedJobsDatabase, openJobsDatabase } from '@/tests/support/databases/jobs-database';

describe('the audit chain on the embedded database', () => describeChain(openEmbeddedJobsDatabase));

describe('the audit chain on PostgreSQL', () => {
  if (!hasPostgres17()) return it.skip('SKIPPED: PostgreSQL 17 cannot be had here');
  describeChain(openJobsDatabase);
});

function describeChain(open: typeof openJobsDatabase) {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('numbers the records of each tenant without gaps, with several writers at the same time', async () => {
    const [ctx, other] = [someone(), someone()];
    await Promise.all(Array.from({ length: 60 }, (_, index) => record(index % 3 ? ctx : other, `step.${index}`)));
    await database().transaction(async (tx) => {
      for (const action of ['step.a', 'step.b']) await recordAudit(tx, ctx, { action, subjectType: 'test' });
    });
    const sequences = await database()
      .select({ sequence: auditRecords.sequence })
      .from(auditRecords)
      .where(eq(auditRecords.tenantId, ctx.tenantId))
      .orderBy(asc(auditRecords.id));
    expect(sequences.map(({ sequence }) => sequence).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 42 }, (_, index) => index + 1),
    );
    expect(await verifyChain(ctx)).toMatchObject({ isIntact: true, records: 42 });
    expect(await verifyChain(other)).toMatchObject({ isIntact: true, records: 20 });
  });

  it('leaves nothing of a change that was rolled back, and takes no lock that a change could wait for', async () => {
    const [ctx, other] = [someone(), someone()];
    const [row] = await database()
      .insert(idempotencyKeys)
      .values({ tenantId: ctx.tenantId, userId: 'u', key: 'k', route: 'r', bodyHash: 'h', expiresAt: new Date() })
      .returning();
    const change = (tx: Parameters<Parameters<ReturnType<typeof database>['transaction']>[0]>[0], status: number) =>
      tx
        .update(idempotencyKeys)
        .set({ status })
        .where(eq(idempotencyKeys.tenantId, row?.tenantId ?? ''));
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        database().transaction(async (tx) => {
          const [first, second] = index % 2 ? [ctx, other] : [other, ctx];
          if (index % 4 < 2) await change(tx, index);
          await recordAudit(tx, first, { action: 'test.change', subjectType: 'test' });
          if (index % 4 >= 2) await change(tx, index);
          await recordAudit(tx, second, { action: 'test.change', subjectType: 'test' });
        }),
      ),
    );
    const undone = database().transaction(async (tx) => {
      await recordAudit(tx, ctx, { action: 'test.undone', subjectType: 'test' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    for (const each of [ctx, other]) expect(await verifyChain(each)).toMatchObject({ isIntact: true, records: 30 });
  });

  it('refuses to change, remove, empty or number records', async () => {
    const ctx = someone();
    await record(ctx, 'test.kept');
    const refused = [
      sql`update audit_records set action = 'other' where tenant_id = ${ctx.tenantId}`,
      sql`update audit_records set details = details where tenant_id = ${ctx.tenantId}`,
      sql`delete from audit_records where tenant_id = ${ctx.tenantId}`,
      sql`truncate audit_records`,
      sql`insert into audit_records (tenant_id, user_id, action, subject_type, sequence, hash) values \
(${ctx.tenantId}, 'u', 'a', 's', 2, 'x')`,
      sql`insert into audit_chain_heads (tenant_id, records, hash) values ('new', 0, '')`,
      sql`update audit_chain_heads set records = 0 where tenant_id = ${ctx.tenantId}`,
      sql`delete from audit_chain_heads where tenant_id = ${ctx.tenantId}`,
      sql`truncate audit_chain_heads`,
    ];
    for (const statement of refused)
      await expect(database().execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
    await expect(
      database().transaction(async (tx) => {
        await recordAudit(tx, ctx, { action: 'test.own', subjectType: 'test' });
        await tx.execute(
          sql`update audit_records set user_id = 'else' where tenant_id = ${ctx.tenantId} and sequence is null`,
        );
      }),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await verifyChain(ctx)).toMatchObject({ isIntact: true, records: 1 });
  });

  const tampering = {
    'removing a record in the middle': [
      (id: string) => sql`delete from audit_records where tenant_id = ${id} and sequence = 3`,
      3,
    ],
    'removing the last records': [
      (id: string) => sql`delete from audit_records where tenant_id = ${id} and sequence > 4`,
      5,
    ],
    'removing all of them': [(id: string) => sql`delete from audit_records where tenant_id = ${id}`, 1],
    'altering one': [
      (id: string) => sql`update audit_records set details = '{"n": 7}' where tenant_id = ${id} and sequence = 4`,
      4,
    ],
    'backdating one': [
      (id: string) =>
        sql`update audit_records set created_at = created_at - interval '1 microsecond' where tenant_id = ${id} and \
sequence = 2`,
      2,
    ],
    'moving one to the end': [
      (id: string) => sql`update audit_records set sequence = 7 where tenant_id = ${id} and sequence = 3`,
      3,
    ],
    'swapping two': [
      (id: string) =>
        sql`update audit_records set action = case sequence when 2 then 'step.3' else 'step.2' end where tenant_id = \
${id} and sequence in (2, 3)`,
      2,
    ],
    'adding one outside the chain': [
      (id: string) =>
        sql`insert into audit_records (tenant_id, user_id, action, subject_type) values (${id}, 'u', 'a', 's')`,
      7,
    ],
    'removing the last and rewriting the head': [
      (id: string) =>
        sql`with gone as (delete from audit_records where tenant_id = ${id} and sequence = 6) update audit_chain_heads \
set records = 5 where tenant_id = ${id}`,
      5,
    ],
  } as const;

  it.each(Object.entries(tampering))(
    'shows %s, even by the owner of the database',
    async (_name, [statement, sequence]) => {
      const ctx = someone();
      for (let step = 1; step <= 6; step += 1) await record(ctx, `step.${step}`);
      await withoutTriggers(() => database().execute(statement(ctx.tenantId)));
      expect(await verifyChain(ctx)).toMatchObject({ isIntact: false, firstBroken: { sequence } });
      expect((await verifyAllChains()).broken).toContainEqual(
        expect.objectContaining({ tenantId: ctx.tenantId, sequence }),
      );
    },
  );

  it('chains the records that were there before it, as its migration does', async () => {
    const ctx = someone();
    await withoutTriggers(async () => {
      for (const action of ['old.1', 'old.2']) await record(ctx, action);
      await database().execute(sql`select audit_chain_pending()`);
    });
    await record(ctx, 'new.1');
    expect(await verifyChain(ctx)).toMatchObject({ isIntact: true, records: 3 });
  });
}

const someone = () => ({ tenantId: randomUUID(), userId: randomUUID() });

const record = (ctx: { tenantId: string; userId: string }, action: string) =>
  database().transaction((tx) =>
    recordAudit(tx, ctx, {
      action,
      subjectType: 'test',
      details: { n: 1, text: 'Ä "quoted" \u2028', nested: { b: 1.5, a: [true, null] } },
    }),
  );

/** What only the owner of the tables can do. */
async function withoutTriggers(act: () => Promise<unknown>): Promise<void> {
  const set = (state: 'disable' | 'enable') =>
    database().execute(
      sql.raw(`alter table audit_records ${state} trigger user; alter table audit_chain_heads ${state} trigger user`),
    );
  await set('disable');
  try {
    await act();
  } finally {
    await set('enable');
  }
}
