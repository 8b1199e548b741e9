'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { apiErrorMessage } from '@/components/shell/api-error';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Field, FieldError } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { formatCount } from '@/lib/format/numbers';
import { MAX_ANALYSIS_CONTEXT } from '@/lib/organizations/schema';
import { ContextNotes } from './context-notes';
import { AUDIT_KEY } from '@/components/reads/organization-reads';
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
  const [text, setText] = useState(saved);
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: () => saveAnalysisContext({ analysis_context: text }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: AUDIT_KEY }),
  });
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);
  const type = (next: string) => {
    // Longer text is refused by the server; pasted text is cut at the limit.
    setText(next.slice(0, MAX_ANALYSIS_CONTEXT));
    if (error) reset();
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Card className="flex flex-col gap-3 p-4">
        <Field
          label="What your organization looks for"
          aside={
            <span
              className={cn('text-xs tabular-nums', text.length > WARN_ABOVE ? 'font-medium text-warn' : 'text-text-3')}
            >
              {formatCount(text.length)} / {formatCount(MAX_ANALYSIS_CONTEXT)}
            </span>
          }
        >
          {(control) => (
            <Textarea
              {...control}
              rows={12}
              maxLength={MAX_ANALYSIS_CONTEXT}
              value={text}
              placeholder={PLACEHOLDER}
              readOnly={isPending}
              onChange={(event) => type(event.target.value)}
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
          {error ? (
            <FieldError className="mr-auto">{apiErrorMessage(error, 'Failed to save analysis context')}</FieldError>
          ) : null}
          <Button
            variant="primary"
            disabled={text.length > MAX_ANALYSIS_CONTEXT}
            isBusy={isPending}
            busyLabel="Saving..."
            onClick={() => mutate()}
          >
            Save Analysis Context
          </Button>
        </div>
      </Card>
      <ContextNotes />
    </div>
  );
}
