import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCompanyDocuments } from '@/components/shared/companies/use-company-documents';
import { answer, file, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { aPdf } from '@/tests/support/components/fake-pdf';
import { show } from '@/tests/support/components/show';
import { someFact } from '@/tests/support/components/some-facts';
import { someDocument } from '@/tests/support/components/some-lists';
import { setElementSizes } from '@/tests/support/components/window-width';
import { factDocuments } from './fact-documents';
import { FactsTab } from './facts-tab';

vi.mock('react-pdf', async () => (await import('@/tests/support/components/fake-pdf')).fakeReactPdf);

const proxy = someDocument({ id: 'd1', company_id: 'c1' });

/** The tab with the filings of the company as its screen reads them. */
function Tab() {
  const documents = useCompanyDocuments('c1');
  const readable = factDocuments(documents.data ?? []);
  return <FactsTab documents={documents} readable={readable} documentId={null} onDocumentChange={() => undefined} />;
}

function open(documents: Answers[string]) {
  serve({
    '/documents/': documents,
    '/documents/d1/facts': () => answer({ facts: [someFact({ document_id: 'd1' })], total: 1 }),
    '/documents/d1/pdf': () => file(),
  });
  return show(<Tab />);
}

beforeEach(() => {
  aPdf({ pages: 96 });
  setElementSizes();
});

describe('the governance facts of a company', () => {
  it('wait for the list of filings, and call nothing missing meanwhile', () => {
    open(never);
    expect(screen.getByText('Loading documents...')).toBeInTheDocument();
    expect(screen.queryByText('No governance facts yet')).not.toBeInTheDocument();
  });

  it('say why the list of filings could not be read, and read it again on demand', async () => {
    let isDown = true;
    const { user } = open(() => (isDown ? refuse('forbidden', 'Your session was ended.') : answer([proxy])));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load documentsYour session was ended.');
    expect(screen.queryByText('No governance facts yet')).not.toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /^CEO pay ratio/ })).toBeEnabled();
  });

  it('are explained where no filing can be read', async () => {
    open(() => answer([someDocument({ form_type: '10-K', processing_status: 'downloaded' })]));
    expect(await screen.findByRole('heading', { name: 'No governance facts yet' })).toBeVisible();
    expect(screen.getByText(/Fetch or upload a proxy statement for this company\.$/)).toBeVisible();
  });
});
