'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Grid } from '@/lib/grid/schema';
import { useGridChanges } from '../use-grid';

export function RenameDialog({ grid, onClose }: { grid: Grid; onClose: () => void }) {
  const [name, setName] = useState(grid.name);
  const { change } = useGridChanges(grid.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ name }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Rename grid">
        <form onSubmit={submit}>
          <DialogBody>
            <Field label="Name">
              {(control) => (
                <Input {...control} value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
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
