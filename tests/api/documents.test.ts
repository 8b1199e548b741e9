import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, newMember, newUser, someCompany, untilJobEnds, type ApiClient } from '../support/api-client';
import { PAY_RATIO, smallPdf } from './files';

type DocumentBody = {
  id: string;
  company_id: string;
  processing_status: string;
  form_type: string;
  document_type: string;
  fiscal_year: number | null;
  page_count: number | null;
  pdf_url: string | null;
  original_url: string | null;
  failure_reason: string | null;
};

const NO_ID = '00000000-0000-4000-8000-000000000000';

describe('documents', () => {
  let admin: ApiClient;
  let viewer: ApiClient;
  let stranger: ApiClient;
  let companyId: string;

  beforeAll(async () => {
    admin = await newUser();
    [viewer, stranger] = await Promise.all([newMember(admin, 'viewer'), newUser()]);
    companyId = (await admin.request<{ id: string }>('POST', '/companies/', someCompany())).body.id;
  });

  const upload = (client: ApiClient, file: File, fields: Record<string, string> = {}) =>
    client.upload<DocumentBody & { detail?: string; errors?: { path: string; message: string }[] }>('/documents/', {
      file,
      company_id: companyId,
      form_type: 'DEF 14A',
      process: 'false',
      ...fields,
    });
  const stored = async (fields?: Record<string, string>) => (await upload(admin, smallPdf([PAY_RATIO]), fields)).body;

  describe('uploading', () => {
    it('stores the filing with what was said of it', async () => {
      const { status, body } = await upload(admin, smallPdf([PAY_RATIO]), {
        form_type: 'def14a',
        fiscal_year: '2025',
        filing_date: '2026-04-02',
        fiscal_period_end: '2025-12-31',
        accession_number: '0000909832-26-000066',
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        company_id: companyId,
        processing_status: 'downloaded',
        form_type: 'DEF 14A',
        document_type: 'Proxy Statement',
        fiscal_year: 2025,
        filing_date: '2026-04-02',
        fiscal_period_end: '2025-12-31',
        accession_number: '0000909832-26-000066',
        source: 'upload',
        file_name: 'statement.pdf',
      });
    });

    it.each([
      ['2024-01-11', 2023],
      ['2023-12-07', 2023],
      ['2024-04-05', 2023],
    ])('takes a proxy statement filed on %s to report on %i', async (filed, year) => {
      expect((await stored({ filing_date: filed })).fiscal_year).toBe(year);
    });

    it('refuses the same bytes for the same company, and takes them for another tenant', async () => {
      const file = smallPdf([PAY_RATIO]);
      expect((await upload(admin, file)).status).toBe(201);
      const again = await upload(admin, file);
      expect(again.status).toBe(409);
      expect(again.body).toMatchObject({
        code: 'conflict',
        detail: 'This file has already been uploaded for this company.',
      });
    });

    it.each([
      ['company_id', { company_id: 'x' }, 'Please choose a company'],
      ['form_type', { form_type: ' ' }, 'Form type is required'],
      ['form_type', { form_type: 'A'.repeat(21) }, 'Form type is at most 20 characters'],
      ['fiscal_year', { fiscal_year: '1066' }, 'Fiscal year must be a year from 1990 to 2100'],
      ['filing_date', { filing_date: '2026-02-31' }, 'must be a date such as 2026-04-02'],
      ['fiscal_period_end', { fiscal_period_end: 'soon' }, 'must be a date such as 2026-04-02'],
      ['accession_number', { accession_number: '12' }, 'Accession number must look like 0000909832-23-000066'],
    ])('refuses a wrong %s with its sentence', async (path, fields, message) => {
      const { status, body } = await upload(admin, smallPdf([PAY_RATIO]), fields);
      expect(status).toBe(422);
      expect(body.errors).toEqual([{ path, message }]);
    });

    it.each([
      [
        'a program named .pdf',
        new File([Buffer.from('MZ\u0090\u0000\u0003', 'latin1')], 'a.pdf'),
        415,
        'The file is neither a PDF nor HTML. Upload a .pdf, .htm or .html file.',
      ],
      ['an empty file', new File([], 'a.pdf'), 422, 'The file is empty.'],
      [
        'HTML above 15 MB',
        new File(['<html><body>', ' '.repeat(15 * 1024 * 1024), '</body></html>'], 'a.html'),
        413,
        'The HTML file is larger than 15 MB.',
      ],
    ])('refuses %s', async (_what, file, status, detail) => {
      const answer = await upload(admin, file);
      expect(answer.status).toBe(status);
      expect(answer.body.detail).toBe(detail);
    });

    it('refuses a form without a file, and JSON', async () => {
      expect((await admin.upload('/documents/', { company_id: companyId, form_type: '10-K' })).status).toBe(422);
      expect((await admin.request('POST', '/documents/', { company_id: companyId })).status).toBe(415);
    });

    it('refuses a viewer, another tenant and a stranger without a session', async () => {
      expect((await upload(viewer, smallPdf([PAY_RATIO]))).status).toBe(403);
      const other = await upload(stranger, smallPdf([PAY_RATIO]));
      expect(other.status).toBe(404);
      expect(other.body.detail).toBe('Company not found');
      expect((await anonymous('POST', '/api/v1/documents/')).status).toBe(401);
    });
  });

  describe('reading', () => {
    it('lists an array, filtered by company, type and year, newest year first', async () => {
      const own = (await admin.request<{ id: string }>('POST', '/companies/', someCompany())).body.id;
      await stored({ company_id: own, form_type: '10-K', fiscal_year: '2023' });
      await stored({ company_id: own, form_type: 'DEF 14A', fiscal_year: '2025' });
      await stored({ company_id: own, form_type: '10-K' });
      const list = async (query: string) =>
        (await admin.request<DocumentBody[]>('GET', `/documents/?company_id=${own}${query}`)).body.map(
          ({ form_type: form, fiscal_year: year }) => `${form} ${year}`,
        );
      expect(await list('')).toEqual(['DEF 14A 2025', '10-K 2023', '10-K null']);
      expect(await list('&fiscal_year=2023')).toEqual(['10-K 2023']);
      expect(await list('&document_type=proxy')).toEqual(['DEF 14A 2025']);
      expect(await list('&limit=1')).toEqual(['DEF 14A 2025']);
    });

    it('refuses a year that is none and a limit out of range', async () => {
      expect((await admin.request('GET', '/documents/?fiscal_year=soon')).status).toBe(422);
      expect((await admin.request('GET', '/documents/?limit=0')).status).toBe(422);
      expect((await admin.request('GET', '/documents/?company_id=1')).status).toBe(422);
    });

    it('counts documents by status and form', async () => {
      const own = (await admin.request<{ id: string }>('POST', '/companies/', someCompany())).body.id;
      await stored({ company_id: own, form_type: '10-K' });
      await stored({ company_id: own });
      const { body } = await viewer.request('GET', `/documents/stats/summary?company_id=${own}`);
      expect(body).toEqual({
        total: 2,
        by_status: { downloaded: 2 },
        by_form_type: { '10-K': 1, 'DEF 14A': 1 },
        total_pages: 0,
        total_chunks: 0,
      });
    });

    it('gives the PDF and the original to a viewer, whole or in part', async () => {
      const { id } = await stored();
      const pdf = await viewer.request<string>('GET', `/documents/${id}/pdf`, undefined, { accept: 'application/pdf' });
      expect(pdf.status).toBe(200);
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      expect(pdf.body.slice(0, 5)).toBe('%PDF-');
      const part = await viewer.request<string>('GET', `/documents/${id}/pdf`, undefined, { range: 'bytes=0-4' });
      expect([part.status, part.body]).toEqual([206, '%PDF-']);
      const original = await viewer.request('GET', `/documents/${id}/original`);
      expect(original.headers.get('content-disposition')).toMatch(/^attachment/);
    });

    it('says that HTML has no PDF before it is processed', async () => {
      const { body } = await upload(admin, new File([`<html><body><p>${PAY_RATIO}</p></body></html>`], 'a.htm'));
      expect(body.pdf_url).toBeNull();
      const pdf = await admin.request('GET', `/documents/${body.id}/pdf`);
      expect(pdf.status).toBe(404);
      expect(pdf.body).toMatchObject({
        detail: 'This document has no PDF yet. It is created when the document is processed.',
      });
    });

    it('answers another tenant as if the row were not there', async () => {
      const { id } = await stored();
      for (const path of [
        `/documents/${id}`,
        `/documents/${id}/pdf`,
        `/documents/${id}/original`,
        `/documents/${id}/facts`,
      ]) {
        const answer = await stranger.request('GET', path);
        expect([path, answer.status]).toEqual([path, 404]);
      }
      expect((await stranger.request('DELETE', `/documents/${id}`)).status).toBe(404);
      expect((await admin.request('GET', `/documents/${NO_ID}`)).status).toBe(404);
      expect((await admin.request('GET', '/documents/x')).status).toBe(422);
    });
  });

  it('deletes an upload for good and refuses a viewer', async () => {
    const { id } = await stored();
    expect((await viewer.request('DELETE', `/documents/${id}`)).status).toBe(403);
    expect((await admin.request('DELETE', `/documents/${id}`)).status).toBe(204);
    expect((await admin.request('GET', `/documents/${id}`)).status).toBe(404);
  });

  it('processes an upload at once, and lists its facts with the words that state them', async () => {
    const { body } = await upload(admin, smallPdf([PAY_RATIO]), { process: 'true' });
    const { body: page } = await admin.request<{ jobs: { id: string }[] }>(
      'GET',
      '/processing/jobs?kind=process-documents&size=1',
    );
    const job = await untilJobEnds(admin, page.jobs[0]?.id ?? '');
    expect(job.status).toBe('completed');
    const read = await admin.request<DocumentBody>('GET', `/documents/${body.id}`);
    expect(read.body).toMatchObject({ processing_status: 'processed', page_count: 1, failure_reason: null });
    const { body: facts } = await viewer.request<{
      facts: { key: string; display: string; page: number; quote: string; bounding_boxes: unknown[] }[];
      total: number;
    }>('GET', `/documents/${body.id}/facts`);
    expect(facts.total).toBe(facts.facts.length);
    const ratio = facts.facts.find(({ key }) => key === 'ceo_pay_ratio');
    expect(ratio).toMatchObject({ display: '21:1', page: 1, quote: expect.stringContaining('21 to 1') });
    expect(ratio?.bounding_boxes.length).toBeGreaterThan(0);
  });

  it('says why a file failed and keeps it for another try', async () => {
    const { body } = await upload(
      admin,
      new File(['%PDF-1.7\n', crypto.randomUUID(), '\nnothing of a PDF follows'], 'broken.pdf'),
      { process: 'false' },
    );
    const { body: job } = await admin.request<{ id: string }>('POST', '/processing/process', {
      document_ids: [body.id],
    });
    await untilJobEnds(admin, job.id);
    const read = await admin.request<DocumentBody>('GET', `/documents/${body.id}`);
    expect(read.body.processing_status).toBe('failed');
    expect(read.body.failure_reason).toMatch(/\.$/);
    expect((await admin.request('POST', '/processing/process', { document_ids: [body.id] })).status).toBe(202);
  });
});
