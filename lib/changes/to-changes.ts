import type { DocumentRow } from '@/lib/documents/visible-documents';
import type { ParagraphChange, SectionChange } from './compare/compare-filings';
import type { ChangesQuery, ComparedFilingRef, ParagraphView, SectionView } from './schema';

/** A filing of a comparison as the API gives it. */
export function toFilingRef(row: DocumentRow): ComparedFilingRef {
  return {
    id: row.id,
    form_type: row.formType,
    fiscal_year: row.fiscalYear,
    filing_date: row.filingDate,
    page_count: row.pageCount,
  };
}

/** Sections as the API gives them, with all paragraphs or only those that changed. */
export function toSections(sections: readonly SectionChange[], detail: ChangesQuery['detail']): SectionView[] {
  return sections.map((section) => ({
    title: section.title,
    from_title: section.fromTitle,
    state: section.state,
    is_changed: section.isChanged,
    words_added: section.wordsAdded,
    words_removed: section.wordsRemoved,
    paragraphs_same: section.paragraphs.filter(({ state }) => state === 'same').length,
    paragraphs: detail === 'all' ? section.paragraphs.map((each) => toParagraph(each, 0)) : changedOf(section),
  }));
}

function changedOf({ paragraphs }: SectionChange): ParagraphView[] {
  let alike = 0;
  return paragraphs.flatMap((paragraph) => {
    if (paragraph.state === 'same') {
      alike += 1;
      return [];
    }
    const view = toParagraph(paragraph, alike);
    alike = 0;
    return [view];
  });
}

function toParagraph(paragraph: ParagraphChange, alikeBefore: number): ParagraphView {
  return {
    state: paragraph.state,
    kind: paragraph.kind,
    from: paragraph.from,
    to: paragraph.to,
    words: paragraph.words,
    from_page: paragraph.fromPage,
    to_page: paragraph.toPage,
    from_boxes: paragraph.fromBoxes,
    to_boxes: paragraph.toBoxes,
    from_marks: paragraph.fromMarks,
    to_marks: paragraph.toMarks,
    fold: paragraph.fold,
    words_added: paragraph.wordsAdded,
    words_removed: paragraph.wordsRemoved,
    alike_before: alikeBefore,
  };
}
