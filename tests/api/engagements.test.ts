import { beforeAll, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { baseUrl, newMember, newUser, someCompany, untilJobEnds, type ApiClient } from '../support/api-client';
import { PAY_RATIO, smallPdf } from './files';

type Condition = { id: string; sentence: string; explanation: string; override: { reason: string; by: string } | null };
type Version = {
  id: string;
  number: number;
  subject: string;
  content: string;
  user_prompt: string | null;
  kind: string;
  engine: string;
  notes: string[];
  checks: {
    unlinked_count: number;
    open_conditions: number;
    voting_conditions: Condition[];
    sentences: { status: string; text: string }[];
  };
};
type Engagement = {
  id: string;
  status: string;
  company_name: string;
  report_id: string;
  report_exists: boolean;
  email_versions: Version[];
  email_versions_count: number;
  current_version_id: string | null;
  current_email_content: string | null;
  email_sent_at: string | null;
  sent_to: string[];
  meeting_date: string | null;
  meeting_notes: string;
  attendees: string[];
  action_items: { id: string; item: string; owner: string; due_date: string | null; is_done: boolean }[];
  follow_up_required: boolean;
  notes_revision: number;
  next_statuses: string[];
  triggered_flags_count: number;
  triggered_flags_snapshot: { flag_description: string; evidence: { quote: string; page_number: number }[] }[];
  objectives: { id: string; title: string; milestone: string }[];
  delivery?: { method: string; mailto: string; eml_url: string };
};
type Flagged = {
  flagged_reports: {
    report_id: string;
    company_name: string;
    flags_triggered: number;
    triggered_flags: { flag_description: string }[];
    has_engagement: boolean;
    engagement_id: string | null;
  }[];
  total: number;
};

const FLAG = 'CEO pay ratio above 15:1';
const THREAT = 'Unless you act, we will vote against the chair.';

describe('engagements', () => {
  let admin: ApiClient;
  let viewer: ApiClient;
  let member: ApiClient;
  let stranger: ApiClient;
  let companyId: string;
  let documentId: string;
  let templateId: string;
  /** An engagement for tests that leave its email and status alone. */
  let shared: Engagement;
  const pool: string[] = [];

  const flaggedReport = async (client = admin, visibility = 'organization') => {
    const made = await client.request<{ id: string; status: string }>('POST', '/reports/generate', {
      company_id: companyId,
      template_id: templateId,
      document_ids: [documentId],
      visibility,
    });
    expect(made.body.status).toBe('completed');
    return made.body.id;
  };
  const opened = async () =>
    (await admin.request<Engagement>('POST', '/engagements', { report_id: pool.pop() ?? (await flaggedReport()) }))
      .body;
  const read = async (id: string, client = admin) =>
    (await client.request<Engagement>('GET', `/engagements/${id}`)).body;
  const generate = async (id: string, prompt = '') =>
    (
      await admin.request<Version>('POST', `/engagements/${id}/generate-email`, {
        prompt,
        template_id: templateId,
        include_all_flags: true,
        tone: 'professional',
      })
    ).body;
  const move = (id: string, status: string) => admin.request<Engagement>('PATCH', `/engagements/${id}`, { status });
  const draft = (id: string, content: string, base: string | null, client = admin) =>
    client.request<Version & { current: Version; yours: { content: string } }>('PUT', `/engagements/${id}/draft`, {
      subject: 'Pay',
      content,
      base_version_id: base,
    });

  beforeAll(async () => {
    admin = await newUser();
    [member, viewer, stranger] = await Promise.all([newMember(admin, 'member'), newMember(admin, 'viewer'), newUser()]);
    companyId = (await admin.request<{ id: string }>('POST', '/companies', someCompany())).body.id;
    const uploaded = await admin.upload<{ id: string }>('/documents', {
      file: smallPdf([PAY_RATIO]),
      company_id: companyId,
      form_type: 'DEF 14A',
      filing_date: '2026-04-02',
      process: 'false',
    });
    documentId = uploaded.body.id;
    const job = await admin.request<{ id: string }>('POST', '/processing/process', { document_ids: [documentId] });
    expect((await untilJobEnds(admin, job.body.id)).status).toBe('completed');
    const template = await admin.request<{ id: string }>('POST', '/reports/templates', {
      name: 'Pay',
      visibility: 'organization',
      queries: [
        {
          id: 'custom_1',
          text: 'What is the CEO pay ratio?',
          category: 'compensation',
          expected_sources: [],
          flags: [FLAG],
          citation_required: true,
        },
      ],
    });
    templateId = template.body.id;
    await admin.request('PUT', `/reports/templates/${templateId}/flags`, { flag_configuration: FLAG });
    pool.push(...(await Promise.all(Array.from({ length: 9 }, () => flaggedReport()))));
    shared = await opened();
  });

  it('opens an engagement on a flagged report, once, with copies of its flags', async () => {
    const reportId = pool.pop() ?? '';
    const candidate = async () =>
      (await viewer.request<Flagged>('GET', '/engagements/flagged-reports')).body.flagged_reports.find(
        ({ report_id }) => report_id === reportId,
      );
    expect(await candidate()).toMatchObject({
      flags_triggered: 1,
      triggered_flags: [{ flag_description: FLAG }],
      has_engagement: false,
      engagement_id: null,
    });
    const created = await admin.request<Engagement>('POST', '/engagements', { report_id: reportId });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      status: 'draft',
      report_id: reportId,
      triggered_flags_count: 1,
      email_versions: [],
      current_version_id: null,
      next_statuses: ['email_drafted'],
    });
    expect(created.body.triggered_flags_snapshot[0]?.evidence[0]?.quote).toContain('21 to 1');
    expect(await candidate()).toMatchObject({ has_engagement: true, engagement_id: created.body.id });
    expect((await member.request('POST', '/engagements', { report_id: reportId })).status).toBe(409);
    expect((await admin.request('DELETE', `/reports/${reportId}`)).status).toBe(204);
    expect(await read(created.body.id)).toMatchObject({
      report_exists: false,
      triggered_flags_snapshot: created.body.triggered_flags_snapshot,
    });
    expect(await generate(created.body.id)).toMatchObject({ number: 1 });
  });

  it('repeats an answer for the same Idempotency-Key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { report_id: pool.pop() };
    const first = await admin.request<Engagement>('POST', '/engagements/', body, key);
    expect((await admin.request<Engagement>('POST', '/engagements/', body, key)).body).toEqual(first.body);
  });

  it('writes, refines and numbers versions that rest on quotes alone', async () => {
    const { id } = await opened();
    const first = await generate(id);
    expect(first).toMatchObject({
      number: 1,
      kind: 'generated',
      checks: { unlinked_count: 0, open_conditions: 0, voting_conditions: [] },
    });
    expect(first.content).toContain('21 to 1');
    expect((await read(id)).status).toBe('email_drafted');
    const shorter = await generate(id, 'Make shorter');
    expect(shorter).toMatchObject({ number: 2, kind: 'refined', user_prompt: 'Make shorter' });
    expect(shorter.content.length).toBeLessThan(first.content.length);
    const back = await admin.request<Engagement>('PATCH', `/engagements/${id}`, { current_version_id: first.id });
    expect(back.body).toMatchObject({
      current_version_id: first.id,
      current_email_content: first.content,
      email_versions_count: 2,
    });
    const compared = await viewer.request<{ paragraphs: { is_changed: boolean }[] }>(
      'GET',
      `/engagements/${id}/compare?from=${first.id}&to=${shorter.id}`,
    );
    expect(compared.body.paragraphs.some(({ is_changed }) => is_changed)).toBe(true);
  });

  it('returns both texts when another person saved in between', async () => {
    const { id } = await opened();
    const first = await generate(id);
    const mine = await draft(id, 'Dear Board,\n\nMine.', first.id);
    expect(mine.body).toMatchObject({ number: 2, kind: 'manual', engine: 'manual' });
    const late = await draft(id, 'Dear Board,\n\nTheirs.', first.id, member);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'conflict',
      current: { id: mine.body.id, content: 'Dear Board,\n\nMine.' },
      yours: { content: 'Dear Board,\n\nTheirs.' },
    });
    expect((await draft(id, 'Dear Board,\n\nBoth.', mine.body.id, member)).body.number).toBe(3);
  });

  it('marks a condition on the vote, holds the sending, and records an override', async () => {
    const { id } = await opened();
    const first = await generate(id);
    const edited = await draft(id, `${first.content}\n\n${THREAT}`, first.id);
    const [condition] = edited.body.checks.voting_conditions;
    expect(condition).toMatchObject({ sentence: THREAT, override: null });
    expect(condition?.explanation).toContain('February 2025');
    const held = await admin.request('PUT', `/engagements/${id}/send-email`, { sent_to: ['board@example.com'] });
    expect([held.status, held.body.detail]).toEqual([409, expect.stringContaining(THREAT)]);
    const overrides = `/engagements/${id}/overrides`;
    expect(
      (await admin.request('POST', overrides, { version_id: edited.body.id, condition_id: condition?.id, reason: ' ' }))
        .status,
    ).toBe(422);
    const overridden = await admin.request<Version>('POST', overrides, {
      version_id: edited.body.id,
      condition_id: condition?.id,
      reason: 'We file on Schedule 13D.',
    });
    expect(overridden.body.checks).toMatchObject({
      open_conditions: 0,
      voting_conditions: [{ override: { reason: 'We file on Schedule 13D.', by: 'Test Person' } }],
    });
    expect((await admin.request('PUT', `/engagements/${id}/send-email`, { sent_to: 'board@example.com' })).status).toBe(
      200,
    );
    const { body } = await viewer.request<{ events: { text: string }[] }>('GET', `/engagements/${id}/timeline`);
    expect(body.events.map(({ text }) => text)).toContain(
      '13D/13G warning overridden in version 2: We file on Schedule 13D.',
    );
  });

  it('checks a text that is being written without storing it', async () => {
    const { id } = shared;
    const checked = await viewer.request<Version['checks']>('POST', `/engagements/${id}/check`, {
      content: `The ratio was 99 to 1. ${THREAT}`,
    });
    expect(checked.body).toMatchObject({ unlinked_count: 1, open_conditions: 1 });
    expect((await read(id)).email_versions_count).toBe(0);
  });

  it.each([
    [{ sent_to: [] }, 'Please enter recipient email addresses'],
    [{ sent_to: ' , ' }, 'Please enter recipient email addresses'],
    [{}, 'Please enter recipient email addresses'],
    [{ sent_to: ['ir@example.com', 'no-at.example.com'] }, 'Not an email address: no-at.example.com'],
    [{ sent_to: ['a@b.co\r\nBcc: x@y.zz'] }, 'Not an email address: Bcc: x@y.zz'],
  ])('refuses recipients %j', async (body, message) => {
    const { status, body: answer } = await admin.request<{ errors: { message: string }[] }>(
      'PUT',
      `/engagements/${crypto.randomUUID()}/send-email`,
      body,
    );
    expect(status).toBe(422);
    expect(answer.errors.map((error) => error.message)).toContain(message);
  });

  it('records the sending once and offers mailto and .eml', async () => {
    const { id } = await opened();
    expect((await admin.request('PUT', `/engagements/${id}/send-email`, { sent_to: ['ir@example.com'] })).status).toBe(
      409,
    );
    const version = await generate(id);
    const sent = await admin.request<Engagement>('PUT', `/engagements/${id}/send-email`, {
      sent_to: ['ir@example.com', ' chair@example.com'],
    });
    expect(sent.body).toMatchObject({
      status: 'email_sent',
      sent_to: ['ir@example.com', 'chair@example.com'],
      email_sent_at: expect.any(String),
      delivery: { method: 'manual' },
    });
    expect(sent.body.delivery?.mailto).toMatch(/^mailto:ir@example\.com,chair@example\.com\?subject=/);
    expect(sent.body.objectives).toMatchObject([{ title: 'CEO pay ratio', milestone: 'raised' }]);
    const eml = await admin.request<string>('GET', sent.body.delivery?.eml_url ?? '');
    expect(eml.headers.get('content-type')).toBe('message/rfc822');
    const body = eml.body.split('\r\n\r\n')[1] ?? '';
    expect(Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n').trimEnd()).toBe(version.content);
    const again = await admin.request('PUT', `/engagements/${id}/send-email`, { sent_to: ['ir@example.com'] });
    expect([again.status, again.body.detail]).toEqual([409, 'The email is already marked as sent.']);
  });

  it('moves one step forward or back and refuses every other change of status', async () => {
    const order = ['draft', 'email_drafted', 'email_sent', 'scheduled', 'completed'];
    const { id } = await opened();
    for (const [at, status] of order.entries()) {
      for (const other of order.filter((_, index) => Math.abs(index - at) !== 1))
        expect((await move(id, other)).status).toBe(409);
      const next = order[at + 1];
      if (!next) continue;
      expect((await move(id, next)).body.status).toBe(next);
      expect((await move(id, status)).body.status).toBe(status);
      expect((await move(id, next)).body.status).toBe(next);
    }
    expect((await admin.request('POST', `/engagements/${id}/generate-email`, {})).status).toBe(409);
    expect((await admin.request('PATCH', `/engagements/${id}`, { status: 'gone' })).status).toBe(422);
    const tab = async (query: string) =>
      (
        await viewer.request<{ engagements: Engagement[] }>('GET', `/engagements?size=1000&${query}`)
      ).body.engagements.map((one) => one.id);
    expect(await tab('tab=history')).toContain(id);
    expect(await tab('status=completed')).toContain(id);
    expect(await tab('tab=active')).not.toContain(id);
    expect(await tab('')).toContain(id);
  });

  it('sets the meeting and gives it as .ics', async () => {
    const { id } = shared;
    expect((await admin.request('GET', `/engagements/${id}/calendar`)).status).toBe(409);
    expect((await admin.request('PATCH', `/engagements/${id}`, { meeting_date: 'soon' })).status).toBe(422);
    const set = await admin.request<Engagement>('PATCH', `/engagements/${id}`, {
      meeting_date: '2026-05-04T16:30:00+02:00',
      meeting_location: 'Video call; link follows',
      attendees: ['Ana Ruiz <ana@example.com>', 'Chair'],
    });
    expect(set.body).toMatchObject({
      meeting_date: '2026-05-04T14:30:00.000Z',
      attendees: ['Ana Ruiz <ana@example.com>', 'Chair'],
    });
    const ics = await admin.request<string>('GET', `/engagements/${id}/calendar`);
    expect(ics.body).toContain('DTSTART:20260504T143000Z\r\nDTEND:20260504T153000Z');
    expect(ics.body).toContain('LOCATION:Video call\\; link follows');
    expect(ics.body).toContain('ATTENDEE;ROLE="REQ-PARTICIPANT";CN="Ana Ruiz":mailto:ana@example.com');
  });

  it('keeps notes, action items and follow-up, and loses no text of two writers', async () => {
    const { id } = shared;
    const notes = `/engagements/${id}/notes`;
    const saved = await admin.request<Engagement>('POST', notes, {
      notes: '## Call\nThe chair agreed to review the ratio.',
      attendees: 'Ana, Chair',
      action_items: ['Send minutes', { item: 'Share policy', owner: 'Ana', due_date: '2026-06-01' }],
      follow_up_required: true,
      base_revision: 0,
    });
    expect(saved.body).toMatchObject({
      notes_revision: 1,
      attendees: ['Ana', 'Chair'],
      follow_up_required: true,
      action_items: [
        { item: 'Send minutes', owner: '', due_date: null, is_done: false },
        { item: 'Share policy', owner: 'Ana', due_date: '2026-06-01' },
      ],
    });
    const late = await member.request<{ current: { notes: string }; yours: { notes: string } }>('POST', notes, {
      notes: 'Other words',
      base_revision: 0,
    });
    expect([late.status, late.body.current.notes, late.body.yours.notes]).toEqual([
      409,
      '## Call\nThe chair agreed to review the ratio.',
      'Other words',
    ]);
    expect((await member.request<Engagement>('POST', notes, { notes: 'Merged', base_revision: 1 })).body).toMatchObject(
      { meeting_notes: 'Merged', attendees: ['Ana', 'Chair'], notes_revision: 2 },
    );
    for (const [wrong, message] of [
      [{ action_items: [{ item: ' ' }] }, 'An action item needs a text'],
      [{ action_items: [{ item: 'x', due_date: 'soon' }] }, 'Due date must be a date such as 2026-04-02'],
    ] as const) {
      const refused = await admin.request('POST', notes, wrong);
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining(message)]);
    }
  });

  it('summarizes the notes with words of the notes', async () => {
    const { id } = shared;
    const summarize = () =>
      admin.request<{
        summary: string;
        key_points: string[];
        action_items: { item: string; due_date: string | null }[];
        engine: string;
      }>('POST', `/engagements/${id}/summarize`, {
        include_action_items: true,
        include_key_points: true,
        summary_length: 'medium',
      });
    await admin.request('POST', `/engagements/${id}/notes`, { notes: '', action_items: [] });
    expect((await summarize()).status).toBe(409);
    await admin.request('POST', `/engagements/${id}/notes`, {
      notes:
        'We met the chair.\n\n- The Board will publish the ratio by region next year.\n- Action: Ana will send ' +
        'the policy by June 1, 2026',
    });
    const { body } = await summarize();
    expect(body.key_points).toContain('The Board will publish the ratio by region next year.');
    expect(body.action_items).toEqual([
      { item: 'Ana will send the policy by June 1, 2026', owner: 'Ana', due_date: '2026-06-01' },
    ]);
    expect(await read(id)).toMatchObject({ ai_summary: { engine: body.engine } });
  });

  it('follows objectives to done and into the next year', async () => {
    const { id } = shared;
    const objectives = `/engagements/${id}/objectives`;
    expect((await admin.request('POST', objectives, { title: ' ' })).status).toBe(422);
    const made = await admin.request<{ id: string }>('POST', objectives, {
      title: 'Publish the ratio by region',
      flag_description: FLAG,
    });
    expect(made).toMatchObject({
      status: 201,
      body: { milestone: 'raised', milestone_dates: { raised: expect.any(String) } },
    });
    const one = `${objectives}/${made.body.id}`;
    expect((await admin.request('PATCH', one, { milestone: 'committed' })).body).toMatchObject({
      milestone: 'committed',
      milestone_dates: { raised: expect.any(String), committed: expect.any(String) },
    });
    expect((await admin.request('PATCH', one, { milestone: 'finished' })).status).toBe(422);
    expect(
      (await admin.request('PATCH', one, { next_year: { outcome: 'improved', comment: 'Now 18:1' } })).body,
    ).toMatchObject({ next_year: { outcome: 'improved', comment: 'Now 18:1' } });
    await flaggedReport();
    expect((await read(id)).objectives.find((objective) => objective.id === made.body.id)).toMatchObject({
      later_reports: expect.arrayContaining([expect.objectContaining({ outcome: 'triggered' })]),
    });
    expect((await admin.request('DELETE', one)).status).toBe(204);
    expect((await admin.request('PATCH', one, { milestone: 'done' })).status).toBe(404);
  });

  it('exports one as PDF and all as a workbook without formulas', async () => {
    const { id } = shared;
    await admin.request('POST', `/engagements/${id}/notes`, { notes: '=HYPERLINK("http://evil.example","x")' });
    const file = async (path: string) =>
      new Uint8Array(
        await (
          await fetch(`${baseUrl()}/api/v1${path}`, { headers: { authorization: `Bearer ${viewer.token}` } })
        ).arrayBuffer(),
      );
    expect(new TextDecoder().decode((await file(`/engagements/${id}/pdf`)).subarray(0, 5))).toBe('%PDF-');
    const book = XLSX.read(await file('/engagements/export'));
    expect(book.SheetNames).toEqual(['engagements', 'flags', 'action items', 'objectives']);
    const cells = book.SheetNames.flatMap((name) =>
      Object.entries(book.Sheets[name] ?? {})
        .filter(([key]) => !key.startsWith('!'))
        .map(([, cell]) => cell as XLSX.CellObject),
    );
    expect(cells.every((cell) => cell.f === undefined && !/^[=+\-@]/.test(String(cell.v)))).toBe(true);
    expect(cells.some((cell) => String(cell.v).startsWith("'=HYPERLINK"))).toBe(true);
  });

  const calls = (id: string): [string, string, unknown?][] => [
    ['PATCH', `/engagements/${id}`, { meeting_location: 'x' }],
    ['POST', `/engagements/${id}/generate-email`, {}],
    ['PUT', `/engagements/${id}/draft`, { subject: 'x', content: 'x' }],
    ['PUT', `/engagements/${id}/send-email`, { sent_to: ['a@b.co'] }],
    ['POST', `/engagements/${id}/notes`, { notes: 'x' }],
    ['POST', `/engagements/${id}/summarize`, {}],
    ['POST', `/engagements/${id}/objectives`, { title: 'x' }],
    ['PATCH', `/engagements/${id}/objectives/${crypto.randomUUID()}`, { milestone: 'done' }],
    ['DELETE', `/engagements/${id}/objectives/${crypto.randomUUID()}`],
    ['POST', `/engagements/${id}/overrides`, { version_id: crypto.randomUUID(), condition_id: 'x', reason: 'x' }],
  ];
  const reads = (id: string): [string, string, unknown?][] => [
    ['GET', `/engagements/${id}`],
    ['GET', `/engagements/${id}/timeline`],
    ['GET', `/engagements/${id}/pdf`],
    ['GET', `/engagements/${id}/eml`],
    ['GET', `/engagements/${id}/calendar`],
    ['GET', `/engagements/${id}/compare?from=${crypto.randomUUID()}&to=${crypto.randomUUID()}`],
    ['POST', `/engagements/${id}/check`, { content: 'x' }],
  ];

  it('is not found by another tenant, and a viewer may only read', async () => {
    const { id, report_id } = shared;
    const statuses = (client: ApiClient, list: ReturnType<typeof calls>) =>
      Promise.all(
        list.map(async ([method, path, body]) => `${path} ${(await client.request(method, path, body)).status}`),
      );
    const all = [...calls(id), ...reads(id)];
    expect(await statuses(stranger, all)).toEqual(all.map(([, path]) => `${path} 404`));
    const writes = all.slice(0, calls(id).length);
    expect(await statuses(viewer, writes)).toEqual(writes.map(([, path]) => `${path} 403`));
    expect((await viewer.request('POST', '/engagements', { report_id })).status).toBe(403);
    expect((await stranger.request('POST', '/engagements', { report_id })).status).toBe(404);
    expect((await stranger.request<Flagged>('GET', '/engagements/flagged-reports')).body.total).toBe(0);
    expect((await stranger.request<{ total: number }>('GET', '/engagements')).body.total).toBe(0);
    expect((await viewer.request<{ can_edit: boolean }>('GET', `/engagements/${id}`)).body.can_edit).toBe(false);
  });

  it('shows an engagement on a personal report to its creator alone', async () => {
    const reportId = await flaggedReport(member, 'user');
    const { body } = await member.request<Engagement>('POST', '/engagements', { report_id: reportId });
    expect((await admin.request('GET', `/engagements/${body.id}`)).status).toBe(404);
    expect((await member.request('GET', `/engagements/${body.id}/`)).status).toBe(200);
  });

  it('refuses a report that is not flagged', async () => {
    const bare = await admin.request<{ id: string }>('POST', '/reports/templates', {
      name: 'No flags',
      visibility: 'organization',
      queries: [
        {
          id: 'custom_2',
          text: 'What is the CEO pay ratio?',
          category: 'compensation',
          expected_sources: [],
          flags: [],
          citation_required: true,
        },
      ],
    });
    const report = await admin.request<{ id: string }>('POST', '/reports/generate', {
      company_id: companyId,
      template_id: bare.body.id,
      document_ids: [documentId],
      visibility: 'organization',
    });
    const refused = await admin.request('POST', '/engagements', { report_id: report.body.id });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This report has no triggered flags, so there is nothing to engage on.',
    ]);
    expect((await admin.request('POST', '/engagements', { report_id: 'x' })).status).toBe(422);
    expect((await admin.request('POST', '/engagements', { report_id: crypto.randomUUID() })).status).toBe(404);
  });
});
