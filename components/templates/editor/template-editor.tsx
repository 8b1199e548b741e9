'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { LibraryQuery, Template } from '@/lib/templates/schema';
import { draftOf, isComplete, newDraft, type Draft } from './draft/draft';
import { EditorBar } from './editor-bar';
import { EditorDialogs } from './editor-dialogs';
import { EditorDrag } from './editor-drag';
import { LibraryPane } from './library-pane';
import { PropertiesForm } from './properties/properties-form';
import { QueriesPane } from './queries/queries-pane';
import { useEditor } from './use-editor';
import { useEditorShortcuts } from './use-editor-shortcuts';
import { useLeaveGuard } from '@/components/shared/forms/use-leave-guard';
import { useSaveTemplate } from './draft/use-save-template';

type TemplateEditorProps = {
  /** Null for a new one. The default template cannot be changed, so saving it creates a copy. */
  template: Template | null;
  library: readonly LibraryQuery[];
  /** Null for a personal account, which cannot share. */
  organizationName: string | null;
};

/** The editor of a template: properties, its queries, and the library to add queries from. */
export function TemplateEditor({ template, library, organizationName }: TemplateEditorProps) {
  const [initial] = useState(() => initialDraft(template));
  const editor = useEditor(initial);
  const { draft, isDirty, dialog, setDialog, dispatch, actions } = editor;
  const { saved, isSaving, problems, save } = useSaveTemplate({
    draft,
    existing: template && !template.is_default ? template : null,
    onSaved: editor.markSaved,
  });
  const guard = useLeaveGuard(isDirty);
  const saveNow = () =>
    save(() => {
      // Narrow windows have the fields in a drawer, which opens when something is missing.
      if (window.matchMedia('(width < 75rem)').matches) setDialog({ kind: 'properties' });
    });
  useEditorShortcuts({
    isDialogOpen: dialog !== null || guard.isAsking,
    onSave: saveNow,
    onAddQuery: () => actions.addQuery(null),
    onAddCategory: actions.addCategory,
  });
  const form = (
    <PropertiesForm
      draft={draft}
      organizationName={organizationName}
      problems={problems}
      onChange={(properties) => dispatch({ type: 'set-properties', properties })}
    />
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <EditorBar
        draft={draft}
        isDirty={isDirty}
        isSaved={saved !== null}
        isSaving={isSaving}
        canSave={isComplete(draft)}
        hasOrganization={organizationName !== null}
        onSave={saveNow}
        onFlags={() => setDialog({ kind: 'flags' })}
        onProperties={() => setDialog({ kind: 'properties' })}
      />
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        <EditorDrag editor={editor}>
          <LibraryPane library={library} categories={draft.categories} actions={actions} />
          <QueriesPane categories={draft.categories} actions={actions} />
        </EditorDrag>
        <aside
          aria-label="Template Properties"
          className="hidden w-[304px] shrink-0 flex-col overflow-y-auto border-l border-line bg-surface wide:flex"
        >
          <h2 className="px-4 pt-3.5 pb-3 text-base font-semibold">Template Properties</h2>
          {form}
        </aside>
      </div>
      <EditorDialogs editor={editor} saved={saved} properties={form} />
      <ConfirmDialog
        isOpen={guard.isAsking}
        onOpenChange={guard.stay}
        title="Leave without saving?"
        description="This template has unsaved changes. They are lost when you leave."
        cancelLabel="Keep editing"
        confirmLabel="Leave"
        isDestructive
        onConfirm={guard.leave}
      />
    </div>
  );
}

function initialDraft(template: Template | null): Draft {
  if (!template) return newDraft();
  const draft = draftOf(template);
  return template.is_default ? { ...draft, name: `${template.name} (Copy)`, visibility: 'user' } : draft;
}
