export type QueryTab = 'setup' | 'query';

/** Message when no document is selected. */
export const SELECT_FIRST = 'Please select at least one document to enable querying';

/** The selected company and documents, and the document in the viewer. */
export type Selection = {
  companyId: string | null;
  /** In order of selection. */
  documentIds: readonly string[];
  currentId: string | null;
  tab: QueryTab;
};

export const EMPTY_SELECTION: Selection = { companyId: null, documentIds: [], currentId: null, tab: 'setup' };

/** Selects another company, without documents. */
export function chooseCompany(selection: Selection, companyId: string): Selection {
  return selection.companyId === companyId ? selection : { ...EMPTY_SELECTION, companyId };
}

/** Selects or deselects a document. */
export function toggleDocument(selection: Selection, documentId: string): Selection {
  const isSelected = selection.documentIds.includes(documentId);
  return withDocuments(
    selection,
    isSelected ? selection.documentIds.filter((id) => id !== documentId) : [...selection.documentIds, documentId],
  );
}

/** Selects all given documents, or deselects them when all are selected. Other documents are not changed. */
export function toggleAll(selection: Selection, documentIds: readonly string[]): Selection {
  const areAllSelected = documentIds.every((id) => selection.documentIds.includes(id));
  const others = selection.documentIds.filter((id) => !documentIds.includes(id));
  const added = documentIds.filter((id) => !selection.documentIds.includes(id));
  return withDocuments(selection, areAllSelected ? others : [...selection.documentIds, ...added]);
}

/** Removes documents that can no longer be selected, such as documents deleted since the URL was copied. */
export function keepSelectable(selection: Selection, selectableIds: readonly string[]): Selection {
  const kept = selection.documentIds.filter((id) => selectableIds.includes(id));
  return kept.length === selection.documentIds.length ? selection : withDocuments(selection, kept);
}

/** Makes a document the one shown in the viewer. */
export function showDocument(selection: Selection, documentId: string): Selection {
  return selection.currentId === documentId ? selection : { ...selection, currentId: documentId };
}

/** Opens a tab; the query tab only when a document is selected. */
export function openTab(selection: Selection, tab: QueryTab): Selection {
  return { ...selection, tab: tab === 'query' && selection.documentIds.length === 0 ? 'setup' : tab };
}

/**
 * The first selected document becomes the current one; when the current one is removed, the first remaining replaces
 * it.
 */
function withDocuments(selection: Selection, documentIds: readonly string[]): Selection {
  const wasRemoved = selection.currentId !== null && !documentIds.includes(selection.currentId);
  const currentId = selection.currentId === null || wasRemoved ? (documentIds[0] ?? null) : selection.currentId;
  return { ...selection, documentIds, currentId, tab: documentIds.length === 0 ? 'setup' : selection.tab };
}
