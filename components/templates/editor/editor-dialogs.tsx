'use client';

import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import { formatCounted } from '@/lib/format/numbers';
import type { Editor } from './use-editor';

const CategoryDialog = loadWhenShown(() => import('./queries/category-dialog').then((loaded) => loaded.CategoryDialog));
const FlagDialog = loadWhenShown(() => import('../flags/flag-dialog').then((loaded) => loaded.FlagDialog));
const PropertiesDrawer = loadWhenShown(() =>
  import('./properties/properties-drawer').then((loaded) => loaded.PropertiesDrawer),
);
const QueryDialog = loadWhenShown(() => import('./queries/query-dialog').then((loaded) => loaded.QueryDialog));

type EditorDialogsProps = { editor: Editor; saved: { id: string; name: string } | null; properties: ReactNode };

/** One dialog at a time; Esc closes each. */
export function EditorDialogs({ editor, saved, properties }: EditorDialogsProps) {
  const { draft, dialog, setDialog, dispatch, nextQueryId } = editor;
  const close = () => setDialog(null);
  switch (dialog?.kind) {
    case 'query':
      return (
        <QueryDialog
          query={dialog.query}
          category={dialog.category}
          categories={draft.categories}
          nextId={nextQueryId}
          onClose={close}
          onAddCategory={() => setDialog({ kind: 'category', category: null })}
          onSubmit={(query) => {
            dispatch({ type: dialog.query ? 'change-query' : 'add-query', query });
            close();
          }}
        />
      );
    case 'category':
      return (
        <CategoryDialog
          category={dialog.category}
          onClose={close}
          onSubmit={(name) => {
            dispatch(
              dialog.category
                ? { type: 'rename-category', key: dialog.category.key, name }
                : { type: 'add-category', name },
            );
            close();
          }}
        />
      );
    case 'delete-category': {
      const { key, name, queries } = dialog.category;
      return (
        <ConfirmDialog
          isOpen
          onOpenChange={close}
          title={`Delete “${name}”?`}
          description={
            `The category contains ${formatCounted(queries.length, 'query', 'queries')}, which ` +
            `${queries.length === 1 ? 'is' : 'are'} deleted with it.`
          }
          confirmLabel="Delete"
          isDestructive
          onConfirm={() => {
            dispatch({ type: 'delete-category', key });
            close();
          }}
        />
      );
    }
    case 'flags':
      return saved ? (
        <FlagDialog
          template={{ ...saved, is_default: false }}
          canWrite
          onClose={close}
          onFlagsRemoved={editor.dropFlags}
        />
      ) : null;
    case 'properties':
      return <PropertiesDrawer onClose={close}>{properties}</PropertiesDrawer>;
    case undefined:
      return null;
  }
}
