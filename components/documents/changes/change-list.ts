import type { ViewerSource } from '@/components/viewer/types';
import type { CompanyChanges, FactChange, ParagraphView, PersonChange, SectionView } from '@/lib/changes/schema';

/** Which part of the text is shown. */
export type Shown = { numbers: boolean; boilerplate: boolean; moved: boolean };
export const SHOWN_AT_FIRST: Shown = { numbers: false, boilerplate: false, moved: true };

/** One change that can be chosen: a paragraph, a fact, a nominee or a proposal. */
export type Change = { id: string; from: ViewerSource | null; to: ViewerSource | null };

export type ShownParagraph = { change: Change; paragraph: ParagraphView };
/** A section with its shown paragraphs. */
export type ShownSection = { key: string; section: SectionView; paragraphs: ShownParagraph[]; hidden: number };
/** Consecutive sections without shown paragraphs. */
export type FoldedSections = { key: string; sections: SectionView[]; alike: number };
export type ListItem = ({ kind: 'section' } & ShownSection) | ({ kind: 'folded' } & FoldedSections);

type Filings = Pick<CompanyChanges, 'from' | 'to'>;

/** The text as a list: changed sections, and one row for the unchanged ones between them. */
export function listItems(changes: CompanyChanges, shown: Shown): ListItem[] {
  const items: ListItem[] = [];
  let number = 0;
  changes.sections.forEach((section, at) => {
    const paragraphs = section.paragraphs
      .map((paragraph, index) => ({ paragraph, index }))
      .filter(({ paragraph }) => isShown(paragraph, section, shown))
      .map(({ paragraph, index }): ShownParagraph => {
        number += 1;
        return { paragraph, change: paragraphChange(`p-${at}-${index}`, number, paragraph, section, changes) };
      });
    const hidden = section.paragraphs.length - paragraphs.length;
    if (paragraphs.length > 0) {
      items.push({ kind: 'section', key: `s-${at}`, section, paragraphs, hidden });
      return;
    }
    const last = items.at(-1);
    const alike = section.state === 'same' ? 1 : 0;
    if (last?.kind === 'folded') {
      last.sections.push(section);
      last.alike += alike;
    } else items.push({ kind: 'folded', key: `f-${at}`, sections: [section], alike });
  });
  return items;
}

function isShown(paragraph: ParagraphView, section: SectionView, shown: Shown): boolean {
  const { state, fold, kind, words } = paragraph;
  if (state === 'same') return false;
  if (fold !== null && !shown[fold]) return false;
  if (state === 'moved' && words.length === 0) {
    // A section that was moved as a whole is listed once, by its heading.
    return shown.moved && (section.state !== 'moved' || paragraph === firstMoved(section));
  }
  const isTitle = kind === 'heading' && (paragraph.to ?? paragraph.from) === section.title;
  return !(isTitle && state === section.state && section.paragraphs.length > 1);
}

function firstMoved({ paragraphs }: SectionView): ParagraphView | undefined {
  return paragraphs.find(({ state, words }) => state === 'moved' && words.length === 0);
}

/** A changed paragraph with its place in each filing; null where a filing does not have it. `number` counts from 1. */
export function paragraphChange(
  id: string,
  number: number,
  paragraph: ParagraphView,
  section: SectionView,
  { from, to }: Filings,
): Change {
  const label = `Change ${number}, ${section.title || 'start of the filing'}`;
  return {
    id,
    from: sourceOf(id, number, from?.id, paragraph.from_page, paragraph.from_marks, label),
    to: sourceOf(id, number, to?.id, paragraph.to_page, paragraph.to_marks, label),
  };
}

/** A changed fact with its place in each filing; null where a filing states it on no known page. */
export function factChange(fact: FactChange, { from, to }: Filings): Change {
  const id = `fact-${fact.key}`;
  return {
    id,
    from: sourceOf(id, 1, from?.id, fact.from_page, fact.from_boxes, fact.label),
    to: sourceOf(id, 1, to?.id, fact.to_page, fact.to_boxes, fact.label),
  };
}

type Placed = Pick<PersonChange, 'document_id' | 'page_number' | 'bounding_boxes'>;

/** A nominee or proposal that only one of the filings names. */
export function itemChange(id: string, label: string, item: Placed, { from, to }: Filings): Change {
  const source = (documentId: string | undefined) =>
    documentId === item.document_id ? sourceOf(id, 1, documentId, item.page_number, item.bounding_boxes, label) : null;
  return { id, from: source(from?.id), to: source(to?.id) };
}

function sourceOf(
  id: string,
  number: number,
  documentId: string | undefined,
  page: number | null,
  boxes: ViewerSource['boxes'],
  label: string,
): ViewerSource | null {
  if (documentId === undefined || page === null) return null;
  return { id, number, documentId, page: boxes[0]?.page ?? page, boxes, label: `${label}, page ${page}` };
}

/** The horizontal range of a filing's text in points, so that a narrow pane can leave out the margins of the paper. */
export function textRange(boxes: readonly { x: number; width: number }[]): { left: number; right: number } | null {
  if (boxes.length < 4) return null;
  const at = (list: number[], share: number) => list.sort((a, b) => a - b)[Math.floor((list.length - 1) * share)] ?? 0;
  return {
    left: at(
      boxes.map(({ x }) => x),
      0.05,
    ),
    right: at(
      boxes.map(({ x, width }) => x + width),
      0.97,
    ),
  };
}
