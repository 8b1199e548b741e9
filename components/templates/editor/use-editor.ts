'use client';

import { useMemo, useReducer, useRef, useState } from 'react';
import { notify } from '@/components/ui/toast';
import { DEFAULT_CATEGORY_MAPPING } from '@/lib/templates/categories.rules';
import type { LibraryQuery, TemplateQuery } from '@/lib/templates/schema';
import { applyEdit, type Edit } from './draft/apply-edit';
import { fingerprint, newQueryId, type Draft, type EditorCategory } from './draft/draft';
import { copyOf } from './library';

/** The open dialog with its data. */
export type OpenDialog =
  | { kind: 'query'; query: TemplateQuery | null; category: string | null }
  | { kind: 'category'; category: EditorCategory | null }
  | { kind: 'delete-category'; category: EditorCategory }
  | { kind: 'flags' }
  | { kind: 'properties' };

export type EditorActions = {
  addQuery: (category: string | null) => void;
  editQuery: (query: TemplateQuery) => void;
  deleteQuery: (query: TemplateQuery) => void;
  addCategory: () => void;
  renameCategory: (category: EditorCategory) => void;
  deleteCategory: (category: EditorCategory) => void;
  moveCategory: (key: string, index: number) => void;
  copyFromLibrary: (query: LibraryQuery, place?: { category: string; index: number }) => void;
};

const HOME_NAMES: Readonly<Record<string, string>> = DEFAULT_CATEGORY_MAPPING;

/** The draft, the last saved state, the open dialog, and the actions, which keep their identity. */
export function useEditor(initial: Draft) {
  const [draft, dispatch] = useReducer(applyEdit, initial);
  const [savedText, setSavedText] = useState(() => fingerprint(initial));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const draftRef = useRef(draft);
  draftRef.current = draft;
  const isDirty = useMemo(() => fingerprint(draft) !== savedText, [draft, savedText]);
  const actions = useMemo(() => createActions(dispatch, setDialog, () => draftRef.current), []);
  return {
    draft,
    isDirty,
    dialog,
    setDialog,
    dispatch,
    actions,
    markSaved: (saved: Draft) => setSavedText(fingerprint(saved)),
    dropFlags: (lines: readonly string[]) => {
      const next = applyEdit(draft, { type: 'drop-flags', lines });
      dispatch({ type: 'replace', draft: next });
      // The server has removed them too, so this is not an unsaved change.
      if (!isDirty) setSavedText(fingerprint(next));
    },
    nextQueryId: () => newQueryId(draftRef.current.categories, Date.now()),
  };
}

export type Editor = ReturnType<typeof useEditor>;

function createActions(
  dispatch: (edit: Edit) => void,
  open: (dialog: OpenDialog) => void,
  read: () => Draft,
): EditorActions {
  return {
    addQuery: (category) => open({ kind: 'query', query: null, category }),
    editQuery: (query) => open({ kind: 'query', query, category: query.category }),
    deleteQuery: (query) => {
      const home = read().categories.find(({ key }) => key === query.category);
      const index = home?.queries.findIndex(({ id }) => id === query.id) ?? 0;
      dispatch({ type: 'delete-query', id: query.id });
      const restore = () => {
        // Its category may have been deleted meanwhile.
        if (read().categories.some(({ key }) => key === query.category)) dispatch({ type: 'add-query', query, index });
      };
      notify.info('Query removed', {
        id: 'query-removed',
        description: shortened(query.text),
        action: { label: 'Undo', onClick: restore },
      });
    },
    addCategory: () => open({ kind: 'category', category: null }),
    renameCategory: (category) => open({ kind: 'category', category }),
    deleteCategory: (category) =>
      category.queries.length > 0
        ? open({ kind: 'delete-category', category })
        : dispatch({ type: 'delete-category', key: category.key }),
    moveCategory: (key, index) => dispatch({ type: 'move-category', key, index }),
    copyFromLibrary: (query, place) => {
      const { categories } = read();
      const category = place?.category ?? query.category;
      // The plus button on a library query adds its category again if it was deleted.
      if (!categories.some(({ key }) => key === category))
        dispatch({ type: 'add-category', key: category, name: HOME_NAMES[category] ?? category });
      dispatch({ type: 'add-query', query: copyOf(query, category, categories, Date.now()), index: place?.index });
    },
  };
}

function shortened(text: string): string {
  return text.length > 90 ? `${text.slice(0, 89).trimEnd()}…` : text;
}
