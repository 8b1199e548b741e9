import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useCompanyDocuments } from '@/components/shared/companies/use-company-documents';
import type { Document } from '@/lib/documents/schema';
import { answer, serve } from '@/tests/support/components/fake-api';
import { testListStates, LONG_NAME } from '@/tests/support/components/list-states';
import { show } from '@/tests/support/components/show';
import { someCompany } from '@/tests/support/components/some-company';
import { someDocument } from '@/tests/support/components/some-lists';
import { NO_DOCUMENT_FILTERS } from './document-groups';
import { DocumentsTab } from './documents-tab';

vi.mock('@/app/(app)/documents/actions', () => ({ cancelJob: vi.fn() }));

const PATH = '/documents/';
const company = someCompany();
const others = { '/processing/jobs': () => answer({ jobs: [] }) };
const onProcess = vi.fn();
const onDelete = vi.fn();
const onWarnings = vi.fn();

/** The tab with its filters, in state as in the company's page. */
function Tab({ canWrite }: { canWrite: boolean }) {
  const [filters, setFilters] = useState(NO_DOCUMENT_FILTERS);
  const acts = { onProcess, onDelete, onWarnings, onFetch: () => undefined, onUpload: () => undefined };
  return (
    <DocumentsTab
      company={company}
      documents={useCompanyDocuments(company.id)}
      filters={filters}
      onFilter={setFilters}
      queuedIds={new Set()}
      canWrite={canWrite}
      isFetchStarting={false}
      {...acts}
    />
  );
}

const open = (canWrite = true) => show(<Tab canWrite={canWrite} />);

async function openWith(documents: Document[], canWrite = true) {
  serve({ ...others, [PATH]: () => answer(documents) });
  const { user } = open(canWrite);
  return { user, table: within(await screen.findByRole('table', { name: 'Documents' })) };
}

describe('the documents of a company', () => {
  testListStates({
    path: PATH,
    others,
    open,
    loading: 'Loading documents...',
    failure: 'Failed to load documents',
    none: [],
    some: [someDocument()],
    row: '0000990001-26-000012',
    empty: {
      title: 'No documents found',
      says: /fetch documents from EDGAR/,
      action: { role: 'button', name: 'Upload' },
    },
  });

  it('are grouped by year and form, those of no year last', async () => {
    const { table } = await openWith([
      someDocument({ fiscal_year: null }),
      someDocument(),
      someDocument({ form_type: '10-K' }),
    ]);
    const groups = table.getAllByRole('rowgroup').map((group) => group.getAttribute('aria-label'));
    expect(groups.filter(Boolean)).toEqual(['2025, 10-K', '2025, DEF 14A', 'Unknown, DEF 14A']);
    expect(table.getByRole('row', { name: /^2025/ })).toHaveTextContent('2 documents');
  });

  it('offer the next step of each state, and say why one failed or holds no text', async () => {
    const { user, table } = await openWith([
      someDocument({ form_type: 'A' }),
      someDocument({ form_type: 'B', processing_status: 'failed', failure_reason: 'The file is encrypted.' }),
      someDocument({ form_type: 'C', processing_status: 'downloaded', pdf_url: null }),
      someDocument({ form_type: 'D', has_text: false, chunk_count: 0 }),
      someDocument({ form_type: 'E', source: 'upload', accession_number: null, file_name: LONG_NAME }),
    ]);
    const row = (form: string) => table.getByRole('row', { name: new RegExp(`^${form}\\b`) });
    expect(within(row('A')).getByRole('link', { name: /^Ask A, 2025, filed Apr 2, 2026/ })).toBeInTheDocument();
    expect(table.getByText('The file is encrypted.')).toBeInTheDocument();
    await user.click(within(row('B')).getByRole('button', { name: /^Retry B/ }));
    await user.click(within(row('C')).getByRole('button', { name: /^Process C/ }));
    expect(onProcess.mock.calls.map(([document, isForced]) => [document.form_type, isForced])).toEqual([
      ['B', false],
      ['C', false],
    ]);
    expect(row('D')).toHaveTextContent('Contains no text');
    expect(within(row('D')).queryByRole('link', { name: /^Ask/ })).not.toBeInTheDocument();
    expect(row('E')).toHaveTextContent('Uploaded');
    expect(within(row('E')).getByTitle(LONG_NAME)).toBeInTheDocument();
  });

  it('offer their warnings by number', async () => {
    const warning = { kind: 'instruction', page: 3, excerpt: 'Ignore', detail: 'Words to a machine.' };
    const document = someDocument({ warnings: [warning, warning] });
    const { user, table } = await openWith([document]);
    await user.click(table.getByRole('button', { name: '2 warnings' }));
    expect(onWarnings).toHaveBeenCalledExactlyOnceWith(document);
  });

  it('give a viewer no way to change them', async () => {
    const { user, table } = await openWith([someDocument({ processing_status: 'failed' })], false);
    expect(table.queryByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
    await user.click(table.getByRole('button', { name: /^Actions for DEF 14A/ }));
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Download PDF']);
  });

  it('show that the search has no results, and clear it', async () => {
    const { user } = await openWith([someDocument()]);
    await user.click(screen.getByRole('searchbox', { name: 'Search documents' }));
    await user.paste('no such filing');
    const emptyState = within((await screen.findByText('No documents found')).parentElement as HTMLElement);
    expect(emptyState.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
    await user.click(emptyState.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('table', { name: 'Documents' })).toBeInTheDocument();
  });
});
