import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChangesSection } from '@/components/reports/detail/changes-section';
import type { ChangesSummary } from '@/lib/changes/schema';
import { show } from '@/tests/support/components/show';
import { newerFiling, olderFiling, someChangesSummary, someFactChange } from '@/tests/support/components/some-changes';
import { someReportDetail } from '@/tests/support/components/some-report';

function open(changes: Partial<ChangesSummary> | null, missing: string | null = null) {
  const results = { changes: changes && someChangesSummary(changes), changes_missing: missing };
  return show(<ChangesSection report={someReportDetail({ results }, { company_id: 'c1' })} />);
}

const place = { document_id: newerFiling.id, bounding_boxes: [] };
const section = (changes: Partial<ChangesSummary['sections'][number]> = {}): ChangesSummary['sections'][number] => ({
  title: 'Pay for performance',
  state: 'changed',
  words_added: 12,
  words_removed: 4,
  paragraphs: [],
  ...changes,
});
const region = () => screen.getByRole('region', { name: /^What changed/i });

describe('what changed since the year before', () => {
  it('is left out where the template does not ask for it', () => {
    open(null);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('shows why it could not be determined', () => {
    open(null, 'No proxy statement of the year before is stored.');
    expect(region()).toHaveTextContent('No proxy statement of the year before is stored.');
  });

  it('names both filings, and leads to them side by side', () => {
    open({});
    expect(region()).toHaveTextContent('(3 of 40 sections)');
    expect(region()).toHaveTextContent('DEF 14A FY2025 against FY2024.');
    expect(screen.getByRole('link', { name: 'Both pages side by side' })).toHaveAttribute(
      'href',
      `/companies/c1?tab=changes&from=${olderFiling.id}&to=${newerFiling.id}`,
    );
  });

  it('sets the facts of both years side by side', () => {
    open({
      facts: [
        someFactChange(),
        someFactChange({ key: 'auditor', label: 'Auditor', from: null, to: 'Vale LLP', to_page: null }),
        someFactChange({ key: 'women', label: 'Women on the board', to: null, difference: null }),
      ],
      facts_same: 1,
    });
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'CEO pay ratio128:1, p. 58214:1, p. 61+67.2%',
      'Auditor–Vale LLPnewly stated',
      'Women on the board128:1, p. 58–not found',
    ]);
    expect(region()).toHaveTextContent('1 fact is the same.');
  });

  it('lists who and what is new or gone, and why lists could not be compared', () => {
    open({
      nominees: {
        ...someChangesSummary().nominees,
        joined: [{ name: 'Ada Brook', detail: 'Age 52, independent', page_number: 12, ...place }],
        left: [{ name: 'Ben Cole', detail: null, page_number: null, ...place }],
        note: 'One list was not read surely enough.',
      },
      proposals: {
        ...someChangesSummary().proposals,
        added: [
          {
            number: 5,
            title: 'Right to act',
            from_shareholders: true,
            board_recommendation: null,
            page_number: 70,
            ...place,
          },
        ],
      },
    });
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      'New nomineeAda BrookAge 52, independentp. 12',
      'LeftBen Cole',
      'New proposalRight to actp. 70',
    ]);
    expect(region()).toHaveTextContent('One list was not read surely enough.');
    expect(region()).not.toHaveTextContent('The same nominees and proposals.');
  });

  it('says so where nothing changed', () => {
    open({});
    expect(region()).toHaveTextContent('The same nominees and proposals.');
    expect(region()).toHaveTextContent('The text did not change.');
  });

  it('tells inserted from deleted words, with the pages of both', () => {
    const changed = {
      state: 'changed' as const,
      from_page: 30,
      to_page: 33,
      text: null,
      words: [
        { op: 'same' as const, text: 'The plan pays ' },
        { op: 'delete' as const, text: 'half' },
        { op: 'insert' as const, text: 'all' },
        { op: 'alike' as const, text: ' … 2 sentences alike … ' },
      ],
    };
    const gone = { state: 'removed' as const, from_page: 31, to_page: null, text: 'Clawback applies.', words: [] };
    open({ sections: [section({ paragraphs: [changed, gone] })] });
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Pay for performance+12 −4 words');
    expect(screen.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual([
      'half',
      'Clawback applies.',
    ]);
    expect(screen.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual(['all']);
    expect(region()).toHaveTextContent('The plan pays halfall … 2 sentences alike … p. 30 → 33');
    expect(region()).toHaveTextContent('Clawback applies. p. 31');
  });

  it('says that a section was moved, and counts those beyond the first twelve', () => {
    const sections = Array.from({ length: 14 }, (_, index) => section({ title: `Part ${index + 1}` }));
    open({ sections: [section({ title: '', state: 'moved' }), ...sections], left_out: 2 });
    expect(screen.getAllByRole('heading', { level: 4 })[0]).toHaveTextContent('Before the first headingmoved, +12');
    expect(screen.getByText('3 more sections')).toBeVisible();
    expect(region()).toHaveTextContent("2 further changed paragraphs on the company's page.");
  });
});
