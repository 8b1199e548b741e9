import type { ChangesSummary, CompanyChanges, FactChange, ParagraphView, SectionView } from '@/lib/changes/schema';

const filing = (id: string, fiscal_year: number) => ({
  id,
  form_type: 'DEF 14A',
  fiscal_year,
  filing_date: `${fiscal_year + 1}-04-02`,
  page_count: 96,
});

export const olderFiling = filing('00000000-0000-4000-8000-000000002024', 2024);
export const newerFiling = filing('00000000-0000-4000-8000-000000002025', 2025);

export function someFactChange(changes: Partial<FactChange> = {}): FactChange {
  return {
    key: 'ceo_pay_ratio',
    label: 'CEO pay ratio',
    from: '128:1',
    to: '214:1',
    difference: '+67.2%',
    needs_look: true,
    from_page: 58,
    to_page: 61,
    from_quote: null,
    to_quote: null,
    from_boxes: [],
    to_boxes: [],
    ...changes,
  };
}

/** The summary of changes that a report stores. */
export function someChangesSummary(changes: Partial<ChangesSummary> = {}): ChangesSummary {
  return {
    from: olderFiling,
    to: newerFiling,
    facts: [someFactChange()],
    facts_same: 12,
    nominees: { joined: [], left: [], from_count: 9, to_count: 9, again: 9, note: null },
    proposals: { added: [], removed: [], from_count: 3, to_count: 3, again: [], note: null },
    counts: { total: 40, changed: 3, alike: 35, folded: 2 },
    sections: [],
    left_out: 0,
    ...changes,
  };
}

export function someParagraph(changes: Partial<ParagraphView> = {}): ParagraphView {
  const box = { page: 2, x: 72, y: 500, width: 300, height: 12 };
  return {
    state: 'changed',
    kind: 'text',
    from: 'The plan pays half.',
    to: 'The plan pays all.',
    words: [
      { op: 'same', text: 'The plan pays' },
      { op: 'delete', text: ' half.' },
      { op: 'insert', text: ' all.' },
    ],
    from_page: 2,
    to_page: 3,
    from_boxes: [box],
    to_boxes: [{ ...box, page: 3 }],
    from_marks: [box],
    to_marks: [{ ...box, page: 3 }],
    fold: null,
    words_added: 1,
    words_removed: 1,
    alike_before: 0,
    ...changes,
  };
}

export function someChangedSection(changes: Partial<SectionView> = {}): SectionView {
  return {
    title: 'Pay for performance',
    from_title: null,
    state: 'changed',
    is_changed: true,
    words_added: 1,
    words_removed: 1,
    paragraphs_same: 0,
    paragraphs: [someParagraph()],
    ...changes,
  };
}

export function someCompanyChanges(changes: Partial<CompanyChanges> = {}): CompanyChanges {
  const { from, to, facts, facts_same, nominees, proposals } = someChangesSummary();
  return {
    ...{ from, to, facts, facts_same, nominees, proposals },
    missing: null,
    choices: [newerFiling, olderFiling],
    sections: [someChangedSection()],
    job: null,
    ...changes,
  };
}
