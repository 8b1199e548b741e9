'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { categoryInput } from '@/lib/templates/schema';
import type { EditorCategory } from '../draft/draft';

type CategoryDialogProps = { category: EditorCategory | null; onSubmit: (name: string) => void; onClose: () => void };

export function CategoryDialog({ category, onSubmit, onClose }: CategoryDialogProps) {
  const form = useForm({ resolver: zodResolver(categoryInput), defaultValues: { name: category?.name ?? '' } });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={category ? 'Edit Category' : 'Add Category'}
        description="A report has one section for each category."
      >
        <form noValidate onSubmit={(event) => void form.handleSubmit(({ name }) => onSubmit(name))(event)}>
          <DialogBody>
            <Field label="Category name" error={form.formState.errors.name?.message}>
              {(control) => (
                <Input
                  {...control}
                  {...form.register('name')}
                  maxLength={100}
                  autoComplete="off"
                  placeholder="For example: Climate & Nature"
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
