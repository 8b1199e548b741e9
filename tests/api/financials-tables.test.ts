import { beforeAll, describe, expect, it } from 'vitest';
import { documentOf, number, text } from '@/lib/xbrl/document.fixture';
import { newUser, someCompany, untilJobEnds, type ApiClient } from '../support/api-client';

type Item = {
  concept: string;
  value: number | string | null;
  source: string;
  check: string;
  page_number: number | null;
};
type Financials = {
  lines: { key: string; values: { fiscal_year: number; value: number; source: string }[] }[];
};

const cell = (value: string) => `<td style="text-align:right;padding-left:40px">${value}</td>`;
const row = (label: string, ...values: string[]) => `<tr><td>${label}</td>${values.map(cell).join('')}</tr>`;

/** An annual report without a single tag. */
const PLAIN = `<!doctype html><html><body style="font-family:Arial;font-size:10pt">
<h1>Annual report</h1><p>For the fiscal year ended December 31, 2024</p><p>Aldermoor makes chips and boards.</p>
<div style="page-break-before:always"><h2>CONSOLIDATED STATEMENTS OF INCOME</h2>
<p>(In millions, except per share data)</p>
<p>Year Ended December 31,</p><table>
${row('', '2024', '2023', '2022')}

${row('Total revenues', '4,812', '4,300', '3,500')}
${row('Cost of sales', '2,118', '1,957', '1,600')}

${row('Gross profit', '2,694', '2,343', '1,900')}
${row('Operating expenses', '1,654', '1,547', '1,200')}

${row('Operating income', '1,040', '796', '700')}
${row('Net income', '807', '593', '500')}</table></div>
<div style="page-break-before:always"><h2>CONSOLIDATED BALANCE SHEETS</h2>
<p>(In millions)</p><p>December 31,</p>
<table>
${row('', '2024', '2023')}
${row('Cash and cash equivalents', '1,414', '1,538')}
${row('Inventories', '1,727', '1,612')}

${row('Total current assets', '3,141', '3,150')}
${row('Goodwill', '5,609', '5,182')}
${row('Total assets', '8,750', '8,332')}

${row('Accounts payable', '473', '427')}
${row('Accrued liabilities', '915', '477')}
${row('Total current liabilities', '1,388', '904')}

${row('Long-term debt', '3,090', '3,510')}
${row('Total liabilities', '4,478', '4,414')}

${row('Total shareholders’ equity', '4,272', '3,918')}
${row('Total liabilities and equity', '8,750', '8,332')}</table></div>
</body></html>`;

const tagged = (label: string, concept: string) =>
  `<tr><td>${label}</td><td>` +
  `${number(`us-gaap:${concept}`, '807', { scale: '6', decimals: '-6', context: 'y2024' })}</td></tr>`;
const OF_ANOTHER = documentOf(
  `<p>Annual report for fiscal 2024.</p><table>${tagged('Net income', 'NetIncomeLoss')}${tagged('Revenue', 'Revenues')}
   ${tagged('Operating income', 'OperatingIncomeLoss')}${tagged('Gross profit', 'GrossProfit')}</table>`,
  text('dei:DocumentFiscalYearFocus', '2024') +
    text('dei:DocumentFiscalPeriodFocus', 'FY') +
    text('dei:EntityCentralIndexKey', '0009999998'),
);

describe('statements of filings without tags', () => {
  let admin: ApiClient;
  let companyId: string;
  let documentId: string;

  const upload = async (name: string, html: string) => {
    const { body } = await admin.upload<{ id: string }>('/documents/', {
      file: new File([html], name, { type: 'text/html' }),
      company_id: companyId,
      form_type: '10-K',
      fiscal_year: '2024',
      filing_date: '2025-02-20',
      process: 'false',
    });
    const job = await admin.request<{ id: string }>('POST', '/processing/process', { document_ids: [body.id] });
    await untilJobEnds(admin, job.body.id);
    return body.id;
  };

  beforeAll(async () => {
    admin = await newUser();
    companyId = (await admin.request<{ id: string }>('POST', '/companies/', someCompany())).body.id;
    documentId = await upload('plain.html', PLAIN);
  });

  it('are read from their tables, with page and check', async () => {
    const { items } = (await admin.request<{ items: Item[] }>('GET', `/documents/${documentId}/financials`)).body;
    expect(items.find(({ concept }) => concept === 'us-gaap:Assets')).toMatchObject({
      value: 8_750_000_000,
      source: 'table',
      check: 'ok',
      page_number: 3,
    });
    expect(new Set(items.map(({ source }) => source))).toEqual(new Set(['table']));
    const { lines } = (await admin.request<Financials>('GET', `/companies/${companyId}/financials`)).body;
    expect(lines.find(({ key }) => key === 'revenue')?.values).toMatchObject([
      { fiscal_year: 2024, value: 4_812_000_000, source: 'table' },
      { fiscal_year: 2023, value: 4_300_000_000 },
      { fiscal_year: 2022, value: 3_500_000_000 },
    ]);
  });

  it('answer a definition that the question gives, every operand on its page', async () => {
    const { body } = await admin.request<{
      answer: string;
      sources: { quote_verified: boolean; page_number: number }[];
      calculation: { value: number; expression: unknown[]; operands: unknown[] };
    }>('POST', '/queries', {
      query:
        'What is the FY2024 DPO? DPO is defined as: 365 * (average accounts payable between FY2023 and ' +
        'FY2024) / (FY2024 COGS + change in inventory between FY2023 and FY2024). Round your answer to two ' +
        'decimal places.',
      document_ids: [documentId],
    });
    expect(body.answer).toContain('73.56 days');
    expect(body.calculation.value).toBeCloseTo((365 * 450) / (2118 + 115), 6);
    expect(body.calculation.operands).toHaveLength(5);
    expect(body.calculation.expression.filter((part) => typeof part === 'number')).toEqual([0, 1, 2, 3, 4]);
    expect(body.sources.every(({ quote_verified }) => quote_verified)).toBe(true);
  });

  it('are not the company’s where the filing names another registrant', async () => {
    const otherId = await upload('other.html', OF_ANOTHER);
    const { items } = (await admin.request<{ items: Item[] }>('GET', `/documents/${otherId}/financials`)).body;
    expect(items.some(({ concept, value }) => concept === 'us-gaap:NetIncomeLoss' && value === 807e6)).toBe(true);
    const { body } = await admin.request<{ insufficient_evidence: boolean; calculation: unknown }>('POST', '/queries', {
      query: 'What was the net margin in fiscal 2024?',
      document_ids: [otherId],
    });
    expect(body).toMatchObject({ insufficient_evidence: true, calculation: null });
  });
});
