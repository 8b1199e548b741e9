'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { renameGridInput, type Grid } from '@/lib/grid/schema';
import { useGridChanges } from '../use-grid';

export function RenameDialog({ grid, onClose }: { grid: Grid; onClose: () => void }) {
  const { change } = useGridChanges(grid.id);
  const form = useForm({ resolver: zodResolver(renameGridInput), defaultValues: { name: grid.name } });
  const name = useWatch({ control: form.control, name: 'name' });
  const submit = form.handleSubmit((values) => change.mutate(values, { onSuccess: onClose }));
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Rename grid">
        <form noValidate onSubmit={(event) => void submit(event)}>
          <DialogBody>
            <Field label="Name" error={form.formState.errors.name?.message}>
              {(control) => (
                <Input {...control} {...form.register('name')} maxLength={120} readOnly={change.isPending} />
              )}
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="submit"
              variant="primary"
              isBusy={change.isPending}
              busyLabel="Saving…"
              disabled={!name.trim()}
            >
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
