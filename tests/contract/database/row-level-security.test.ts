import { randomUUID } from 'node:crypto';
import { eq, getTableName, sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect } from 'vitest';
import { closeDatabase, database, openDatabase } from '@/db/client';
import { migrateDatabase } from '@/db/migrate';
import { openPool } from '@/db/pool';
import * as schema from '@/db/schema/index';
import { tenantClient } from '@/db/tenant-client';
import { rowSecurityProblem } from '@/db/tenant-role';
import { asSystem, inTenant } from '@/db/tenant-scope';
import { onBothDatabases } from '@/tests/support/databases/on-both-databases';
import { makeRows, someRow, TABLES, type Owner, type Row } from '@/tests/support/some-rows';

/** Tables that requests have nothing to do with. */
const CLOSED = [
  'account',
  'demo_usage',
  'demo_workspaces',
  'installation',
  'job_runs',
  'known_devices',
  'mail_counts',
  'password_guesses',
  'rate_gates',
  'rate_limit',
  'request_counts',
  'session',
  'two_factor',
  'verification',
];

const { companies, documents, notifications, reports, templates } = schema;

const REFUSED = '42501';

const anOwner = (): Owner => ({ tenantId: randomUUID(), userId: randomUUID() });
const all = (table: PgTable) => database().select().from(table);
const codeOf = (error: unknown): unknown => (error as { cause?: { code?: string } }).cause?.code;

onBothDatabases('row-level security', ({ name, test, prepare }) => {
  const [own, other] = [anOwner(), anOwner()];
  const colleague = { ...own, userId: randomUUID() };
  let owns: Map<PgTable, Row>;
  let others: Map<PgTable, Row>;

  prepare(async () => {
    owns = await makeRows(database(), own);
    others = await makeRows(database(), other);
  });

  test('is on for every table, and has a tenant condition wherever there is a tenant column', async () => {
    const rows = await database().execute<{ table: string; isOn: boolean; hasTenant: boolean; conditions: string }>(sql`
      select c.relname as table, c.relrowsecurity as "isOn",
             exists (select from pg_attribute where attrelid = c.oid and attname in ('tenant_id', 'organization_id')) \
as "hasTenant",
             coalesce((select string_agg(concat(qual, with_check), ' ') from pg_policies where schemaname = 'public' \
and tablename = c.relname), '') as conditions
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
    expect(rows.map((row) => row.table).sort()).toEqual(TABLES.map((table) => getTableName(table)).sort());
    expect(rows.filter((row) => !row.isOn)).toEqual([]);
    expect(rows.filter((row) => row.conditions === '').map((row) => row.table)).toEqual(CLOSED);
    expect(
      rows
        .filter(
          (row) => row.hasTenant && !CLOSED.includes(row.table) && !row.conditions.includes('plumbline.tenant_id'),
        )
        .map((row) => row.table),
    ).toEqual([]);
  });

  describe.each(TABLES.map((table) => [getTableName(table), table] as const))('%s', (tableName, table) => {
    const isClosed = CLOSED.includes(tableName);
    // Requests add to it, and cannot even read what they added.
    const isOutbox = tableName === 'job_outbox';

    test('a query without a where returns own rows alone', async () => {
      const asked = inTenant(own, async () => all(table));
      if (isClosed) await expect(asked.catch(codeOf)).resolves.toBe(REFUSED);
      else if (isOutbox) expect(await asked).toEqual([]);
      else expect(await asked).toEqual([owns.get(table)]);
    });

    test('a change without a where changes only own rows, and nothing is added for another tenant', async () => {
      const column = sql.identifier(firstColumn(table));
      for (const change of [sql`update ${table} set ${column} = ${column}`, sql`delete from ${table}`]) {
        expect(await inTenant(own, () => rowsMetBy(change))).toBeLessThanOrEqual(1);
      }
      const added = inTenant(own, async () =>
        database()
          .insert(table)
          .values(someRow(table, other, others))
          .then(() => 'added', codeOf),
      );
      expect(await added).toBe(isOutbox ? 'added' : REFUSED);
    });
  });

  test("the tables' owner reads the rows of both tenants", async () => {
    const change = sql`update ${reports} set title = 'x'`;
    expect([
      await rowsMetBy(change),
      await inTenant(own, () => rowsMetBy(change)),
      await inTenant(own, () => asSystem(() => rowsMetBy(change))),
    ]).toEqual([2, 1, 2]);
  });

  test('the catalogue is read by everybody, and added to and changed by no request', async () => {
    const listed = { cik: '0000000042', ticker: 'SEC', name: 'Listed', source: 'sec' as const };
    await database().insert(companies).values(listed);
    await inTenant(other, async () => {
      expect(
        await database().select({ name: companies.name }).from(companies).where(eq(companies.cik, listed.cik)),
      ).toEqual([{ name: 'Listed' }]);
      expect(await database().update(companies).set({ name: 'x' }).returning()).toEqual([]);
      for (const row of [
        { ...listed, cik: '0000000043' },
        { ...listed, cik: '0000000044', source: 'user' as const },
      ]) {
        expect(
          await database()
            .insert(companies)
            .values(row)
            .then(() => 'added', codeOf),
        ).toBe(REFUSED);
      }
    });
    await database().delete(companies).where(eq(companies.cik, listed.cik));
  });

  test('the filings that everybody shares are read, and not changed', async () => {
    const [shared] = await database()
      .insert(documents)
      .values({
        companyId: String(owns.get(companies)?.id),
        source: 'edgar',
        formType: 'DEF 14A',
        documentType: 'proxy',
      })
      .returning();
    await inTenant(other, async () => {
      expect(
        await database()
          .select()
          .from(documents)
          .where(eq(documents.id, shared?.id ?? '')),
      ).toHaveLength(1);
      expect(
        await database()
          .update(documents)
          .set({ failureReason: 'x' })
          .where(eq(documents.id, shared?.id ?? ''))
          .returning(),
      ).toEqual([]);
      expect(await database().delete(documents).returning({ id: documents.id })).not.toContainEqual({ id: shared?.id });
    });
  });

  test('what is personal is hidden from colleagues', async () => {
    await inTenant(colleague, async () => {
      expect(await Promise.all([reports, templates, notifications].map(all))).toEqual([[], [], []]);
      expect(await database().update(reports).set({ title: 'x' }).returning()).toEqual([]);
    });
  });

  test('statements of two tenants and of the owner on one pool never mix', async () => {
    const seen = await Promise.all(
      Array.from({ length: 240 }, async (_, at) => {
        const who = at % 3 === 0 ? own : other;
        const tenantsIn = async () => {
          const rows = await database().execute<{ tenant: string; role: string }>(
            sql`select tenant_id as tenant, current_user as role from jobs where ${at}::int >= 0`,
          );
          return rows.map((row) => `${row.tenant} ${row.role}`);
        };
        if (at % 8 === 0)
          return asSystem(tenantsIn).then(
            (found) => found.length === 2 && found.every((each) => each.endsWith(' postgres')),
          );
        const found = await inTenant(who, async () => {
          if (at % 5 === 0)
            await database()
              .execute(sql`select 1 / 0`)
              .catch(() => undefined);
          return at % 4 === 1
            ? database().transaction(async (tx) =>
                (
                  await tx.execute<{ tenant: string }>(sql`select tenant_id as tenant, current_user as role from jobs`)
                ).map((row) => `${row.tenant} plumbline_app`),
              )
            : tenantsIn();
        });
        return found.length === 1 && found[0] === `${who.tenantId} plumbline_app`;
      }),
    );
    expect(seen).toEqual(seen.map(() => true));
  });

  test('a database handle used outside its request reads nothing', async () => {
    const handle = inTenant(own, () => database());
    await expect(
      handle
        .select()
        .from(companies)
        .then(
          () => 'read',
          () => 'refused',
        ),
    ).resolves.toBe('refused');
    await expect(
      inTenant({ ...own, tenantId: "x'; reset role; --" }, async () => all(reports)).then(
        () => 'read',
        () => 'refused',
      ),
    ).resolves.toBe('refused');
  });

  // What follows needs a server with users and connections of its own.
  if (name !== 'PostgreSQL 17') return;

  test('a database user who may not create the role gets a warning, and works without it', async () => {
    const { sql: admin } = openDatabase(process.env.DATABASE_URL ?? '', 1);
    await admin.unsafe("create role humble login password 'humble'");
    await admin.unsafe('create database humble owner humble');
    const url = new URL(process.env.DATABASE_URL ?? '');
    Object.assign(url, { username: 'humble', password: 'humble', pathname: '/humble' });
    const asAdmin = openDatabase(
      Object.assign(new URL(process.env.DATABASE_URL ?? ''), { pathname: '/humble' }).href,
      1,
    );
    await asAdmin.sql`create extension vector`;
    await migrateDatabase(url.href);
    const { sql: humble } = openDatabase(url.href, 1);
    const humblePool = openPool(url.href, 1);
    expect(await rowSecurityProblem(humble)).toContain('grant plumbline_app to "humble" with inherit false, set true;');
    expect(
      await inTenant(own, async () => drizzle(tenantClient(humblePool), { schema }).select().from(reports)),
    ).toEqual([]);
    await admin.unsafe('grant plumbline_app to humble with inherit false, set true');
    expect(await rowSecurityProblem(humble)).toBeNull();
    await Promise.all([humblePool.end(), humble.end(), asAdmin.sql.end(), admin.end()]);
  });

  test('connections lost in the middle of statements are replaced, and every caller gets an answer', async () => {
    const { sql: killer } = openDatabase(process.env.DATABASE_URL ?? '', 1);
    const alone = () => inTenant(own, async () => database().execute(sql`select pg_sleep(0.01), ${1}::int`));
    const asOwner = async () => database().execute(sql`select pg_sleep(0.01), ${1}::int`);
    const together = () =>
      inTenant(own, async () =>
        database().transaction(async (tx) => [
          await tx.execute(sql`select pg_sleep(0.01)`),
          await tx.execute(sql`select ${1}::int`),
        ]),
      );
    const count = async () => inTenant(own, async () => (await all(reports)).length);
    // A fresh pool in the first round; in the others it has lost connections before, and some are just being made.
    await closeDatabase();
    for (let round = 0; round < 10; round += 1) {
      const asked = Array.from({ length: 10 }, () => [alone(), asOwner(), together()])
        .flat()
        .map((each) =>
          each.then(
            () => true,
            () => false,
          ),
        );
      await killer`select pg_sleep(${round / 200})`;
      await killer`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
      `;
      await Promise.all(asked);
      const after = await Promise.all(Array.from({ length: 30 }, () => count().catch(() => -1)));
      expect(after.filter((each) => each === 1).length).toBeGreaterThan(15);
      expect(await count()).toBe(1);
    }
    await killer.end();
  });
});

/** Rows that a statement met, in a transaction that is undone; none when it was refused. */
async function rowsMetBy(statement: SQL): Promise<number> {
  let met = 0;
  await database()
    .transaction(async (tx) => {
      met = (await tx.execute(statement)).count;
      tx.rollback();
    })
    .catch(() => undefined);
  return met;
}

function firstColumn(table: PgTable): string {
  const [column] = Object.values(table).filter(
    (each): each is { name: string } => typeof each === 'object' && each !== null && 'columnType' in each,
  );
  return column?.name ?? '';
}
