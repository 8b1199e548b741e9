import { beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { documentOf, number, text } from '@/lib/xbrl/document.fixture';
import { baseUrl, newMember, newUser, someCompany, untilJobEnds, type ApiClient } from '../support/api-client';

type Box = { page: number; x: number; y: number; width: number; height: number };
type Item = {
  concept: string;
  label: string;
  statement: string;
  period_start: string | null;
  period_end: string;
  value: number | string | null;
  unit: string | null;
  dimensions: Record<string, string>;
  source: string;
  check: string;
  page_number: number | null;
  bounding_boxes: Box[];
  quote: string;
};
type Value = { fiscal_year: number; value: number; document_id: string; page_number: number; restated: boolean };
type Financials = {
  lines: { key: string; label: string; statement: string; values: Value[] }[];
  measures: {
    key: string;
    unit: string;
    formula: string;
    values: { fiscal_year: number; value: number | null; operands: unknown[] }[];
  }[];
  periods: { fiscal_year: number }[];
};

const NO_ID = '00000000-0000-4000-8000-000000000000';
const MILLIONS = { scale: '6', decimals: '-6', format: 'ixt:num-dot-decimal' };

const row = (label: string, concept: string, newest: string, before: string, isBalance = false) => {
  const at = (year: number) => (isBalance ? `at${year}` : `y${year}`);
  const cell = (printed: string, year: number) =>
    `<td>$</td><td>${number(`us-gaap:${concept}`, printed, { ...MILLIONS, context: at(year) })}</td>`;
  return `<tr><td>${label}</td>${cell(newest, 2024)}${cell(before, 2023)}</tr>`;
};

const REPORT = documentOf(
  `<h1>Annual report</h1><p>This is an annual report pursuant to section 13 for fiscal 2024.</p>
   <table>${row('Revenue', 'Revenues', '4,812', '4,300')}${row('Cost of revenue', 'CostOfRevenue', '2,118', '1,957')}
   ${row('Operating income', 'OperatingIncomeLoss', '1,040', '796')}${row(
     'Income taxes',
     'IncomeTaxExpenseBenefit',
     '190',
     '150',
   )}
   ${row('Net income', 'NetIncomeLoss', '807', '593')}</table>
   <p>Revenue of the chips segment was $${number('us-gaap:Revenues', '3,000', { ...MILLIONS, context: 'segment' })} \
million.</p>
   <table><tr><td>Chips</td><td>$</td><td>${number('us-gaap:Revenues', '3,500', {
     ...MILLIONS,
     context: 'chips',
   })}</td></tr></table>
   <p style="page-break-before: always">Balance sheets</p>
   <table>${row('Current assets', 'AssetsCurrent', '3,141', '3,150', true)}${row(
     'Total assets',
     'Assets',
     '8,750',
     '8,332',
     true,
   )}
   ${row('Accounts payable', 'AccountsPayableCurrent', '473', '427', true)}${row(
     'Current liabilities',
     'LiabilitiesCurrent',
     '1,388',
     '904',
     true,
   )}
   ${row('Liabilities and equity', 'LiabilitiesAndStockholdersEquity', '8,750', '8,332', true)}</table>`,
  text('dei:DocumentFiscalYearFocus', '2024') +
    text('dei:DocumentFiscalPeriodFocus', 'FY') +
    text('dei:DocumentPeriodEndDate', 'December 31, 2024', 'format="ixt:date-monthname-day-year-en"'),
);

describe('financials', () => {
  let admin: ApiClient;
  let viewer: ApiClient;
  let stranger: ApiClient;
  let companyId: string;
  let documentId: string;

  beforeAll(async () => {
    admin = await newUser();
    [viewer, stranger] = await Promise.all([newMember(admin, 'viewer'), newUser()]);
    companyId = (await admin.request<{ id: string }>('POST', '/companies/', someCompany())).body.id;
    const { body } = await admin.upload<{ id: string; processing_job_id?: string }>('/documents/', {
      file: new File([REPORT], 'report.html', { type: 'text/html' }),
      company_id: companyId,
      form_type: '10-K',
      fiscal_year: '2024',
      filing_date: '2025-02-20',
      process: 'false',
    });
    documentId = body.id;
    const job = await admin.request<{ id: string }>('POST', '/processing/process', { document_ids: [documentId] });
    await untilJobEnds(admin, job.body.id);
  });

  const itemsOf = async (query = '') =>
    (await viewer.request<{ items: Item[]; total: number }>('GET', `/documents/${documentId}/financials${query}`)).body;
  const financials = async (query = '') =>
    (await viewer.request<Financials>('GET', `/companies/${companyId}/financials${query}`)).body;

  it('lists the figures of a document with statement, period, page and boxes', async () => {
    const { items, total } = await itemsOf();
    expect(total).toBe(items.length);
    const assets = items.find(({ concept, period_end }) => concept === 'us-gaap:Assets' && period_end === '2024-12-31');
    expect(assets).toMatchObject({
      label: 'Total assets',
      statement: 'balance',
      period_start: null,
      value: 8_750_000_000,
      unit: 'USD',
      dimensions: {},
      source: 'xbrl',
      check: 'ok',
      page_number: 2,
    });
    expect(assets?.quote).toContain('8,750');
    expect(assets?.bounding_boxes[0]).toMatchObject({ page: 2 });
    expect(items.find(({ concept }) => concept === 'dei:DocumentPeriodEndDate')).toMatchObject({
      statement: 'cover',
      value: '2024-12-31',
      page_number: null,
    });
    const balance = await itemsOf('?statement=balance');
    expect(new Set(balance.items.map(({ statement }) => statement))).toEqual(new Set(['balance']));
  });

  it('gives the statements by year, and never a segment as the total', async () => {
    const { lines, periods } = await financials();
    expect(periods.map(({ fiscal_year }) => fiscal_year)).toEqual([2024, 2023]);
    const revenue = lines.find(({ key }) => key === 'revenue');
    expect(revenue).toMatchObject({ label: 'Revenue', statement: 'income' });
    expect(revenue?.values).toMatchObject([
      { fiscal_year: 2024, value: 4_812_000_000, document_id: documentId, page_number: 1, restated: false },
      { fiscal_year: 2023, value: 4_300_000_000 },
    ]);
    const { items } = await itemsOf();
    expect(items.some(({ value, dimensions }) => value === 3_000_000_000 && Object.keys(dimensions).length === 2)).toBe(
      true,
    );
  });

  it('calculates measures with their operands', async () => {
    const { measures } = await financials('?from=2024');
    const days = measures.find(({ key }) => key === 'days_payable');
    expect(days).toMatchObject({ unit: 'days', formula: 'Accounts payable ÷ Cost of revenue × 365' });
    expect(days?.values).toHaveLength(1);
    expect(days?.values[0]?.value).toBeCloseTo(81.51, 2);
    expect(days?.values[0]?.operands).toHaveLength(2);
    // Growth looks at the year before the first that was asked for.
    expect(measures.find(({ key }) => key === 'revenue_growth')?.values[0]?.value).toBeCloseTo(11.91, 2);
  });

  it('narrows by statement and years, and refuses years the wrong way round', async () => {
    const { lines } = await financials('?statement=balance&from=2023&to=2023');
    expect(new Set(lines.map(({ statement }) => statement))).toEqual(new Set(['balance']));
    expect(new Set(lines.flatMap(({ values }) => values.map(({ fiscal_year }) => fiscal_year)))).toEqual(
      new Set([2023]),
    );
    expect((await financials('?period=quarterly')).lines).toEqual([]);
    const wrong = await viewer.request('GET', `/companies/${companyId}/financials?from=2025&to=2020`);
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'from' }] } });
  });

  it('exports a workbook whose measures are formulas', async () => {
    const response = await fetch(`${baseUrl()}/api/v1/companies/${companyId}/financials/export`, {
      headers: { authorization: `Bearer ${viewer.token}` },
    });
    expect(response.status).toBe(200);
    const sheet = read(new Uint8Array(await response.arrayBuffer()), { cellFormula: true }).Sheets.financials ?? {};
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
    const index = rows.findIndex(([label]) => label === 'Gross margin');
    expect(index).toBeGreaterThan(0);
    expect((sheet[utils.encode_cell({ r: index, c: 2 })] as { f?: string }).f).toMatch(/^\(C\d+-C\d+\)\/C\d+\*100$/);
  });

  it('answers a question by a measure, every operand a checked source', async () => {
    const { body } = await viewer.request<{
      answer: string;
      sources: { page_number: number; excerpt: string; quote_verified: boolean }[];
      calculation: { value: number; unit: string; formula: string; operands: { source: number }[] } | null;
    }>('POST', '/queries', { query: 'What was the DPO in fiscal 2024?', document_ids: [documentId] });
    expect(body.answer).toContain('81.5 days');
    expect(body.calculation).toMatchObject({ unit: 'days', operands: [{ source: 0 }, { source: 1 }] });
    // The other definition in use, by the average of two years' ends, is given too, with its own operands.
    expect(body.answer).toContain('By another definition in use');
    expect(body.sources.map(({ page_number, quote_verified }) => [page_number, quote_verified])).toEqual([
      [2, true],
      [1, true],
      [2, true],
      [2, true],
      [1, true],
    ]);
    const missing = await viewer.request<{ insufficient_evidence: boolean; notes: string[] }>('POST', '/queries', {
      query: 'What was the quick ratio in fiscal 2024?',
      document_ids: [documentId],
    });
    expect(missing.body).toMatchObject({ insufficient_evidence: true });
    expect(missing.body.notes.join(' ')).toContain('Accounts receivable, fiscal 2024');
  });

  it('answers a question about one product by the figure tagged for it', async () => {
    const { body } = await viewer.request<{
      answer: string;
      sources: { quote_verified: boolean; page_number: number }[];
    }>('POST', '/queries', { query: 'What was the revenue of chips in fiscal 2024?', document_ids: [documentId] });
    expect(body.answer).toContain('$3,500 million');
    expect(body.sources[0]).toMatchObject({ page_number: 1, quote_verified: true });
  });

  it('judges flags on figures in a report, every operand with its page', async () => {
    const { body: template } = await admin.request<{ id: string }>('POST', '/reports/templates/', {
      name: 'Figures',
      visibility: 'organization',
      queries: [{ id: 'q1', text: 'What was the DPO in fiscal 2024?', category: 'risk' }],
    });
    await admin.request('PUT', `/reports/templates/${template.id}/flags`, {
      flag_configuration: 'Current ratio below 3\nGross margin below 20 percent\nQuick ratio below 1',
    });
    const { body: report } = await admin.request<{
      results: {
        flags: {
          flag_description: string;
          outcome: string;
          value: string | null;
          reasoning: string;
          evidence: { page_number: number; bounding_boxes: Box[] }[];
        }[];
      };
    }>('POST', '/reports/generate', {
      company_id: companyId,
      template_id: template.id,
      document_ids: [documentId],
      report_title: 'Figures',
    });
    const flag = (name: string) => report.results.flags.find(({ flag_description: line }) => line.startsWith(name));
    expect(flag('Current ratio')).toMatchObject({ outcome: 'triggered', value: '2.26' });
    expect(flag('Current ratio')?.evidence.map(({ page_number: page }) => page)).toEqual([2, 2]);
    expect(flag('Current ratio')?.evidence.every(({ bounding_boxes: boxes }) => boxes.length > 0)).toBe(true);
    expect(flag('Gross margin')).toMatchObject({ outcome: 'clear', value: '56.0%' });
    expect(flag('Quick ratio')).toMatchObject({ outcome: 'cannot_determine', value: null });
    expect(flag('Quick ratio')?.reasoning).toContain('Accounts receivable');
  });

  it("is not found by another organization, nor are another's companies and documents", async () => {
    for (const path of [
      `/documents/${documentId}/financials`,
      `/companies/${companyId}/financials`,
      `/companies/${companyId}/financials/export`,
      `/documents/${NO_ID}/financials`,
      `/companies/${NO_ID}/financials`,
    ])
      expect((await stranger.request('GET', path)).status).toBe(404);
  });
});
