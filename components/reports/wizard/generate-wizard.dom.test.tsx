import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(app)/reports/actions';
import type { Document } from '@/lib/documents/schema';
import { done, delayedAnswer, refused } from '@/tests/support/components/action-answers';
import { answer, refuse, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { someCompany } from '@/tests/support/components/some-company';
import { someDocument, someReport } from '@/tests/support/components/some-lists';
import { someTemplate } from '@/tests/support/components/some-template';
import { GenerateWizard } from './generate-wizard';

vi.mock('next/navigation', async () => (await import('@/tests/support/components/fake-navigation')).fakeNavigation);
vi.mock('@/app/(app)/reports/actions', () => ({ requestReport: vi.fn() }));
const requestReport = vi.mocked(actions.requestReport);

const company = someCompany();
const template = someTemplate();
const proxy = someDocument({ company_id: company.id });
const failed = someDocument({ form_type: '10-K', processing_status: 'failed', failure_reason: 'It is encrypted.' });

const answers = (documents: Document[]) => ({
  '/reports/templates': () => answer({ templates: [template] }),
  '/companies/': () => answer([company]),
  [`/companies/${company.id}`]: () => answer(company),
  '/documents/': () => answer(documents),
});

function start({ companyId = null as string | null, reportId = null as string | null } = {}) {
  const wizard = { start: { templateId: template.id, companyId, reportId }, processDocuments: vi.fn() };
  return show(<GenerateWizard {...wizard} hasOrganization />);
}

const next = () => screen.getByRole('button', { name: 'Next' });
const generate = () => screen.getByRole('button', { name: /Generate Report|Generating/ });

/** Goes to the documents of the company. */
async function toDocuments(documents: Document[] = [proxy, failed]) {
  serve(answers(documents));
  const { user } = start({ companyId: company.id });
  await waitFor(() => expect(next()).toBeEnabled());
  await user.click(next());
  await user.click(next());
  return user;
}

beforeEach(() => {
  requestReport.mockReset();
});

describe('requesting a report', () => {
  it('goes on from the company only once one is chosen', async () => {
    serve(answers([proxy]));
    const { user } = start();
    await waitFor(() => expect(next()).toBeEnabled());
    await user.click(next());
    expect(screen.getByText('Step 2 of 4')).toBeInTheDocument();
    expect(next()).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: /Meridian Tools/ }));
    expect(screen.getByRole('button', { name: /Meridian Tools/, pressed: true })).toBeInTheDocument();
    expect(next()).toBeEnabled();
  });

  it('says where there is no company yet', async () => {
    serve({ ...answers([]), '/companies/': () => answer([]) });
    const { user } = start();
    await waitFor(() => expect(next()).toBeEnabled());
    await user.click(next());
    expect(await screen.findByText('No companies added yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Companies' })).toHaveAttribute('href', '/companies');
  });

  it('selects the newest proxies, and documents that are not ready cannot be selected', async () => {
    await toDocuments();
    const table = within(await screen.findByRole('table', { name: 'Documents' }));
    const [ready, broken] = table.getAllByRole('checkbox');
    expect(ready).toBeChecked();
    expect(broken).toBeDisabled();
    expect(table.getByText('It is encrypted.')).toBeInTheDocument();
    expect(screen.getByText(/The latest proxy filing was selected for you\./)).toBeInTheDocument();
    expect(screen.getByLabelText(/AGM date/)).toHaveValue('2026-05-12');
  });

  it('says that nothing was chosen, and sends nothing', async () => {
    const user = await toDocuments();
    const table = within(await screen.findByRole('table', { name: 'Documents' }));
    await user.click(table.getAllByRole('checkbox')[0] ?? document.body);
    await user.click(generate());
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(requestReport).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Select all ready' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('refuses a title that may not be, beside it, and sends nothing', async () => {
    const user = await toDocuments();
    await screen.findByRole('table', { name: 'Documents' });
    await user.click(screen.getByLabelText(/Title/));
    await user.paste('Season\u00072026');
    await user.click(generate());
    await waitFor(() =>
      expect(screen.getByLabelText(/Title/)).toHaveAccessibleDescription(
        'Report title must not contain line breaks or control characters',
      ),
    );
    expect(requestReport).not.toHaveBeenCalled();
  });

  it('stays with the details when one of them is refused, and says why beside it', async () => {
    const errors = [{ path: 'agm_date', message: 'The date is too far away' }];
    requestReport.mockResolvedValue(refused('invalid', 'Not right', errors));
    const user = await toDocuments();
    await screen.findByRole('table', { name: 'Documents' });
    await user.click(generate());
    const date = screen.getByLabelText(/AGM date/);
    await waitFor(() => expect(date).toHaveAccessibleDescription('The date is too far away'));
    expect(date).toHaveValue('2026-05-12');
    await user.click(generate());
    await waitFor(() => expect(requestReport).toHaveBeenCalledTimes(2));
    const keys = requestReport.mock.calls.map(([input]) => input.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('leads to the company where it has no documents', async () => {
    await toDocuments([]);
    expect(await screen.findByText('No documents yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the company' })).toHaveAttribute('href', `/companies/${company.id}`);
  });

  it('says why the documents could not be read', async () => {
    serve({ ...answers([]), '/documents/': () => refuse('forbidden', 'Your session was ended.') });
    const { user } = start({ companyId: company.id });
    await waitFor(() => expect(next()).toBeEnabled());
    await user.click(next());
    await user.click(next());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Failed to load documents.*Your session was ended/);
  });

  it('is sent once with all that was chosen', async () => {
    const report = someReport({ status: 'processing', progress: { done: 3, total: 12, message: '' } });
    const { answer: held, release } = delayedAnswer(done(report));
    requestReport.mockReturnValue(held as ReturnType<typeof actions.requestReport>);
    const user = await toDocuments();
    await screen.findByRole('table', { name: 'Documents' });
    await user.click(screen.getByLabelText(/Title/));
    await user.paste('Season 2026');
    await user.click(screen.getByRole('radio', { name: 'Organization' }));
    expect(screen.getByText('Visible to all members of the organization.')).toBeInTheDocument();
    serve({ ...answers([proxy]), [`/reports/${report.id}`]: () => answer(report) });
    await user.click(generate());
    await waitFor(() => expect(generate()).toHaveAccessibleName('Generating...'));
    await user.click(generate());
    release();
    expect(await screen.findByText('3 of 12 queries answered')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Report generation' })).toBeInTheDocument();
    expect(requestReport).toHaveBeenCalledOnce();
    expect(requestReport.mock.calls[0]?.[0]?.body).toEqual({
      company_id: company.id,
      template_id: template.id,
      document_ids: [proxy.id],
      agm_date: '2026-05-12',
      report_title: 'Season 2026',
      visibility: 'organization',
    });
  });

  it('says why it was refused, and keeps what was chosen for the next try', async () => {
    requestReport.mockResolvedValue(refused('conflict', 'Three reports are being generated already.'));
    const user = await toDocuments();
    await screen.findByRole('table', { name: 'Documents' });
    await user.click(screen.getByLabelText(/Title/));
    await user.paste('Season 2026');
    await user.click(generate());
    expect(await screen.findByRole('alert')).toHaveTextContent('Three reports are being generated already.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByLabelText(/Title/)).toHaveValue('Season 2026');
    await user.click(generate());
    await waitFor(() => expect(requestReport).toHaveBeenCalledTimes(2));
    const [first, second] = requestReport.mock.calls.map(([input]) => input?.idempotencyKey);
    expect(second).not.toBe(first);
  });
});
