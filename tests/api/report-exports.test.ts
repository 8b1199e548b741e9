import { extractRawText } from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { read, utils, type CellObject } from 'xlsx';
import { baseUrl, someCompany, type ApiClient } from '../support/api-client';
import {
  addFiling,
  addTemplate,
  ASYNC,
  openWorkspace,
  PENGUIN_QUERY,
  PROXY_PAGES,
  RATIO_QUERY,
  untilSettled,
  type ReportBody,
  type Workspace,
} from './report-workspace';

/** A name that a spreadsheet would calculate, in four scripts. */
const NAME = '=騰訊控股 Ναυτιλία Холдинг شركة';
const QUERY = '+What is the CEO pay ratio?';

describe('files of a report', () => {
  let workspace: Workspace;
  let report: ReportBody;

  beforeAll(async () => {
    workspace = await openWorkspace();
    const { admin } = workspace;
    const { body: company } = await admin.request<{ id: string }>('POST', '/companies/', someCompany({ name: NAME }));
    const filing = await addFiling(admin, company.id, PROXY_PAGES);
    const template = await addTemplate(admin, { queries: [{ ...RATIO_QUERY, text: QUERY }, PENGUIN_QUERY] });
    await admin.request('PUT', `/reports/templates/${template}/flags`, {
      flag_configuration: 'CEO pay ratio above 10:1\nSay-on-pay support below 70 percent\n@Penguins are not disclosed',
    });
    const { body } = await admin.request<ReportBody>(
      'POST',
      '/reports/generate',
      {
        company_id: company.id,
        template_id: template,
        document_ids: [filing],
        agm_date: '2026-05-14',
        visibility: 'organization',
      },
      ASYNC,
    );
    report = await untilSettled(admin, body.id);
    expect(report.status).toBe('completed');
  });

  const download = async (kind: string, client: ApiClient = workspace.viewer, id = report.id) => {
    const response = await fetch(`${baseUrl()}/api/v1/reports/${id}/${kind}`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      disposition: response.headers.get('content-disposition') ?? '',
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  };

  it('prints a PDF with an outline, embedded fonts and every script, under the name agreed on', async () => {
    const file = await download('pdf');
    expect(file).toMatchObject({ status: 200, type: 'application/pdf' });
    expect(file.disposition).toContain(`filename=AGM_Report_${report.id.slice(0, 8)}.pdf`);
    expect(Buffer.from(file.bytes).toString('latin1')).not.toContain('/Helvetica');
    const pdf = await getDocument({ data: file.bytes, verbosity: 0 }).promise;
    expect(((await pdf.getOutline()) ?? []).map(({ title }) => title)).toEqual([
      'Executive Summary',
      'Flags',
      'Executive Compensation',
      'Risk Factors & Business Strategy',
      'Document Snapshot',
    ]);
    const text = await textOf(pdf);
    for (const words of [
      '騰訊控股',
      'Ναυτιλία',
      'Холдинг',
      QUERY,
      'The ratio of these amounts is 21 to 1',
      'p. 2',
      'Could not be determined',
      '1 not found by the extractive engine',
      `1 / ${pdf.numPages}`.replace('1', '2'),
      report.document_snapshot.documents_analyzed[0]?.sha256 ?? 'no hash',
    ])
      expect(text).toContain(words);
  });

  it('lists answers, sources and flags as rows, words never as formulas', async () => {
    const file = await download('xlsx');
    expect(file.disposition).toContain('.xlsx');
    const book = read(file.bytes, { cellFormula: true });
    expect(book.SheetNames.slice(0, 3)).toEqual(['answers', 'sources', 'flags']);
    const rows = (name: string) => utils.sheet_to_json<Record<string, unknown>>(book.Sheets[name] ?? {});
    expect(rows('answers').map((row) => [row['No.'], row['Query'], row['Answer found']])).toEqual([
      [1, `'${QUERY}`, 'yes'],
      [2, PENGUIN_QUERY.text, 'no'],
    ]);
    expect(rows('sources')).toHaveLength(
      report.results.query_results.reduce((sum, { sources }) => sum + sources.length, 0),
    );
    expect(rows('sources')[0]).toMatchObject({ Query: `'${QUERY}`, Pages: 'p. 2', 'Found word for word': 'yes' });
    const unanswered = report.results.query_results.find(({ insufficient_evidence }) => insufficient_evidence);
    expect(rows('nearest passages')).toHaveLength(Math.min(5, unanswered?.nearest_passages.length ?? 0));
    expect(rows('flags').map((row) => row['Outcome'])).toEqual(['Triggered', 'Cannot determine', 'Clear']);
    const cells = book.SheetNames.flatMap((name) =>
      Object.entries(book.Sheets[name] ?? {})
        .filter(([address]) => !address.startsWith('!'))
        .map(([, cell]) => cell as CellObject),
    );
    const texts = cells.filter(({ v }) => typeof v === 'string');
    expect(texts.filter(({ v }) => /^'[=+@-]/.test(String(v))).length).toBeGreaterThan(3);
    expect(texts.filter(({ v }) => /^[=+@-]/.test(String(v)))).toEqual([]);
    expect(texts.every(({ t, f }) => t === 's' && f === undefined)).toBe(true);
  });

  it('writes a Word document that holds the same', async () => {
    const file = await download('docx');
    expect(file.disposition).toContain('.docx');
    const { value } = await extractRawText({ buffer: Buffer.from(file.bytes) });
    for (const words of [
      NAME,
      'Executive Summary',
      QUERY,
      'p. 2',
      'The ratio of these amounts is 21 to 1',
      'Triggered (1)',
      'Could not be determined (1)',
      'Clear (1)',
      'Document Snapshot',
      'Not found by the extractive engine',
    ])
      expect(value).toContain(words);
  });

  it('gives the report itself as JSON', async () => {
    const file = await download('json');
    const { body } = await workspace.viewer.request('GET', `/reports/${report.id}`);
    expect(JSON.parse(new TextDecoder().decode(file.bytes))).toEqual(body);
  });

  it('says of a scan that it holds no text, in the list, at the company and in the answer', async () => {
    const { admin } = workspace;
    const { body: company } = await admin.request<{ id: string }>('POST', '/companies/', someCompany());
    const scan = await addFiling(admin, company.id, ['']);
    const { body: document } = await admin.request<{
      processing_status: string;
      has_text: boolean;
      warnings: { kind: string }[];
    }>('GET', `/documents/${scan}`);
    expect(document).toMatchObject({ has_text: false, warnings: [{ kind: 'no_text_layer' }] });
    const { body: counts } = await admin.request('GET', `/companies/${company.id}`);
    expect(counts).toMatchObject({ ready_for_queries: 0, documents_without_text: 1, total_documents: 1 });
    const { body: answer } = await admin.request<{ insufficient_evidence: boolean; notes: string[] }>(
      'POST',
      '/queries/',
      { query: 'What is the CEO pay ratio?', document_ids: [scan] },
    );
    expect(answer.insufficient_evidence).toBe(true);
    expect(answer.notes.join(' ')).toContain('contains no text (it may be a scan), so nothing was read from it.');
  });

  it.each(['pdf', 'docx', 'xlsx', 'json'])('hides the %s from others', async (kind) => {
    expect((await download(kind, workspace.stranger)).status).toBe(404);
  });

  it('knows only the revisions that there are', async () => {
    expect((await download('json?revision=1')).status).toBe(200);
    expect((await download('json?revision=9')).status).toBe(404);
  });

  it('has nothing to download of a report that failed', async () => {
    const { admin, companyId, proxyId } = workspace;
    const template = await addTemplate(admin);
    const { body } = await admin.request<ReportBody>(
      'POST',
      '/reports/generate',
      { company_id: companyId, template_id: template, document_ids: [proxyId], visibility: 'organization' },
      ASYNC,
    );
    await admin.request('POST', `/reports/${body.id}/cancel`);
    const settled = await untilSettled(admin, body.id);
    // A short report may be done before the cancellation arrives.
    expect((await download('pdf', admin, body.id)).status).toBe(settled.status === 'completed' ? 200 : 409);
  });
});

async function textOf(pdf: Awaited<ReturnType<typeof getDocument>['promise']>): Promise<string> {
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join(''));
  }
  return pages.join(' ').replace(/\s+/g, ' ');
}
