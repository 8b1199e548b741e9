import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startThrowawayDatabase, type ThrowawayDatabase } from '@/bench/throwaway-database';
import { migrateDatabase } from '@/db/migrate';
import { createCompany } from '@/lib/companies/create-company';
import { createCompanyInput } from '@/lib/companies/schema';
import type { Context } from '@/lib/context';
import { uploadDocumentForm } from '@/lib/documents/schema';
import { uploadDocument } from '@/lib/documents/upload-document';
import { readEnv } from '@/lib/env';
import { installQueues } from '@/lib/jobs/pg-boss/install';
import { buildPdf, paragraph } from '@/lib/pdf/build-pdf.fixture';
import { requestProcessing } from '@/lib/processing/read/request-processing';
import { processDocument } from '@/lib/processing/read/process-document';
import { makeBackup } from '@/scripts/backup/make-backup';
import { readManifest, tableFile, type Manifest } from '@/scripts/backup/manifest';
import { withInstallation } from '@/scripts/backup/open-installation';
import { restoreBackup } from '@/scripts/backup/restore-backup';
import { hasPostgres17, openEmptyDatabase } from '@/tests/support/databases/file-database';
import { startS3Server } from '@/tests/support/servers/s3-server';
import { tempFolder } from '@/tests/support/temp-folder';
import { copyPreparedDatabase } from '@/tests/support/databases/prepared-database';

const ADA: Context = { userId: 'ada', tenantId: 'ada', organizationId: null, role: 'org:admin' };

/** A back-up is what is restored, to the row and to the byte, whatever database and file store it goes to. */
describe('backing up and restoring', { timeout: 180_000 }, () => {
  let original: ThrowawayDatabase;
  let folders: Awaited<ReturnType<typeof tempFolder>>;
  let made: Manifest;
  const at = (name: string) => path.join(folders.folder, name);

  beforeAll(async () => {
    original = await startThrowawayDatabase(copyPreparedDatabase);
    folders = await tempFolder();
    await fillInstallation();
    made = await withClient(process.env.DATABASE_URL ?? '', (client) =>
      makeBackup({ settings: readEnv(process.env), url: '', client }, at('first')),
    );
  });
  afterAll(async () => {
    await original.stop();
    await folders.remove();
  });

  it('holds the filing, what was read of it, the record of changes and the waiting job', () => {
    const rows = new Map(made.tables.map((table) => [table.name, table.rows]));
    expect(rows.get('public.documents')).toBe(1);
    expect(rows.get('public.chunks')).toBeGreaterThan(0);
    expect(rows.get('public.facts')).toBeGreaterThan(0);
    expect(rows.get('public.audit_records')).toBeGreaterThan(1);
    expect(rows.get('pgboss.job')).toBeGreaterThan(0);
    expect(made.files.map(({ key }) => key)).toContainEqual(expect.stringMatching(/^documents\/.+\/original\.pdf$/));
    expect(made.missing_files).toEqual([]);
  });

  it('comes back the same on an embedded database', async () => {
    await expect(restoreEmbedded('first', 'embedded')).resolves.toBeUndefined();
    const again = await withEnvironment({ DATA_DIR: at('embedded'), DATABASE_URL: undefined }, () =>
      withInstallation({ isNew: false }, (installation) => makeBackup(installation, at('second'))),
    );
    expect(again.tables).toEqual(made.tables);
    expect(again.files).toEqual(made.files);
  });

  it('is not restored over an installation that is in use', async () => {
    await expect(restoreEmbedded('first', 'embedded')).rejects.toThrow(/already holds people or companies/);
  });

  it('is not made into a folder that holds something', async () => {
    await expect(
      withClient(process.env.DATABASE_URL ?? '', (client) =>
        makeBackup({ settings: readEnv(process.env), url: '', client }, at('first')),
      ),
    ).rejects.toThrow(/is not empty/);
  });

  it('says that it is damaged, and leaves the new installation empty', async () => {
    const file = tableFile(at('second'), 'public.documents');
    const rows = gunzipSync(await readFile(file)).toString();
    await writeFile(file, gzipSync(rows.replace('DEF 14A', 'DEF 14B')));
    await expect(restoreEmbedded('second', 'damaged')).rejects.toThrow(/damaged: public.documents/);
    await writeFile(file, gzipSync(rows));
    await expect(restoreEmbedded('second', 'damaged')).resolves.toBeUndefined();
    const [{ key } = { key: '' }] = made.files;
    await rm(path.join(at('first'), 'files', key));
    await expect(restoreEmbedded('first', 'without a file')).rejects.toThrow(`damaged: the file ${key}`);
  });

  it('is of the version that made it', async () => {
    const manifest = JSON.parse(await readFile(path.join(at('second'), 'manifest.json'), 'utf8')) as Manifest;
    await writeFile(path.join(at('second'), 'manifest.json'), JSON.stringify({ ...manifest, migration: '9999_later' }));
    await expect(restoreEmbedded('second', 'older')).rejects.toThrow(/Restore it with that version/);
    await writeFile(path.join(at('second'), 'manifest.json'), JSON.stringify(manifest));
  });

  it('comes back the same on PostgreSQL with an S3 store, and from there again', async (test) => {
    if (!hasPostgres17()) return test.skip('SKIPPED: PostgreSQL 17 cannot be had here');
    const postgres = await openEmptyDatabase();
    const s3 = await startS3Server('files');
    const settings = readEnv({
      DATA_DIR: at('on postgres'),
      DATABASE_URL: postgres.url,
      S3_BUCKET: 'files',
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: 'test-key',
      S3_SECRET_ACCESS_KEY: 'secret',
      AUTH_SECRET: 'x'.repeat(32),
    });
    await migrateDatabase(postgres.url);
    await installQueues(postgres.url);
    await withClient(postgres.url, (client) => restoreBackup({ settings, url: postgres.url, client }, at('second')));
    const again = await withClient(postgres.url, (client) =>
      makeBackup({ settings, url: postgres.url, client }, at('third')),
    );
    await s3.stop();
    await postgres.stop();
    expect(again.tables).toEqual(made.tables);
    expect(again.files).toEqual(made.files);
    expect(await readManifest(at('third'))).toEqual(again);
  });

  async function restoreEmbedded(from: string, to: string): Promise<void> {
    // The first database is made from nothing; the others begin as copies of an empty one, which takes less time.
    if (to !== 'embedded' && !existsSync(at(to))) await copyPreparedDatabase(at(to));
    return withEnvironment({ DATA_DIR: at(to), DATABASE_URL: undefined }, () =>
      withInstallation({ isNew: true }, async (installation) => {
        await restoreBackup(installation, at(from));
      }),
    );
  }
});

/** A filing that was read, and one that waits for it. */
async function fillInstallation(): Promise<void> {
  const company = await createCompany(
    ADA,
    createCompanyInput.parse({ ticker: 'HAL', name: 'Halloway Instruments', cik: '77' }),
  );
  const lines = [
    'Halloway Instruments, Notice of the 2024 annual meeting of shareholders: é, ü and a “quote”.',
    'The ratio of the annual total compensation of our CEO to that of the median employee was 133 to 1.',
  ];
  const file = new File([new Uint8Array(buildPdf([{ items: paragraph(lines, [72, 740]) }]))], 'proxy.pdf', {
    type: 'application/pdf',
  });
  const uploaded = await uploadDocument(
    ADA,
    uploadDocumentForm.parse({ file, company_id: company.id, form_type: 'DEF 14A', fiscal_year: '2023' }),
  );
  await processDocument(uploaded.id, {
    claimant: 'backup',
    isForced: false,
    signal: AbortSignal.timeout(120_000),
    report: () => Promise.resolve(),
  });
  await requestProcessing(ADA, { document_ids: [uploaded.id], force: true });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Runs `work` as a command would with these settings. */
async function withEnvironment<T>(changes: Record<string, string | undefined>, work: () => Promise<T>): Promise<T> {
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, process.env[name]]));
  const set = (values: Record<string, string | undefined>) => {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
  set(changes);
  return work().finally(() => set(before));
}
