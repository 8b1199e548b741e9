'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { CATEGORY_NAME_REQUIRED } from '@/lib/templates/schema';
import type { EditorCategory } from './draft';

type CategoryDialogProps = { category: EditorCategory | null; onSubmit: (name: string) => void; onClose: () => void };

export function CategoryDialog({ category, onSubmit, onClose }: CategoryDialogProps) {
  const [name, setName] = useState(category?.name ?? '');
  const [hasTried, setHasTried] = useState(false);
  const trimmed = name.trim();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={category ? 'Edit Category' : 'Add Category'}
        description="A report has one section for each category."
      >
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setHasTried(true);
            if (trimmed) onSubmit(trimmed);
          }}
        >
          <DialogBody>
            <Field label="Category name" error={hasTried && !trimmed ? CATEGORY_NAME_REQUIRED : undefined}>
              {(control) => (
                <Input
                  {...control}
                  value={name}
                  maxLength={100}
                  autoComplete="off"
                  placeholder="For example: Climate & Nature"
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            <Button type="submit" variant="primary">
              {category ? 'Save Category' : 'Add Category'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
