import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCoverPage } from '@/lib/edgar/cover-page';
import { createEdgarClient } from '@/lib/edgar/client';
import { fetchCatalogue } from '@/lib/edgar/fetch-catalogue';
import { fetchPrimaryDocument } from '@/lib/edgar/fetch-primary-document';
import { fetchSubmissions } from '@/lib/edgar/fetch-submissions';
import { listFilings } from '@/lib/edgar/list-filings';
import { openRateGate } from '@/lib/edgar/rate-gate';
import { baseUrlTransport } from '@/lib/edgar/transport';
import { startEdgarServer } from '@/tests/support/servers/edgar-server';
import { warnSkipped } from '@/tests/support/skip-banner';

const RECORDED = '../shared/data/edgar';
const APPLE = '0000320193';
const TESLA = '0001318605';

if (!existsSync(RECORDED)) warnSkipped(`the answers of EDGAR as recorded. ${RECORDED} is missing.`);

describe.skipIf(!existsSync(RECORDED))('recorded EDGAR', () => {
  async function withEdgar<T>(use: (edgar: ReturnType<typeof createEdgarClient>) => Promise<T>): Promise<T> {
    const server = await startEdgarServer({ roots: [RECORDED], isContactRequired: true, isCompressed: true });
    const edgar = createEdgarClient({
      transport: baseUrlTransport(server.url),
      gate: openRateGate,
      userAgent: 'Plumbline tests@example.com',
    });
    return use(edgar).finally(() => server.close());
  }

  it('lists three years of Apple with fiscal years and meeting dates', () =>
    withEdgar(async (edgar) => {
      const { filings, name } = await listFilings(edgar, {
        cik: APPLE,
        documentTypes: ['proxy', '10-K'],
        yearsBack: 3,
        today: '2026-02-01',
      });
      expect(name).toBe('Apple Inc.');
      const summary = filings.map(({ form, filingDate, fiscalYear, meetingDate }) => [
        form,
        filingDate,
        fiscalYear,
        meetingDate,
      ]);
      expect(summary).toEqual([
        ['DEFA14A', '2026-01-08', 2025, null],
        ['DEF 14A', '2026-01-08', 2025, '2026-02-24'],
        ['10-K', '2025-10-31', 2025, null],
        ['DEFA14A', '2025-01-10', 2024, null],
        ['DEF 14A', '2025-01-10', 2024, '2025-02-25'],
        ['10-K', '2024-11-01', 2024, null],
        ['DEFA14A', '2024-01-11', 2023, null],
        ['DEF 14A', '2024-01-11', 2023, '2024-02-28'],
        ['10-K', '2023-11-03', 2023, null],
        ['DEFA14A', '2023-02-03', 2022, null],
      ]);
    }));

  it('reads Tesla back to its first filings over the older page', () =>
    withEdgar(async (edgar) => {
      const { filings, missingPages } = await fetchSubmissions(edgar, TESLA);
      expect(missingPages).toEqual([]);
      expect(new Set(filings.map((filing) => filing.accessionNumber)).size).toBe(filings.length);
      expect(filings.some((filing) => filing.form === 'S-1' && filing.filingDate < '2011')).toBe(true);
    }));

  it('fetches the four filings there are, reports the others as not found, and agrees with the cover pages', () =>
    withEdgar(async (edgar) => {
      const found: unknown[] = [];
      let missing = 0;
      for (const cik of [APPLE, TESLA]) {
        const { filings } = await listFilings(edgar, {
          cik,
          documentTypes: ['10-K', '10-Q'],
          yearsBack: 3,
          today: '2026-02-01',
        });
        for (const filing of filings) {
          const document = await fetchPrimaryDocument(edgar, filing).catch((error: unknown) => error);
          if (document instanceof Error) {
            expect(document).toMatchObject({ code: 'not_found' });
            missing += 1;
            continue;
          }
          const { bytes, kind } = document as Awaited<ReturnType<typeof fetchPrimaryDocument>>;
          const cover = readCoverPage(Buffer.from(bytes).toString('utf8'));
          expect(cover.fiscalYear).toBe(filing.fiscalYear);
          found.push([filing.form, filing.periodEnd, kind, cover.fiscalPeriod]);
        }
      }
      expect(found).toEqual([
        ['10-Q', '2025-06-28', 'html', 'Q3'],
        ['10-K', '2024-09-28', 'html', 'FY'],
        ['10-Q', '2025-06-30', 'html', 'Q2'],
        ['10-K', '2024-12-31', 'html', 'FY'],
      ]);
      expect(missing).toBeGreaterThan(10);
    }));

  it('reads the catalogue, one entry a company', () =>
    withEdgar(async (edgar) => {
      const catalogue = await fetchCatalogue(edgar);
      expect(catalogue.length).toBeGreaterThan(7000);
      expect(new Set(catalogue.map((entry) => entry.cik)).size).toBe(catalogue.length);
      expect(catalogue.find((entry) => entry.cik === APPLE)).toMatchObject({ ticker: 'AAPL', name: 'Apple Inc.' });
      expect(catalogue.find((entry) => entry.ticker === 'GOOGL')?.tickers).toContain('GOOG');
    }));
});
