'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { errorBelow, showServerErrors } from '@/components/shared/forms/form-errors';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogError, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { GridColumn } from '@/lib/grid/schema';
import type { ColumnDialogProps } from './column-dialogs';
import { NOT_CHANGED } from '../use-grid';
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
  const typed = useWatch({ control: form.control });
  const { heading = '' } = typed;
  const { errors } = form.formState;
  // Not the form's own isValid, which a refusal of the server makes false: the same change may be sent again.
  const isValid = columnHeadForm.safeParse(typed).success;
  const submit = form.handleSubmit(async (changed) => {
    try {
      await onChange({ columns: grid.columns.map((each) => (each.id === column.id ? { ...each, ...changed } : each)) });
    } catch (error) {
      const at = grid.columns.findIndex(({ id }) => id === column.id);
      showServerErrors(errorBelow(error, `columns.${at}`), ['heading'], form.setError, NOT_CHANGED);
    }
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Heading and limit" description={column.text || undefined} className="max-w-[520px]">
        <form className="flex min-h-0 flex-col" onSubmit={(event) => void submit(event)}>
          <DialogBody>
            <Field label="Heading" error={errors.heading?.message}>
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
          <DialogError>{errors.root?.message}</DialogError>
          <DialogFooter>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" isBusy={isSaving} busyLabel="Saving…" disabled={!isValid}>
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
