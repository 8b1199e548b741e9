'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showServerErrors } from '@/components/shared/forms/form-errors';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Field, FieldError } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { formatCount } from '@/lib/format/numbers';
import { analysisContextSchema, MAX_ANALYSIS_CONTEXT, type AnalysisContext } from '@/lib/organizations/schema';
import { ContextNotes } from './context-notes';
import { analysisContext, AUDIT_KEY } from '@/components/reads/organization-reads';
import { saveAnalysisContext } from '../organization-api';

const WARN_ABOVE = 0.9 * MAX_ANALYSIS_CONTEXT;
const SUCCESS_MS = 3000;
const PLACEHOLDER =
  'Example: We are a long-term value investor holding for ten years and more. We look for pay that follows ' +
  'results over at least three years, boards that can say no to the chief executive, and capital kept in the ' +
  'business unless there is nothing better to do with it. Point out dilution, related-party dealings and changes ' +
  'of auditor.';

export function AnalysisContextForm({ saved }: { saved: string }) {
  const queryClient = useQueryClient();
  const form = useForm({ resolver: zodResolver(analysisContextSchema), defaultValues: { analysis_context: saved } });
  const { errors } = form.formState;
  const text = useWatch({ control: form.control, name: 'analysis_context' });
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: (context: AnalysisContext) => saveAnalysisContext(context),
    onError: (error) => showServerErrors(error, ['analysis_context'], form.setError, 'Failed to save analysis context'),
    onSuccess: (stored) => {
      queryClient.setQueryData(analysisContext.queryKey, stored);
      return queryClient.invalidateQueries({ queryKey: AUDIT_KEY });
    },
  });
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);
  const submit = form.handleSubmit((context) => mutate(context));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Card>
        <form noValidate className="flex flex-col gap-3 p-4" onSubmit={(event) => void submit(event)}>
          <Field
            label="What your organization looks for"
            error={errors.analysis_context?.message}
            aside={
              <span
                className={cn(
                  'text-xs tabular-nums',
                  text.length > WARN_ABOVE ? 'font-medium text-warn' : 'text-text-3',
                )}
              >
                {formatCount(text.length)} / {formatCount(MAX_ANALYSIS_CONTEXT)}
              </span>
            }
          >
            {(control) => (
              <Textarea
                {...control}
                {...form.register('analysis_context', { onChange: () => form.clearErrors('root') })}
                rows={12}
                maxLength={MAX_ANALYSIS_CONTEXT}
                placeholder={PLACEHOLDER}
                readOnly={isPending}
                className="min-h-60 leading-[22px] text-base"
              />
            )}
          </Field>
          <div className="flex min-h-8 flex-wrap items-center justify-end gap-3">
            <div role="status" className="mr-auto">
              {isSuccess ? (
                <p className="flex items-start gap-1.5 text-xs text-ok">
                  <CircleCheck aria-hidden className="mt-px size-3.5 shrink-0 stroke-2" />
                  Analysis context saved successfully! It will be applied to all future report generations.
                </p>
              ) : null}
            </div>
            {errors.root?.message ? <FieldError className="mr-auto">{errors.root.message}</FieldError> : null}
            <Button type="submit" variant="primary" isBusy={isPending} busyLabel="Saving...">
              Save Analysis Context
            </Button>
          </div>
        </form>
      </Card>
      <ContextNotes />
    </div>
  );
}
