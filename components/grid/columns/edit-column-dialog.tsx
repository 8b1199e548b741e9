'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { GridColumn } from '@/lib/grid/schema';
import type { ColumnDialogProps } from './column-dialogs';
import { columnHeadForm } from './column-form';
import { LimitFields, NO_LIMIT } from './limit-fields';

/** Heading and limit can be changed without running anything again. */
export function EditColumnDialog({
  grid,
  column,
  isSaving,
  onChange,
  onClose,
}: ColumnDialogProps & { column: GridColumn }) {
  const form = useForm({
    resolver: zodResolver(columnHeadForm),
    mode: 'onChange',
    defaultValues: {
      heading: column.heading,
      limit: column.limit ? { operator: column.limit.operator, value: String(column.limit.value) } : NO_LIMIT,
    },
  });
  const heading = useWatch({ control: form.control, name: 'heading' });
  const submit = form.handleSubmit((changed) =>
    onChange({ columns: grid.columns.map((each) => (each.id === column.id ? { ...each, ...changed } : each)) }),
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Heading and limit" description={column.text || undefined} className="max-w-[520px]">
        <form className="flex min-h-0 flex-col" onSubmit={(event) => void submit(event)}>
          <DialogBody>
            <Field label="Heading">
              {(control) => <Input {...control} {...form.register('heading')} maxLength={120} />}
            </Field>
            {column.kind === 'flag' ? null : (
              <Controller
                control={form.control}
                name="limit"
                render={({ field }) => <LimitFields limit={field.value} onChange={field.onChange} heading={heading} />}
              />
            )}
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="submit"
              variant="primary"
              isBusy={isSaving}
              busyLabel="Saving…"
              disabled={!form.formState.isValid}
            >
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
