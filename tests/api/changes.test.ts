import { extractRawText } from 'mammoth';
import { beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import type { CompanyChanges } from '@/lib/changes/schema';
import { baseUrl, newMember, newUser, someCompany, untilJobEnds, type ApiClient } from '../support/api-client';
import { smallPdf } from './files';

const NO_ID = '00000000-0000-4000-8000-000000000000';
const RATIO = (year: number, ratio: number) =>
  `For fiscal ${year}, the ratio of the annual total compensation of our\nChief Executive Officer to that ` +
  `of our median employee was ${ratio} to 1.`;
const PAGES = (year: number, ratio: number, pledging: string) => [
  `PROXY STATEMENT\nThe annual meeting of ${year + 1} is held at our offices in the spring.\nStockholders ` +
    `of record may vote by mail or by telephone before it begins.`,
  `CEO PAY RATIO\n${RATIO(year, ratio)}`,
  `HEDGING AND PLEDGING\nDirectors and executive officers may not hedge our stock in any way.\n${pledging}`,
];
const OLDER = PAGES(2023, 128, 'They may pledge it as collateral with the approval of the General Counsel.');
const NEWER = PAGES(2024, 214, 'They may not pledge it as collateral or hold it in a margin account.');

describe('changes', () => {
  let admin: ApiClient;
  let viewer: ApiClient;
  let stranger: ApiClient;
  let companyId: string;
  const ids: Record<'older' | 'newer' | 'report', string> = { older: '', newer: '', report: '' };

  const upload = async (pages: string[], formType: string, year: number) => {
    const { body } = await admin.upload<{ id: string }>('/documents/', {
      file: smallPdf(pages),
      company_id: companyId,
      form_type: formType,
      fiscal_year: String(year),
      filing_date: `${year + 1}-03-20`,
      process: 'false',
    });
    const job = await admin.request<{ id: string }>('POST', '/processing/process', { document_ids: [body.id] });
    await untilJobEnds(admin, job.body.id);
    return body.id;
  };
  const changes = (query = '') => viewer.request<CompanyChanges>('GET', `/companies/${companyId}/changes${query}`);

  beforeAll(async () => {
    admin = await newUser();
    [viewer, stranger] = await Promise.all([newMember(admin, 'viewer'), newUser()]);
    companyId = (await admin.request<{ id: string }>('POST', '/companies/', someCompany())).body.id;
  });

  it('say why there is nothing to compare, until there are two filings of one form', async () => {
    expect((await changes()).body).toMatchObject({
      from: null,
      to: null,
      missing: expect.stringContaining('processed'),
      sections: [],
    });
    ids.older = await upload(OLDER, 'DEF 14A', 2023);
    ids.report = await upload(['ANNUAL REPORT\nThis is an annual report of another form.'], '10-K', 2024);
    const { status, body } = await changes();
    expect(status).toBe(200);
    expect(body.missing).toMatch(/^Only one DEF 14A of this company is processed|^Only one 10-K/);
    expect((await viewer.request('GET', `/companies/${companyId}/changes/pdf`)).status).toBe(409);
  });

  it('compare the newest two filings of one form: facts, and the text word by word with its places', async () => {
    ids.newer = await upload(NEWER, 'DEF 14A', 2024);
    const { body } = await changes();
    expect([body.from?.id, body.to?.id, body.job]).toEqual([ids.older, ids.newer, null]);
    const ratio = body.facts.find(({ key }) => key === 'ceo_pay_ratio');
    expect(ratio).toMatchObject({
      from: '128:1',
      to: '214:1',
      difference: '+67.2%',
      needs_look: true,
      from_page: 2,
      to_page: 2,
    });
    expect(ratio?.to_boxes.every(({ page }) => page === 2)).toBe(true);
    const pledging = body.sections
      .flatMap(({ paragraphs }) => paragraphs)
      .find(({ to }) => to?.includes('margin account'));
    expect(pledging).toMatchObject({ state: 'changed', from_page: 3, to_page: 3 });
    const words = (op: string) =>
      pledging?.words
        .filter((run) => run.op === op)
        .map(({ text }) => text.trim())
        .join(' ');
    expect(words('insert')).toContain('not');
    expect(words('delete')).toContain('approval of the General Counsel');
    expect(pledging?.from_boxes.length).toBeGreaterThan(0);
    expect(pledging?.to_marks.every(({ page }) => page === 3)).toBe(true);
  });

  it('are compared once, and the paragraphs that say the same may be left out', async () => {
    const jobs = async () =>
      (await viewer.request<{ total: number }>('GET', '/processing/jobs?kind=compare-filings')).body.total;
    const before = await jobs();
    const all = (await changes()).body.sections.flatMap(({ paragraphs }) => paragraphs);
    const changed = (await changes('?detail=changed')).body.sections.flatMap(({ paragraphs }) => paragraphs);
    expect(all.some(({ state }) => state === 'same')).toBe(true);
    expect(changed.length).toBeLessThan(all.length);
    expect(changed.some(({ state }) => state === 'same')).toBe(false);
    expect(await jobs()).toBe(before);
  });

  it('follow the filings that are named, and refuse what cannot be compared', async () => {
    const turned = await changes(`?from_document_id=${ids.newer}&to_document_id=${ids.older}`);
    expect(turned.body.facts.find(({ key }) => key === 'ceo_pay_ratio')).toMatchObject({ from: '214:1', to: '128:1' });
    const refused = [
      [`?from_document_id=${ids.newer}&to_document_id=${ids.newer}`, 422],
      [`?from_document_id=${ids.report}&to_document_id=${ids.newer}`, 422],
      [`?to_document_id=${NO_ID}`, 404],
      ['?to_document_id=abc', 422],
    ] as const;
    for (const [query, status] of refused) expect([query, (await changes(query)).status]).toEqual([query, status]);
  });

  it('are a PDF, too', async () => {
    const response = await fetch(`${baseUrl()}/api/v1/companies/${companyId}/changes/pdf`, {
      headers: { authorization: `Bearer ${viewer.token}` },
    });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(new TextDecoder('latin1').decode((await response.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  });

  it('are not found by another organization', async () => {
    for (const path of ['changes', 'changes/pdf'])
      expect((await stranger.request('GET', `/companies/${companyId}/${path}`)).status).toBe(404);
  });

  it('are in a report whose template asks for them', async () => {
    const { body: template } = await admin.request<{ id: string; include_changes: boolean }>(
      'POST',
      '/reports/templates/',
      {
        name: 'With changes',
        visibility: 'organization',
        include_changes: true,
        queries: [{ id: 'q1', text: 'What is the CEO pay ratio?', category: 'governance' }],
      },
    );
    expect(template.include_changes).toBe(true);
    const { body: report } = await admin.request<{
      id: string;
      results: { changes: unknown; changes_missing: string | null };
    }>('POST', '/reports/generate', {
      company_id: companyId,
      template_id: template.id,
      document_ids: [ids.newer],
      report_title: 'Changes',
    });
    expect(report.results).toMatchObject({
      changes: { from: { id: ids.older }, to: { id: ids.newer } },
      changes_missing: null,
    });
    const file = async (kind: string) => {
      const response = await fetch(`${baseUrl()}/api/v1/reports/${report.id}/${kind}`, {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      return Buffer.from(await response.arrayBuffer());
    };
    const { value: words } = await extractRawText({ buffer: await file('docx') });
    for (const part of ['What changed since last year', 'Changed facts', 'Nominees and proposals'])
      expect(words).toContain(part);
    const sheet = read(await file('xlsx')).Sheets.changes;
    const rows = sheet ? utils.sheet_to_json<Record<string, string>>(sheet) : [];
    expect(rows.map(({ Kind: kind }) => kind)).toEqual(expect.arrayContaining(['Fact', 'Text', 'Note']));
  });
});
