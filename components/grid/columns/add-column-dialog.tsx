'use client';

import { Flag, Info, ListTree, MessageSquareText, Sigma } from 'lucide-react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { errorBelow, showServerErrors } from '@/components/shared/forms/form-errors';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Dialog, DialogBody, DialogContent, DialogError, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { FIGURES } from '@/lib/financials/figures/figure-list.rules';
import { formatCounted, formatCount } from '@/lib/format/numbers';
import type { ColumnInput } from '@/lib/grid/schema';
import { FACT_CHOICES } from '@/lib/grid/fact-choices.rules';
import type { AnswerType } from '@/lib/grid/limits.rules';
import { dollars, roundTokens } from '../progress-line';
import type { ColumnChoice } from '../toolbar';
import { NOT_CHANGED } from '../use-grid';
import type { ColumnDialogProps } from './column-dialogs';
import { newColumnForm, type NewColumnForm } from './column-form';
import { LimitFields, NO_LIMIT } from './limit-fields';

type Kind = Exclude<ColumnChoice, 'template'>;

const KINDS = [
  { kind: 'question', label: 'Question', hint: 'Asked of each filing', icon: MessageSquareText },
  { kind: 'fact', label: 'Fact', hint: 'Already read, free', icon: ListTree },
  { kind: 'figure', label: 'Figure', hint: 'Line item or measure, free', icon: Sigma },
  { kind: 'flag', label: 'Flag', hint: 'Triggered, clear or cannot determine', icon: Flag },
] as const;

export const ANSWER_LABELS: Readonly<Record<AnswerType, string>> = {
  auto: 'Whatever it states',
  number: 'A number',
  percent: 'A percentage',
  money: 'An amount',
  ratio: 'A ratio',
  yes_no: 'Yes or no',
  date: 'A date',
  words: 'Words',
};

/** Adds a column: its question, its limit, and the cost of running it. */
export function AddColumnDialog({ grid, estimate, isSaving, onChange, onClose, of }: ColumnDialogProps & { of: Kind }) {
  const form = useForm<NewColumnForm, unknown, ColumnInput>({
    resolver: zodResolver(newColumnForm),
    mode: 'onChange',
    defaultValues: { kind: of, text: '', key: '', heading: '', answerType: 'auto', limit: NO_LIMIT },
  });
  const typed = useWatch({ control: form.control });
  const { kind = of, text = '', key = '', heading = '' } = typed;
  const { errors } = form.formState;
  // Not the form's own isValid, which a refusal of the server makes false: the same column may be sent again.
  const isValid = newColumnForm.safeParse(typed).success;
  const isTyped = kind === 'question' || kind === 'flag';
  const figure = FIGURES.find((each) => each.key === key);
  const own = isTyped ? text : (figure?.label ?? FACT_CHOICES.find((each) => each.key === key)?.label ?? '');
  const cells = grid.rows.filter((row) => (kind === 'figure' ? row.financials_document_id : row.document_id)).length;
  const choose = (next: Kind) => {
    form.setValue('key', '');
    form.setValue('kind', next, { shouldValidate: true });
  };
  const submit = (after?: 'run') =>
    form.handleSubmit(async (column) => {
      try {
        await onChange({ add_columns: [column] }, after);
      } catch (error) {
        showServerErrors(errorBelow(error, 'add_columns.0'), ['text', 'key', 'heading'], form.setError, NOT_CHANGED);
      }
    });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Add column" className="max-w-[560px]">
        <form className="flex min-h-0 flex-col" onSubmit={(event) => void submit('run')(event)}>
          <DialogBody>
            <div role="radiogroup" aria-label="Kind of column" className="grid grid-cols-4 gap-2 max-sm:grid-cols-2">
              {KINDS.map(({ kind: each, label, hint, icon: Icon }) => (
                <button
                  key={each}
                  type="button"
                  role="radio"
                  aria-checked={kind === each}
                  className={cn(
                    'flex flex-col gap-1 rounded-md border p-2.5 text-left transition-colors hover:bg-hover',
                    kind === each ? 'border-ink' : 'border-line-strong',
                  )}
                  onClick={() => choose(each)}
                >
                  <span className="flex items-center gap-1.5 text-sm font-medium">
                    <Icon aria-hidden className="size-[15px] text-text-2" />
                    {label}
                  </span>
                  <span className="text-xs text-text-2">{hint}</span>
                </button>
              ))}
            </div>
            {isTyped ? (
              <Field
                label={kind === 'question' ? 'Question' : 'Flag'}
                error={errors.text?.message}
                help={
                  kind === 'question'
                    ? `One thing per question. It is asked of ${filingsOf(grid.rows)}.`
                    : 'Written as in templates, for example: CEO pay ratio above 200:1'
                }
              >
                {(control) => (
                  <Input
                    {...control}
                    {...form.register('text')}
                    autoFocus
                    maxLength={kind === 'question' ? 2000 : 500}
                    placeholder={kind === 'question' ? 'What is the ratio of non-audit to audit fees?' : ''}
                  />
                )}
              </Field>
            ) : (
              <Choice
                key={kind}
                kind={kind}
                value={key}
                error={errors.key?.message}
                onChange={(chosen) => form.setValue('key', chosen, { shouldValidate: true })}
              />
            )}
            <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
              <Field label="Heading" isOptional error={errors.heading?.message}>
                {(control) => (
                  <Input {...control} {...form.register('heading')} maxLength={120} placeholder={own.slice(0, 60)} />
                )}
              </Field>
              {kind === 'question' ? (
                <Field label="Answer is">
                  {(control) => (
                    <Controller
                      control={form.control}
                      name="answerType"
                      render={({ field }) => (
                        <Select value={field.value} onValueChange={field.onChange}>
                          <SelectTrigger {...control} ref={field.ref}>
                            <SelectValue />
                          </SelectTrigger>
                          <SelectContent>
                            {Object.entries(ANSWER_LABELS).map(([value, label]) => (
                              <SelectItem key={value} value={value}>
                                {label}
                              </SelectItem>
                            ))}
                          </SelectContent>
                        </Select>
                      )}
                    />
                  )}
                </Field>
              ) : null}
            </div>
            {kind === 'flag' ? null : (
              <Controller
                control={form.control}
                name="limit"
                render={({ field }) => (
                  <LimitFields limit={field.value} onChange={field.onChange} heading={heading || own} />
                )}
              />
            )}
            <Cost cells={cells} isAsked={kind === 'question'} estimate={estimate} />
          </DialogBody>
          <DialogError>{errors.root?.message}</DialogError>
          <DialogFooter>
            <Button onClick={onClose}>Cancel</Button>
            <Button disabled={!isValid || isSaving} onClick={(event) => void submit()(event)}>
              Add only
            </Button>
            <Button type="submit" variant="primary" disabled={!isValid} isBusy={isSaving} busyLabel="Adding…">
              Add and run {formatCounted(cells, 'cell')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function Choice({
  kind,
  value,
  error,
  onChange,
}: {
  kind: 'fact' | 'figure';
  value: string;
  error: string | undefined;
  onChange: (key: string) => void;
}) {
  const choices = kind === 'fact' ? FACT_CHOICES : FIGURES;
  return (
    <Field
      label={kind === 'fact' ? 'Fact' : 'Line item or measure'}
      error={error}
      help={
        kind === 'fact'
          ? 'Read from each proxy when it was processed.'
          : 'From the annual report of the row; of the newest year it reports on.'
      }
    >
      {(control) => (
        <Select value={value} onValueChange={onChange}>
          <SelectTrigger {...control}>
            <SelectValue placeholder="Choose…" />
          </SelectTrigger>
          <SelectContent>
            {choices.map((choice) => (
              <SelectItem key={choice.key} value={choice.key}>
                {choice.label}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      )}
    </Field>
  );
}

/** The cost of running the column; without a model no tokens are counted. */
function Cost({
  cells,
  isAsked,
  estimate,
}: {
  cells: number;
  isAsked: boolean;
  estimate: ColumnDialogProps['estimate'];
}) {
  const tokens = isAsked && estimate?.tokens_per_cell ? estimate.tokens_per_cell * cells : null;
  const usd = isAsked && estimate?.usd_per_cell ? estimate.usd_per_cell * cells : null;
  return (
    <p className="flex items-center gap-2 rounded-md bg-sunken px-3 py-2 text-xs text-text-2">
      <Info aria-hidden className="size-3.5 shrink-0 text-accent" />
      <span>
        {formatCounted(cells, 'cell')}
        {tokens === null ? '' : `, about ${formatCount(roundTokens(tokens))} tokens`}
        {usd === null ? null : (
          <>
            , <strong className="font-semibold text-text">{dollars(usd)}</strong>
          </>
        )}
        {tokens === null ? '.' : ' with the model that is set.'}
      </span>
    </p>
  );
}

function filingsOf(rows: ColumnDialogProps['grid']['rows']): string {
  const forms = [...new Set(rows.map(({ form_type: form }) => form))];
  return forms.length === 1 ? `the ${forms[0]} of each company` : 'the filing of each row';
}
