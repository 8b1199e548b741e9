'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { showServerErrors } from '@/components/shared/forms/form-errors';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogError, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { renameGridInput, type Grid } from '@/lib/grid/schema';
import { NOT_CHANGED, useGridChanges } from '../use-grid';

export function RenameDialog({ grid, onClose }: { grid: Grid; onClose: () => void }) {
  const { save } = useGridChanges(grid.id);
  const form = useForm({ resolver: zodResolver(renameGridInput), defaultValues: { name: grid.name } });
  const name = useWatch({ control: form.control, name: 'name' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync(values);
      onClose();
    } catch (error) {
      showServerErrors(error, ['name'], form.setError, NOT_CHANGED);
    }
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Rename grid">
        <form noValidate onSubmit={(event) => void submit(event)}>
          <DialogBody>
            <Field label="Name" error={errors.name?.message}>
              {(control) => <Input {...control} {...form.register('name')} maxLength={120} readOnly={isSubmitting} />}
            </Field>
          </DialogBody>
          <DialogError>{errors.root?.message}</DialogError>
          <DialogFooter>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" isBusy={isSubmitting} busyLabel="Saving…" disabled={!name.trim()}>
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
