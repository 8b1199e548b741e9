import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentFact } from '@/lib/facts/schema';
import { answer, file, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { aPdf } from '@/tests/support/components/fake-pdf';
import { show } from '@/tests/support/components/show';
import { someAuditor, someFact } from '@/tests/support/components/some-facts';
import { someDocument } from '@/tests/support/components/some-lists';
import { setElementSizes } from '@/tests/support/components/window-width';
import { FactsScreen } from './facts-screen';

vi.mock('react-pdf', async () => (await import('@/tests/support/components/fake-pdf')).fakeReactPdf);

const newer = someDocument({ id: 'd2025' });
const older = someDocument({ id: 'd2024', fiscal_year: 2024, filing_date: '2025-04-01' });
const ratio = someFact({ document_id: newer.id });
const auditor = someAuditor({
  document_id: newer.id,
  bounding_boxes: [{ page: 40, x: 72, y: 500, width: 200, height: 12 }],
});
const earlier = someFact({ document_id: older.id, display: '198:1', period: 'FY2024', page: 12 });

const factsOf = (...facts: DocumentFact[]) => answer({ facts, total: facts.length });

/** The screen with the chosen filing in state, as in the company's page. */
function Screen() {
  const [documentId, setDocumentId] = useState(newer.id);
  return <FactsScreen documents={[newer, older]} documentId={documentId} onDocumentChange={setDocumentId} />;
}

function open(answers: Answers = {}) {
  const requests = serve({
    '/documents/d2025/facts': () => factsOf(ratio, auditor),
    '/documents/d2024/facts': () => factsOf(earlier),
    '/documents/d2025/pdf': () => file(),
    '/documents/d2024/pdf': () => file(),
    ...answers,
  });
  return { ...show(<Screen />), requests };
}

const panel = () => within(screen.getByRole('region', { name: 'Governance facts' }));
const viewer = () => within(screen.getByRole('region', { name: 'Document viewer' }));
const reading = (name: RegExp) => panel().findByRole('button', { name });
const page = () => viewer().findByRole('textbox', { name: 'Page number' });
const highlights = () => viewer().queryAllByRole('button', { name: /page \d+$/ });

beforeEach(() => {
  aPdf({ pages: 96 });
  setElementSizes();
});

describe('the facts of a filing beside its pages', () => {
  it('show the filing while its facts are still read', async () => {
    open({ '/documents/d2025/facts': never });
    expect(panel().getByText('Loading facts...')).toBeInTheDocument();
    expect(await page()).toHaveValue('1');
  });

  it('mark nothing on the pages until one is chosen', async () => {
    open();
    expect(await reading(/^CEO pay ratio/)).toHaveAttribute('aria-pressed', 'false');
    expect(await page()).toHaveValue('1');
    expect(highlights()).toEqual([]);
  });

  it('lead to the page of the chosen one, which alone is marked there', async () => {
    const { user } = open();
    await user.click(await reading(/^CEO pay ratio/));
    expect(await reading(/^CEO pay ratio/)).toHaveAttribute('aria-pressed', 'true');
    await waitFor(async () => expect(await page()).toHaveValue('61'));
    await waitFor(() => expect(highlights()).toHaveLength(1));
    expect(highlights()[0]).toHaveAccessibleName('CEO pay ratio: 214:1, FY2025, page 61');
    await user.click(await reading(/^Auditor/));
    await waitFor(async () => expect(await page()).toHaveValue('40'));
    await waitFor(() => expect(highlights().map((each) => each.getAttribute('aria-label'))).toHaveLength(1));
    expect(highlights()[0]).toHaveAccessibleName('Auditor: Ledger & Vale LLP, page 40');
    expect(await reading(/^CEO pay ratio/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('are let go by Escape, and the page stays', async () => {
    const { user } = open();
    await user.click(await reading(/^CEO pay ratio/));
    await waitFor(() => expect(highlights()).toHaveLength(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(highlights()).toEqual([]));
    expect(await reading(/^CEO pay ratio/)).toHaveAttribute('aria-pressed', 'false');
    expect(await page()).toHaveValue('61');
  });

  it('are those of the filing that is chosen, in the order of the list', async () => {
    const { user } = open();
    await user.click(await reading(/^CEO pay ratio: 214:1/));
    await user.click(screen.getByRole('combobox', { name: 'Filing' }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered).toEqual(['DEF 14A FY2025, filed Apr 2, 2026', 'DEF 14A FY2024, filed Apr 1, 2025']);
    await user.click(screen.getByRole('option', { name: /FY2024/ }));
    expect(await reading(/^CEO pay ratio: 198:1/)).toHaveAttribute('aria-pressed', 'false');
    expect(panel().queryByRole('button', { name: /214:1/ })).not.toBeInTheDocument();
    expect(highlights()).toEqual([]);
  });

  it('say why they could not be read, beside the pages, and are read again on demand', async () => {
    let isDown = true;
    const { user } = open({
      '/documents/d2025/facts': () => (isDown ? refuse('forbidden', 'Your session was ended.') : factsOf(ratio)),
    });
    expect(await panel().findByRole('alert')).toHaveTextContent('Failed to load factsYour session was ended.');
    expect(await page()).toHaveValue('1');
    isDown = false;
    await user.click(panel().getByRole('button', { name: 'Retry' }));
    expect(await reading(/^CEO pay ratio/)).toBeEnabled();
  });
});
