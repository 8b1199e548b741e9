'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { GridColumn } from '@/lib/grid/schema';
import type { ColumnDialogProps } from './column-dialogs';
import { LimitFields, limitOf, NO_LIMIT, type LimitText } from './limit-fields';

/** Heading and limit can be changed without running anything again. */
export function EditColumnDialog({
  grid,
  column,
  isSaving,
  onChange,
  onClose,
}: ColumnDialogProps & { column: GridColumn }) {
  const [heading, setHeading] = useState(column.heading);
  const [limit, setLimit] = useState<LimitText>(
    column.limit ? { operator: column.limit.operator, value: String(column.limit.value) } : NO_LIMIT,
  );
  const parsed = limitOf(limit);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (parsed === undefined) return;
    onChange({
      columns: grid.columns.map((each) => (each.id === column.id ? { ...each, heading, limit: parsed } : each)),
    });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Heading and limit" description={column.text || undefined} className="max-w-[520px]">
        <form className="flex min-h-0 flex-col" onSubmit={submit}>
          <DialogBody>
            <Field label="Heading">
              {(control) => (
                <Input
                  {...control}
                  value={heading}
                  maxLength={120}
                  onChange={(event) => setHeading(event.target.value)}
                />
              )}
            </Field>
            {column.kind === 'flag' ? null : <LimitFields limit={limit} onChange={setLimit} heading={heading} />}
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="submit"
              variant="primary"
              isBusy={isSaving}
              busyLabel="Saving…"
              disabled={parsed === undefined || !heading.trim()}
            >
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
