import { smallPdf } from '../api/files';
import { someCompany } from './api-client';
import { call, openInstallation, signUp, type Installation } from './in-process';

type Person = Awaited<ReturnType<typeof signUp>>;

export { PROXY } from './proxy-pages';

export type VotingWorkspace = {
  installation: Installation;
  admin: Person;
  member: Person;
  as: (
    person: Person,
  ) => <T = Record<string, unknown>>(method: string, path: string, body?: unknown) => ReturnType<typeof call<T>>;
  companyId: string;
  /** Uploads a proxy, reads it, and makes what comes of it, as the worker does. */
  arrive: (
    pages: readonly string[],
    form?: { formType?: string; filingDate?: string; companyId?: string },
  ) => Promise<string>;
};

/** An organization with two people who vote, and a company, in this process. */
export async function openVotingWorkspace(): Promise<VotingWorkspace> {
  const installation = await openInstallation();
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
  const as: VotingWorkspace['as'] = (person) => (method, path, body) =>
    call(method, `/api/v1${path}`, body, { bearer: person.bearer });
  const company = await as(admin)<{ id: string }>(
    'POST',
    '/companies',
    someCompany({ name: 'Aldermoor Semiconductor' }),
  );
  if (company.status !== 201) throw new Error(company.text);
  const companyId = company.body.id;
  return {
    installation,
    admin,
    member,
    as,
    companyId,
    arrive: (pages, form) => arrive({ companyId: form?.companyId ?? companyId, bearer: admin.bearer }, pages, form),
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
