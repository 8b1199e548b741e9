import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { database } from '@/db/client';
import { chunks, companies, documents } from '@/db/schema/index';
import { inTenant } from '@/db/tenant-scope';
import { chooseDocuments, chunkCounts } from '@/lib/retrieval/scope/choose-documents';
import { chunkTerms } from '@/lib/retrieval/terms/chunk-terms';
import { onBothDatabases } from '@/tests/support/databases/on-both-databases';

const MODEL = 'a-model';
const DIMENSIONS = 512;
const OWN = { tenantId: randomUUID(), userId: randomUUID() };
const OTHER = { tenantId: randomUUID(), userId: randomUUID() };

/** A unit vector along one of the axes. */
const along = (axis: number) => Array.from({ length: DIMENSIONS }, (_, at) => (at === axis ? 1 : 0));

onBothDatabases('a scope too large to be scored whole', ({ test, prepare }) => {
  const own: string[] = [];
  let foreign = '';

  /** A filing with one chunk for each of its sentences, whose vectors all lie along one axis. */
  async function store(tenantId: string, companyId: string, axis: number, sentences: string[]): Promise<string> {
    const [row] = await database()
      .insert(documents)
      .values({
        tenantId,
        companyId,
        formType: 'DEF 14A',
        documentType: 'Proxy Statement',
        source: 'upload',
        sha256: randomUUID(),
        processingStatus: 'processed',
      })
      .returning({ id: documents.id });
    if (!row) throw new Error('The filing was not stored.');
    await database()
      .insert(chunks)
      .values(
        sentences.map((text, ordinal) => ({
          documentId: row.id,
          ordinal,
          page: ordinal + 1,
          text,
          context: '',
          terms: chunkTerms({ context: '', text }),
          charStart: 0,
          charEnd: text.length,
          boxes: [],
          embedding: along(axis),
          embeddingModel: MODEL,
        })),
      );
    return row.id;
  }

  prepare(async () => {
    const [company] = await database()
      .insert(companies)
      .values({ name: 'Aldermoor', cik: '0009901101', ticker: 'ALDM', source: 'sec' })
      .returning({ id: companies.id });
    const companyId = company?.id ?? '';
    const plain = ['The board met nine times.', 'Directors are elected every year.'];
    for (let at = 0; at < 6; at += 1) {
      const rare = at === 4 ? ['A rights plan, or poison pill, needs a vote of the stockholders.'] : [];
      own.push(await store(OWN.tenantId, companyId, at, [...plain, ...rare]));
    }
    foreign = await store(OTHER.tenantId, companyId, 100, ['Our poison pill expires.']);
  });

  /** As if each filing were so long that two of them are as many as can be searched whole. */
  const choose = (question: string, embedding: number[] | null, ids = own) =>
    inTenant(OWN, () =>
      chooseDocuments(
        database(),
        ids.map((id) => ({ id })),
        new Map(ids.map((id) => [id, 5_000])),
        { question, embedding, embeddingModel: MODEL },
      ),
    );

  test('is narrowed to the filing with the rare word of the question', async () => {
    const chosen = await choose('Is there a poison pill?', null);
    expect(chosen.map(({ id }) => id)).toContain(own[4]);
    expect(chosen.length).toBeLessThanOrEqual(2);
  });

  test('is narrowed to the filing that comes nearest by meaning too, in the order given', async () => {
    const chosen = await choose('Is there a poison pill?', along(2));
    expect(chosen.map(({ id }) => id)).toEqual([own[2], own[4]]);
  });

  test('ignores vectors of another model', async () => {
    const chosen = await inTenant(OWN, () =>
      chooseDocuments(
        database(),
        own.map((id) => ({ id })),
        new Map(own.map((id) => [id, 7_000])),
        { question: 'zebra', embedding: along(2), embeddingModel: 'another' },
      ),
    );
    expect(chosen.map(({ id }) => id)).toEqual([own[0]]);
  });

  test('never reads the words of another tenant’s filing', async () => {
    const chosen = await choose('Is there a poison pill?', along(100), [...own.slice(0, 2), foreign]);
    expect(chosen.map(({ id }) => id)).not.toContain(foreign);
    const counted = await inTenant(OWN, () => chunkCounts(database(), [own[4] ?? '', foreign]));
    expect([...counted]).toEqual([[own[4], 3]]);
  });
});
