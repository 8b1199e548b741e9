import { smallPdf } from '../api/files';
import { someCompany } from './api-client';
import { call, openGround, signUp, type Ground } from './in-process';

type Person = Awaited<ReturnType<typeof signUp>>;

/** A short proxy statement with three nominees, pay, an auditor and a shareholder's proposal. */
export const PROXY = [
  [
    'Notice of 2027 Annual Meeting of Shareholders',
    'Date and Time: May 12, 2027, 9:00 a.m. Eastern Time',
    'Record Date: March 16, 2027',
    'Items of Business',
    '1. Elect the three directors named in this proxy statement      FOR each nominee',
    '2. Approve, on an advisory basis, the compensation of our named executive officers      FOR',
    '3. Ratify the appointment of Thackeray Voss LLP as our independent auditor      FOR',
    '4. Shareholder proposal regarding an independent board chair, if properly presented      AGAINST',
  ],
  [
    'Proposal 1 - Election of Directors',
    'The Board has nominated Graham T. Whitlock, Karin E. Lindqvist and Rafael J. Moreno for election at the ' +
      'Annual Meeting.',
    'Directors are elected by a plurality of the votes cast.',
    'The Board recommends a vote FOR each nominee.',
    'Graham T. Whitlock',
    'Age: 61 Director since: 2014',
    'Karin E. Lindqvist',
    'Age: 55 Director since: 2017',
    'Rafael J. Moreno',
    'Age: 67 Director since: 2009',
    'Each director attended at least 75% of the meetings of the Board and of the committees on which he or she served.',
  ],
  [
    'Proposal 2 - Advisory Vote on Executive Compensation',
    'The Board recommends a vote FOR this proposal.',
    'CEO Pay Ratio',
    'For fiscal 2026, the annual total compensation of our CEO was $1,890,000 and of our median',
    'employee was $9,000. The ratio of these amounts is 210 to 1.',
  ],
  [
    'Proposal 3 - Ratification of the Appointment of the Independent Auditor',
    'The Board recommends a vote FOR this proposal.',
  ],
  [
    'Proposal 4 - Shareholder Proposal Regarding an Independent Board Chair',
    'Ellery Stewardship Trust, 12 Main Street, Boston, has notified us that it intends to present the ' +
      'following proposal.',
    'The Board recommends a vote AGAINST this proposal.',
  ],
].map((lines) => lines.join('\n'));

export type VotingGround = {
  ground: Ground;
  admin: Person;
  member: Person;
  as: (
    person: Person,
  ) => <T = Record<string, unknown>>(method: string, path: string, body?: unknown) => ReturnType<typeof call<T>>;
  companyId: string;
  /** Uploads a proxy, reads it, and makes what comes of it, as the worker does. */
  arrive: (pages: readonly string[], form?: { formType?: string; filingDate?: string }) => Promise<string>;
};

/** An organization with two people who vote, and a company, in this process. */
export async function openVotingGround(): Promise<VotingGround> {
  const ground = await openGround();
  const [admin, member] = [await signUp('Tomasz Prepares'), await signUp('Ingrid Approves')];
  const made = await call<{ id: string }>(
    'POST',
    '/api/auth/organization/create',
    { name: 'Varde Pension Fund', slug: crypto.randomUUID() },
    { bearer: admin.bearer },
  );
  const organizationId = made.body.id;
  await call('POST', '/api/auth/organization/set-active', { organizationId }, { bearer: admin.bearer });
  await join(organizationId, member);
  await call('POST', '/api/auth/organization/set-active', { organizationId }, { bearer: member.bearer });
  const as: VotingGround['as'] = (person) => (method, path, body) =>
    call(method, `/api/v1${path}`, body, { bearer: person.bearer });
  const company = await as(admin)<{ id: string }>(
    'POST',
    '/companies',
    someCompany({ name: 'Aldermoor Semiconductor' }),
  );
  if (company.status !== 201) throw new Error(company.text);
  const companyId = company.body.id;
  return {
    ground,
    admin,
    member,
    as,
    companyId,
    arrive: (pages, form) => arrive({ companyId, bearer: admin.bearer }, pages, form),
  };
}

/** A colleague, without the letter of an invitation. */
async function join(organizationId: string, person: Person): Promise<void> {
  const { systemDatabase } = await import('@/db/client');
  const { member } = await import('@/db/schema');
  await systemDatabase()
    .insert(member)
    .values({ id: crypto.randomUUID(), organizationId, userId: person.userId, role: 'member' });
}

async function arrive(
  { companyId, bearer }: { companyId: string; bearer: string },
  pages: readonly string[],
  { formType = 'DEF 14A', filingDate = '2027-03-26' }: { formType?: string; filingDate?: string } = {},
): Promise<string> {
  const form = new FormData();
  const fields = {
    file: smallPdf(pages),
    company_id: companyId,
    form_type: formType,
    filing_date: filingDate,
    process: 'false',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const uploaded = await call<{ id: string }>('POST', '/api/v1/documents', form, { bearer });
  if (uploaded.status !== 201) throw new Error(uploaded.text);
  await readAgain(uploaded.body.id);
  return uploaded.body.id;
}

/** Processes a document and builds its meeting. */
export async function readAgain(documentId: string): Promise<void> {
  const { processDocument } = await import('@/lib/processing/read/process-document');
  const { buildMeetings } = await import('@/lib/voting/build-meetings');
  const signal = new AbortController().signal;
  await processDocument(documentId, {
    claimant: crypto.randomUUID(),
    isForced: true,
    isOperator: true,
    signal,
    report: async () => undefined,
  });
  await buildMeetings(documentId, signal);
}
