'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { CircleAlert } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import {
  NO_CATEGORIES,
  queryFlags,
  querySources,
  templateQuerySchema,
  type TemplateQuery,
} from '@/lib/templates/schema';
import { parseSources } from '@/components/templates/source-label';
import type { EditorCategory } from '../draft/draft';
import { FlagField, addTypedFlag } from './flag-field';

const queryForm = z.object({
  text: templateQuerySchema.shape.text,
  category: templateQuerySchema.shape.category,
  sources: z.string().superRefine((typed, { addIssue }) => {
    for (const { message } of querySources.safeParse(parseSources(typed)).error?.issues ?? [])
      addIssue({ code: 'custom', message });
  }),
  flags: queryFlags,
});
type QueryForm = z.input<typeof queryForm>;

type QueryDialogProps = {
  query: TemplateQuery | null;
  /** Preselected category for a new query. */
  category: string | null;
  categories: readonly EditorCategory[];
  nextId: () => string;
  onSubmit: (query: TemplateQuery) => void;
  onClose: () => void;
  onAddCategory: () => void;
};

/** Adds or changes a query: text, category, expected sources and flags. */
export function QueryDialog({
  query,
  category,
  categories,
  nextId,
  onSubmit,
  onClose,
  onAddCategory,
}: QueryDialogProps) {
  const form = useForm<QueryForm>({
    resolver: zodResolver(queryForm),
    defaultValues: {
      text: query?.text ?? '',
      category: category ?? '',
      sources: query?.expected_sources.join(', ') ?? '',
      flags: query?.flags ?? [],
    },
  });
  const { errors } = form.formState;
  const hasCategories = categories.length > 0;
  const [typedFlag, setTypedFlag] = useState('');
  const addFlag = () => {
    form.setValue('flags', addTypedFlag(form.getValues('flags'), typedFlag));
    setTypedFlag('');
  };
  const submit = form.handleSubmit(({ text, category: chosen, sources, flags }) =>
    onSubmit({
      id: query?.id ?? nextId(),
      text,
      category: chosen,
      expected_sources: parseSources(sources),
      flags,
      citation_required: query?.citation_required ?? true,
    }),
  );
  const submitWithTyped = (event: FormEvent) => {
    // A flag that was typed but not added is added too.
    addFlag();
    void submit(event);
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={query ? 'Edit Query' : 'Add Query'} className="max-w-[560px]">
        <form noValidate onSubmit={submitWithTyped} className="flex min-h-0 flex-col">
          <DialogBody>
            {hasCategories ? null : <NoCategories onAddCategory={onAddCategory} />}
            <Field label="Query text" error={errors.text?.message}>
              {(control) => (
                <Textarea
                  {...control}
                  {...form.register('text')}
                  rows={3}
                  placeholder="For example: Does the board have a policy on overboarding?"
                  disabled={!hasCategories}
                />
              )}
            </Field>
            <Field label="Category" error={errors.category?.message}>
              {(control) => (
                <Controller
                  control={form.control}
                  name="category"
                  render={({ field }) => (
                    <Select value={field.value} onValueChange={field.onChange} disabled={!hasCategories}>
                      <SelectTrigger {...control} ref={field.ref}>
                        <SelectValue placeholder="Select a category" />
                      </SelectTrigger>
                      <SelectContent className="max-w-[520px]">
                        {categories.map(({ key, name }) => (
                          <SelectItem key={key} value={key}>
                            {name}
                          </SelectItem>
                        ))}
                      </SelectContent>
                    </Select>
                  )}
                />
              )}
            </Field>
            <Field
              label="Expected sources"
              isOptional
              error={errors.sources?.message}
              help={
                'Separated by commas, for example proxy_statement, 10k, 10q. Without any, all filings of the report ' +
                'are read.'
              }
            >
              {(control) => (
                <Input
                  {...control}
                  {...form.register('sources')}
                  autoComplete="off"
                  spellCheck={false}
                  placeholder="proxy_statement, 10k"
                  disabled={!hasCategories}
                />
              )}
            </Field>
            <Controller
              control={form.control}
              name="flags"
              render={({ field }) => (
                <FlagField
                  flags={field.value}
                  onChange={field.onChange}
                  typed={typedFlag}
                  onType={setTypedFlag}
                  onAdd={addFlag}
                  error={errors.flags?.message}
                  isDisabled={!hasCategories}
                />
              )}
            />
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            <Button type="submit" variant="primary" disabled={!hasCategories}>
              {query ? 'Save Query' : 'Add Query'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function NoCategories({ onAddCategory }: { onAddCategory: () => void }) {
  return (
    <div
      role="alert"
      className={
        'flex flex-wrap items-center gap-2 rounded-lg border border-warn-line bg-warn-tint px-3 py-2 text-sm ' +
        'text-warn'
      }
    >
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">{NO_CATEGORIES}</span>
      <Button size="sm" onClick={onAddCategory}>
        Add Category
      </Button>
    </div>
  );
}
