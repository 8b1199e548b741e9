import { beforeAll, describe, expect, it } from 'vitest';
import {
  addTemplate,
  openWorkspace,
  RATIO_QUERY,
  type FlagBody,
  type ReportBody,
  type Workspace,
} from './report-workspace';
import { POLICY_FLAGS, policyFile } from './policy-files';

type FlagsBody = {
  template_id: string;
  flag_configuration: string;
  flags: {
    flag_description: string;
    kind: string;
    understood_as: string;
    rules: { metric: string; operator: string; threshold: number | null; unit: string | null }[];
  }[];
  updated_at: string | null;
};
type PreviewBody = { flags: FlagsBody['flags']; results: FlagBody[] | null };
type ExtractedBody = { flags: string[]; document_summary: string };

const LINES = [
  'CEO pay ratio exceeds 20:1',
  'CEO pay ratio exceeds 21:1',
  'Board independence below 80 percent',
  'Say-on-pay support below 90%',
  'Audit fees exceed $5 million',
  'The tone of the chair letter is defensive',
];
const OUTCOMES = {
  'CEO pay ratio exceeds 20:1': 'triggered',
  'CEO pay ratio exceeds 21:1': 'clear',
  'Board independence below 80 percent': 'triggered',
  'Say-on-pay support below 90%': 'clear',
  'Audit fees exceed $5 million': 'cannot_determine',
  'The tone of the chair letter is defensive': 'cannot_determine',
};

describe('flags', () => {
  let at: Workspace;
  let templateId: string;
  const pathOf = (id: string) => `/reports/templates/${id}/flags`;
  const save = (text: string, id = templateId) =>
    at.member.request<FlagsBody>('PUT', pathOf(id), { flag_configuration: text });

  beforeAll(async () => {
    at = await openWorkspace();
    templateId = await addTemplate(at.admin);
  });

  it('are one a line, identical ones once, each shown as it was understood', async () => {
    const { status, body } = await save(
      'CEO pay ratio exceeds 200:1\n\n  ceo pay ratio  exceeds 200:1.\nSomething in words\n',
    );
    expect(status).toBe(200);
    expect(body.flag_configuration).toBe('CEO pay ratio exceeds 200:1\nSomething in words');
    expect(body.flags).toMatchObject([
      {
        kind: 'rule',
        understood_as: 'Triggers when the CEO pay ratio is above 200:1.',
        rules: [{ metric: 'ceo_pay_ratio', operator: 'above', threshold: 200, unit: 'ratio' }],
      },
      { kind: 'words', understood_as: '', rules: [] },
    ]);
    expect((await at.viewer.request<FlagsBody>('GET', `${pathOf(templateId)}/`)).body).toEqual(body);
    expect((await at.member.request('DELETE', pathOf(templateId))).status).toBe(204);
    expect((await at.viewer.request<FlagsBody>('GET', pathOf(templateId))).body).toMatchObject({
      flag_configuration: '',
      flags: [],
      updated_at: null,
    });
  });

  it("of the built-in template are the tenant's own", async () => {
    await save('CEO pay ratio exceeds 300:1', 'default_agm_template');
    expect((await at.viewer.request<FlagsBody>('GET', pathOf('default_agm_template'))).body.flag_configuration).toBe(
      'CEO pay ratio exceeds 300:1',
    );
    expect((await at.stranger.request<FlagsBody>('GET', pathOf('default_agm_template'))).body.flag_configuration).toBe(
      '',
    );
  });

  it('of queries are merged into what was typed and leave with their query', async () => {
    const own = await addTemplate(at.member);
    await save('Typed by hand', own);
    await at.member.request('PUT', `/reports/templates/${own}`, {
      queries: [{ ...RATIO_QUERY, flags: ['Ratio above 100:1', 'typed by hand'] }],
    });
    expect((await at.member.request<FlagsBody>('GET', pathOf(own))).body.flag_configuration).toBe(
      'Typed by hand\nRatio above 100:1',
    );
    await at.member.request('PUT', `/reports/templates/${own}`, { queries: [RATIO_QUERY] });
    expect((await at.member.request<FlagsBody>('GET', pathOf(own))).body.flag_configuration).toBe('Typed by hand');
  });

  it('that are deleted leave the queries, and do not come back with the next save', async () => {
    const first = { ...RATIO_QUERY, id: 'custom_1', flags: ['Ratio above 100:1', 'Kept'] };
    const own = await addTemplate(at.member, {
      queries: [first, { ...RATIO_QUERY, id: 'custom_2', flags: ['Other'] }],
    });
    const queries = async () =>
      (await at.member.request<{ queries: { flags: string[] }[] }>('GET', `/reports/templates/${own}`)).body.queries;
    await save('Kept\nOther', own);
    expect((await queries()).map(({ flags }) => flags)).toEqual([['Kept'], ['Other']]);
    expect((await at.member.request('DELETE', pathOf(own))).status).toBe(204);
    expect((await queries()).map(({ flags }) => flags)).toEqual([[], []]);
    await at.member.request('PUT', `/reports/templates/${own}`, { queries: await queries() });
    expect((await at.member.request<FlagsBody>('GET', pathOf(own))).body.flag_configuration).toBe('');
  });

  it.each([
    ['no text', { flag_configuration: 7 }],
    ['too many', { flag_configuration: Array.from({ length: 201 }, (_, index) => `Flag ${index}`).join('\n') }],
    ['one too long', { flag_configuration: 'x'.repeat(501) }],
  ])('refuse %s', async (_what, body) => {
    expect((await at.member.request('PUT', pathOf(templateId), body)).status).toBe(422);
  });

  it('end in a report as triggered, clear or undetermined, with the evidence', async () => {
    const own = await addTemplate(at.admin);
    await save(LINES.join('\n'), own);
    const { body } = await at.member.request<ReportBody>('POST', '/reports/generate', {
      company_id: at.companyId,
      template_id: own,
      document_ids: [at.proxyId],
    });
    expect(Object.fromEntries(body.results.flags.map((flag) => [flag.flag_description, flag.outcome]))).toEqual(
      OUTCOMES,
    );
    expect(body.flag_status).toMatchObject({
      flags_configured: true,
      total_flags_configured: 6,
      flags_triggered: 2,
      flags_clear: 2,
      flags_cannot_determine: 2,
    });
    const [ratio] = body.results.flags;
    expect(ratio).toMatchObject({
      outcome: 'triggered',
      method: 'rule',
      value: '21:1',
      triggered_by_query: 'What is the CEO pay ratio?',
      evidence: [{ page_number: 2 }],
    });
    expect(ratio?.evidence[0]?.quote).toContain('21 to 1');
    expect(ratio?.relevant_answer).toContain('21');
    expect(ratio?.reasoning).toContain('above 20:1');
    const words = body.results.flags.find((flag) => flag.flag_description.startsWith('The tone'));
    expect(words).toMatchObject({
      method: 'none',
      value: null,
      evidence: [],
      reasoning: expect.stringContaining('language model'),
    });
    expect(body.results.executive_summary).toContain('2 of 6 flags triggered, 2 clear, 2 could not be determined');
  });

  it('are previewed on a report without being stored', async () => {
    const report = await at.admin.request<ReportBody>('POST', '/reports/generate', {
      company_id: at.companyId,
      template_id: templateId,
      document_ids: [at.proxyId],
      visibility: 'organization',
    });
    const preview = (body: Record<string, unknown>, client = at.member) =>
      client.request<PreviewBody>('POST', `${pathOf(templateId)}/preview`, body);
    const alone = await preview({ flag_configuration: LINES.join('\n') });
    expect(alone.status).toBe(200);
    expect(alone.body.results).toBeNull();
    expect(alone.body.flags.map((flag) => flag.kind)).toEqual(['rule', 'rule', 'rule', 'rule', 'rule', 'words']);
    const judged = await preview({ flag_configuration: LINES.join('\n'), report_id: report.body.id });
    expect(
      Object.fromEntries((judged.body.results ?? []).map((flag) => [flag.flag_description, flag.outcome])),
    ).toEqual(OUTCOMES);
    expect((await at.member.request<ReportBody>('GET', `/reports/${report.body.id}`)).body).toMatchObject({
      flag_status: null,
    });
    expect((await at.member.request<FlagsBody>('GET', pathOf(templateId))).body.flag_configuration).toBe('');
    expect((await preview({ flag_configuration: 'x', report_id: crypto.randomUUID() })).status).toBe(404);
    expect((await preview({ flag_configuration: 'x', report_id: 'x' })).status).toBe(422);
    expect((await preview({ flag_configuration: 'x' }, at.stranger)).status).toBe(404);
    expect((await preview({ flag_configuration: 'x' }, at.viewer)).status).toBe(200);
  });

  describe('in an uploaded policy', () => {
    const extract = (fields: Record<string, string | File>, client = at.member) =>
      client.upload<ExtractedBody & { detail: string }>(`${pathOf(templateId)}/extract`, fields);

    it.each(['.pdf', '.docx', '.doc', '.txt', '.md'])('are found in a %s file, and not stored', async (extension) => {
      const { status, body } = await extract({ file: await policyFile(extension) });
      expect(status).toBe(200);
      expect(body.flags).toEqual(POLICY_FLAGS);
      expect(body.document_summary).toContain(`policy${extension}`);
      expect((await at.member.request<FlagsBody>('GET', pathOf(templateId))).body.flag_configuration).toBe('');
    });

    it.each([
      [
        'a wrong type',
        new File(['x'], 'policy.xlsx'),
        415,
        'Unsupported file type. Please upload: .pdf, .docx, .doc, .txt, .md',
      ],
      [
        'a PDF in name only',
        new File(['no PDF'], 'policy.pdf'),
        415,
        'The content is not a .pdf file, although the file name says so. Unsupported file type. Please upload: ' +
          '.pdf, .docx, ' +
          '.doc, .txt, .md',
      ],
      [
        'a text that is none',
        new File([new Uint8Array([0, 1, 2, 0])], 'policy.txt'),
        415,
        'The content is not a .txt file, although the file name says so. Unsupported file type. Please upload: ' +
          '.pdf, .docx, ' +
          '.doc, .txt, .md',
      ],
      [
        'a file too large',
        new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'policy.txt'),
        413,
        'File too large. Maximum size is 10MB.',
      ],
      ['an empty file', new File([''], 'policy.txt'), 422, 'Please select a file first'],
      ['a damaged file', new File(['%PDF-1.7\nnothing else'], 'policy.pdf'), 422, undefined],
    ])('refuse %s', async (_what, file, status, detail) => {
      const answer = await extract({ file });
      expect(answer.status).toBe(status);
      if (detail) expect(answer.body.detail).toBe(detail);
    });

    it('need a file, a role and a template', async () => {
      expect(await extract({ note: 'no file' })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'file', message: 'Please select a file first' }] },
      });
      expect((await extract({ file: await policyFile('.txt') }, at.viewer)).status).toBe(403);
      expect((await extract({ file: await policyFile('.txt') }, at.stranger)).status).toBe(404);
    });
  });
});
