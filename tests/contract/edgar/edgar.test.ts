import { afterEach, describe, expect, it } from 'vitest';
import { createEdgarClient, type EdgarClientOptions } from '@/lib/edgar/client';
import { fetchFilingImages } from '@/lib/edgar/fetch-filing-images';
import { fetchPrimaryDocument, MAX_HTML_BYTES } from '@/lib/edgar/fetch-primary-document';
import { fetchSubmissions } from '@/lib/edgar/fetch-submissions';
import { listFilings } from '@/lib/edgar/list-filings';
import { openRateGate } from '@/lib/edgar/rate-gate';
import { baseUrlTransport, folderTransport, liveTransport } from '@/lib/edgar/transport';
import { startEdgarServer, type EdgarServerOptions } from '@/tests/support/servers/edgar-server';
import { makeEdgarFolder } from '@/tests/support/servers/edgar-server-folder';

const cik = '0000000042';
const proxy = {
  cik,
  accessionNumber: '0000000042-25-000007',
  form: 'DEF 14A',
  filingDate: '2025-04-10',
  primaryDocument: 'proxy.htm',
};
const page = `<html><body><p>${'The board recommends a vote for each nominee. '.repeat(200)}</p></body></html>`;

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp()));
});

async function setUp(server: Partial<EdgarServerOptions> = {}, client: Partial<EdgarClientOptions> = {}) {
  const folder = await makeEdgarFolder();
  await folder.addFiler({ cik, name: 'Answer Works', fiscalYearEnd: '1231', recent: [proxy] });
  await folder.addDocument(proxy, 'proxy.htm', page);
  const started = await startEdgarServer({ roots: [folder.root], ...server });
  cleanUps.push(started.close, folder.remove);
  const waits: number[] = [];
  const edgar = createEdgarClient({
    transport: baseUrlTransport(started.url),
    gate: openRateGate,
    sleep: async (ms) => void waits.push(ms),
    ...client,
  });
  return { folder, server: started, edgar, waits };
}

const textOf = (document: { bytes: Uint8Array }) => Buffer.from(document.bytes).toString('utf8');

describe('lists of filings', () => {
  const row = (number: number, form: string, filingDate: string) => ({
    accessionNumber: `0000000042-25-${String(number).padStart(6, '0')}`,
    form,
    filingDate,
  });

  it('reads the older pages that the years reach, once each filing, newest first', async () => {
    const { edgar, folder, server } = await setUp();
    await folder.addFiler({
      cik,
      name: 'Answer Works',
      recent: [row(9, '10-K', '2025-02-01'), row(8, '8-K', '2025-01-15'), row(7, '10-K/A', '2024-03-01')],
      older: [
        { rows: [row(7, '10-K/A', '2024-03-01'), row(6, '10-K405', '2023-02-01')] },
        { rows: [row(5, '10-K', '2010-02-01')] },
      ],
    });
    const list = await listFilings(edgar, { cik: '42', documentTypes: ['10-K'], yearsBack: 3, today: '2025-06-30' });
    expect(list.filings.map((filing) => filing.form)).toEqual(['10-K', '10-K/A', '10-K405']);
    expect(list.missingPages).toEqual([]);
    expect(server.requests.map((request) => request.path)).not.toContain(
      '/data.sec.gov/submissions/CIK0000000042-submissions-002.json',
    );
  });

  it('continues without an older page that EDGAR does not have, and says so', async () => {
    const { edgar, folder } = await setUp();
    await folder.addFiler({
      cik,
      name: 'Answer Works',
      recent: [row(9, '10-K', '2025-02-01')],
      older: [{ rows: [row(6, '10-K', '2024-02-01')], isListedOnly: true }],
    });
    const list = await listFilings(edgar, { cik, documentTypes: ['10-K'], yearsBack: 3, today: '2025-06-30' });
    expect(list.filings).toHaveLength(1);
    expect(list.missingPages).toMatchObject([{ name: 'CIK0000000042-submissions-001.json' }]);
  });

  it('says which filer EDGAR does not know', async () => {
    const { edgar } = await setUp();
    await expect(fetchSubmissions(edgar, '77')).rejects.toMatchObject({
      code: 'not_found',
      detail: 'EDGAR does not have the filer with CIK 0000000077.',
    });
    await expect(fetchSubmissions(edgar, '12x')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('refuses an answer of another shape', async () => {
    const { edgar, folder } = await setUp();
    await folder.write(
      `data.sec.gov/submissions/CIK${cik}.json`,
      '{"cik": "42", "name": "Answer Works", "filings": {"recent": {"form": ["10-K"]}}}',
    );
    await expect(fetchSubmissions(edgar, cik)).rejects.toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining('could not be understood'),
    });
  });

  it('revalidates a cached list instead of loading it again', async () => {
    const remembered = new Map();
    const cache = {
      read: async (key: string) => remembered.get(key),
      write: async (key: string, answer: unknown) => void remembered.set(key, answer),
    };
    const { edgar, server } = await setUp({}, { cache });
    const first = await fetchSubmissions(edgar, cik);
    const second = await fetchSubmissions(edgar, cik);
    expect(second).toEqual(first);
    expect(server.requests[1]?.headers['if-none-match']).toMatch(/^"[0-9a-f]{32}"$/);
  });
});

describe('contact', () => {
  it('sends nothing to the SEC without one', async () => {
    const edgar = createEdgarClient({ transport: liveTransport(), gate: openRateGate, isContactRequired: true });
    await expect(fetchSubmissions(edgar, cik)).rejects.toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining('Organization > Integrations'),
    });
  });

  it('is passed on, and its refusal names the setting and is not tried again', async () => {
    const named = await setUp({ isContactRequired: true }, { userAgent: 'Example Capital stewardship@example.com' });
    expect(textOf(await fetchPrimaryDocument(named.edgar, proxy))).toBe(page);
    const nameless = await setUp({ isContactRequired: true });
    await expect(fetchPrimaryDocument(nameless.edgar, proxy)).rejects.toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining('EDGAR_USER_AGENT'),
    });
    expect(nameless.server.requests).toHaveLength(1);
  });
});

describe('refusals that pass', () => {
  const once = (fault: ReturnType<NonNullable<EdgarServerOptions['faultOf']>>): Partial<EdgarServerOptions> => ({
    faultOf: ({ count }) => (count === 1 ? fault : undefined),
  });

  it.each(['throttled', 'unavailable', 'truncated', 'reset'] as const)('tries again after %s', async (kind) => {
    const { edgar, server, waits } = await setUp(once({ kind }));
    expect(textOf(await fetchPrimaryDocument(edgar, proxy))).toBe(page);
    expect(server.requests).toHaveLength(2);
    expect(waits).toHaveLength(1);
  });

  it('waits as long as Retry-After says and holds everybody back meanwhile', async () => {
    const pauses: number[] = [];
    const gate = { wait: async () => {}, pause: async (ms: number) => void pauses.push(ms) };
    const { edgar, waits } = await setUp(once({ kind: 'busy', retryAfterSeconds: 7 }), { gate });
    await fetchPrimaryDocument(edgar, proxy);
    expect(waits).toEqual([7000]);
    expect(pauses).toEqual([7000]);
  });

  it('gives up on a body that stalls, and tries it again', async () => {
    const { edgar, server } = await setUp(once({ kind: 'silent' }), { idleTimeoutMs: 300 });
    expect(textOf(await fetchPrimaryDocument(edgar, proxy))).toBe(page);
    expect(server.requests).toHaveLength(2);
  });

  it('takes longer pauses from try to try', async () => {
    const { edgar, waits } = await setUp({ faultOf: () => ({ kind: 'unavailable' }) });
    await expect(fetchPrimaryDocument(edgar, proxy)).rejects.toMatchObject({
      code: 'rate_limited',
      detail: expect.stringContaining('busy'),
    });
    expect(waits).toHaveLength(3);
    expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
    expect(waits[2]).toBeGreaterThan(waits[1] ?? 0);
  });
});

describe('refusals that stay', () => {
  it('says when EDGAR wants a longer pause than a person waits', async () => {
    const { edgar, server } = await setUp({ faultOf: () => ({ kind: 'busy', retryAfterSeconds: 600 }) });
    await expect(fetchPrimaryDocument(edgar, proxy)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: 600,
    });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['truncated', 'cut off'],
    ['silent', 'too long'],
    ['reset', 'cannot be reached'],
  ] as const)('reports %s in a sentence', async (kind, words) => {
    const { edgar } = await setUp({ faultOf: () => ({ kind }) }, { idleTimeoutMs: 200, attempts: 2 });
    await expect(fetchPrimaryDocument(edgar, proxy)).rejects.toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining(words),
    });
  });

  it('reports a server that is not there', async () => {
    const { edgar, server } = await setUp();
    await server.close();
    await expect(fetchPrimaryDocument(edgar, proxy)).rejects.toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining('cannot be reached'),
    });
  });

  it('reports a missing document by its form, date and number', async () => {
    const { edgar, server } = await setUp();
    await expect(fetchPrimaryDocument(edgar, { ...proxy, primaryDocument: 'gone.htm' })).rejects.toMatchObject({
      code: 'not_found',
      detail: 'EDGAR does not have the DEF 14A of 2025-04-10 (0000000042-25-000007).',
    });
    expect(server.requests).toHaveLength(1);
  });

  it('follows no redirect to another server', async () => {
    const elsewhere = await setUp();
    const { edgar } = await setUp({
      faultOf: () => ({ kind: 'redirect', to: `${elsewhere.server.url}/www.sec.gov/secret` }),
    });
    await expect(fetchPrimaryDocument(edgar, proxy)).rejects.toMatchObject({
      code: 'unavailable',
      detail: expect.stringContaining('another server'),
    });
    expect(elsewhere.server.requests).toEqual([]);
  });

  it('fetches nothing outside the folder of a filing', async () => {
    const { edgar, server } = await setUp();
    for (const primaryDocument of ['../000000004225000008/other.htm', 'a/b/c.htm', '..', 'x\\y.htm']) {
      await expect(fetchPrimaryDocument(edgar, { ...proxy, primaryDocument })).rejects.toMatchObject({
        code: 'invalid',
      });
    }
    expect(server.requests).toEqual([]);
  });

  it('stops at once when the caller does', async () => {
    const { edgar } = await setUp({ faultOf: () => ({ kind: 'silent' }) });
    await expect(fetchPrimaryDocument(edgar, proxy, { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    await expect(fetchPrimaryDocument(edgar, proxy, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('documents', () => {
  it('reads compressed bodies whole', async () => {
    const { edgar } = await setUp({ isCompressed: true });
    expect(textOf(await fetchPrimaryDocument(edgar, proxy))).toBe(page);
  });

  it('stops reading above the cap, compressed or not', async () => {
    for (const isCompressed of [false, true]) {
      const { edgar, folder } = await setUp({ isCompressed });
      await folder.addDocument(proxy, 'huge.htm', `<html><body>${'x'.repeat(MAX_HTML_BYTES)}</body></html>`);
      await expect(fetchPrimaryDocument(edgar, { ...proxy, primaryDocument: 'huge.htm' })).rejects.toMatchObject({
        code: 'payload_too_large',
        detail: expect.stringContaining('15 MB'),
      });
    }
  });

  it('distinguishes HTML, PDF, text and data by content', async () => {
    const { edgar, folder } = await setUp();
    const read = (name: string) => fetchPrimaryDocument(edgar, { ...proxy, primaryDocument: name });
    await folder.addDocument(proxy, 'report.bin', '%PDF-1.7\n…');
    expect(await read('report.bin')).toMatchObject({ kind: 'pdf' });
    await folder.addDocument(
      proxy,
      'xslF345X05/primary_doc.xml',
      '<?xml version="1.0"?><html><body><table></table></body></html>',
    );
    expect(await read('xslF345X05/primary_doc.xml')).toMatchObject({ kind: 'html' });
    await folder.addDocument(proxy, 'old.txt', 'ITEM 1. BUSINESS & MORE\n  a < b');
    expect(textOf(await read('old.txt'))).toContain('<pre>ITEM 1. BUSINESS &amp; MORE\n  a &lt; b</pre>');
    await folder.addDocument(proxy, 'data.xml', '<?xml version="1.0"?><xbrl><fact>1</fact></xbrl>');
    await expect(read('data.xml')).rejects.toMatchObject({ code: 'invalid' });
    await folder.addDocument(proxy, 'picture.htm', Buffer.from([0xff, 0xd8, 0, 1, 2]));
    await expect(read('picture.htm')).rejects.toMatchObject({ code: 'invalid' });
    await folder.addDocument(proxy, 'empty.htm', '');
    await expect(read('empty.htm')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('brings the pictures of the own folder and leaves out the rest with a reason', async () => {
    const { edgar, folder, server } = await setUp();
    await folder.addDocument(proxy, 'chart.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]));
    await folder.addDocument(proxy, 'logo.gif', 'GIF89a…');
    await folder.addDocument(proxy, 'fake.png', '<html>not a picture</html>');
    const html = `<img src="chart.jpg"><IMG alt='x' SRC='logo.gif'><img src=chart.jpg><img src="fake.png"><img \
src="gone.jpg">
      <img src="https://elsewhere.example/a.jpg"><img src="../secret.jpg"><img src="data:image/png;base64,AAAA">
      <img src="/Archives/edgar/data/42/000000004225000007/logo.gif">`;
    const { images, skipped } = await fetchFilingImages(edgar, proxy, html);
    expect(images.map(({ name, mediaType }) => `${name} ${mediaType}`)).toEqual([
      'chart.jpg image/jpeg',
      'logo.gif image/gif',
    ]);
    expect(skipped.map(({ name }) => name)).toEqual(['fake.png', 'gone.jpg']);
    expect(server.requests).toHaveLength(4);
  });

  it('come through the same code from a folder on disk', async () => {
    const { folder } = await setUp();
    const edgar = createEdgarClient({ transport: folderTransport(folder.root), gate: openRateGate, attempts: 1 });
    const list = await listFilings(edgar, { cik, documentTypes: ['proxy'], yearsBack: 3, today: '2025-06-30' });
    expect(list.filings).toMatchObject([{ accessionNumber: proxy.accessionNumber, fiscalYear: 2024 }]);
    expect(textOf(await fetchPrimaryDocument(edgar, proxy))).toBe(page);
    await expect(fetchSubmissions(edgar, '77')).rejects.toMatchObject({ code: 'not_found' });
  });
});
