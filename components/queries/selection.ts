export type QueryTab = 'setup' | 'query';

/** What stands in the way of asking, wherever nothing is selected. */
export const SELECT_FIRST = 'Please select at least one document to enable querying';

/** Which documents of which company are asked, and which one the viewer shows. */
export type Selection = {
  companyId: string | null;
  /** In the order in which they were ticked. */
  documentIds: readonly string[];
  currentId: string | null;
  tab: QueryTab;
};

export const EMPTY_SELECTION: Selection = { companyId: null, documentIds: [], currentId: null, tab: 'setup' };

/** Another company starts with nothing ticked. */
export function chooseCompany(selection: Selection, companyId: string): Selection {
  return selection.companyId === companyId ? selection : { ...EMPTY_SELECTION, companyId };
}

export function toggleDocument(selection: Selection, documentId: string): Selection {
  const isSelected = selection.documentIds.includes(documentId);
  return withDocuments(
    selection,
    isSelected ? selection.documentIds.filter((id) => id !== documentId) : [...selection.documentIds, documentId],
  );
}

/**
 * Ticks all of these, or unticks them when every one is ticked already. Documents outside the list stay as they are.
 */
export function toggleAll(selection: Selection, documentIds: readonly string[]): Selection {
  const areAllSelected = documentIds.every((id) => selection.documentIds.includes(id));
  const others = selection.documentIds.filter((id) => !documentIds.includes(id));
  const added = documentIds.filter((id) => !selection.documentIds.includes(id));
  return withDocuments(selection, areAllSelected ? others : [...selection.documentIds, ...added]);
}

/** Drops what can no longer be asked, such as a document that was deleted since the address was copied. */
export function keepSelectable(selection: Selection, selectableIds: readonly string[]): Selection {
  const kept = selection.documentIds.filter((id) => selectableIds.includes(id));
  return kept.length === selection.documentIds.length ? selection : withDocuments(selection, kept);
}

export function showDocument(selection: Selection, documentId: string): Selection {
  return selection.currentId === documentId ? selection : { ...selection, currentId: documentId };
}

export function openTab(selection: Selection, tab: QueryTab): Selection {
  return { ...selection, tab: tab === 'query' && selection.documentIds.length === 0 ? 'setup' : tab };
}

/**
 * The first document ticked becomes the current one; when the current one goes, the first remaining takes its place.
 */
function withDocuments(selection: Selection, documentIds: readonly string[]): Selection {
  const wasRemoved = selection.currentId !== null && !documentIds.includes(selection.currentId);
  const currentId = selection.currentId === null || wasRemoved ? (documentIds[0] ?? null) : selection.currentId;
  return { ...selection, documentIds, currentId, tab: documentIds.length === 0 ? 'setup' : selection.tab };
}
