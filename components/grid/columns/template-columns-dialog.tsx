'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allTemplates } from '@/components/reads/template-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { WhenRead } from '@/components/shared/states/when-read';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { formatCounted } from '@/lib/format/numbers';
import { NameField } from '../name-field';
import { NOT_CHANGED } from '../use-grid';
import type { ColumnDialogProps } from './column-dialogs';

/** A column for each query of a template. */
export function TemplateColumnsDialog({ isSaving, onChange, onClose }: ColumnDialogProps) {
  const templates = useQuery(allTemplates);
  const [templateId, setTemplateId] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = () =>
    onChange({ template_id: templateId }).catch((error: unknown) => setProblem(apiErrorMessage(error, NOT_CHANGED)));
  const chosen = templates.data?.find(({ id }) => id === templateId);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Columns of a template"
        description="Adds a column for each of its queries; those already in the grid are left out."
      >
        <DialogBody>
          <WhenRead
            query={templates}
            loading="Loading templates..."
            failure="Failed to load templates"
            cause="The templates could not be read."
          >
            {(choices) => (
              <NameField
                label="Template"
                choices={choices}
                chosenId={templateId}
                error={problem}
                onChange={setTemplateId}
              />
            )}
          </WhenRead>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!chosen}
            isBusy={isSaving}
            busyLabel="Adding…"
            onClick={() => void save()}
          >
            {chosen ? `Add ${formatCounted(chosen.queries.length, 'column')}` : 'Add columns'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
