import { Check } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import type { Wizard, WizardStep } from './use-wizard';

/** The four steps with the choices made; a completed one links back to it. */
export function WizardSteps({ wizard }: { wizard: Wizard }) {
  const { step, template, company, reportId, isRequesting } = wizard;
  const isLocked = reportId !== null || isRequesting;
  const steps: { step: WizardStep; title: string; note: string }[] = [
    { step: 1, title: 'Template', note: step > 1 && template ? template.name : 'Choose analysis type' },
    { step: 2, title: 'Company', note: step > 2 && company ? company.name : step >= 2 ? 'Choose a company' : '' },
    {
      step: 3,
      title: 'Documents',
      note:
        step > 3 && wizard.selected.length > 0
          ? `${wizard.selected.length} selected`
          : step >= 3
            ? 'Pick filings and details'
            : '',
    },
    { step: 4, title: 'Generate', note: step === 4 ? 'Progress and result' : '' },
  ];
  return (
    <ol aria-label="Steps" className="flex items-center gap-3.5 max-md:gap-2">
      {steps.map((item, index) => (
        <li
          key={item.step}
          aria-current={item.step === step ? 'step' : undefined}
          className={cn('flex min-w-0 items-center gap-3.5 max-md:gap-2', index > 0 ? 'flex-1' : 'shrink-0')}
        >
          {index > 0 ? <span aria-hidden className="h-px min-w-3 flex-1 bg-line-strong" /> : null}
          <StepLabel
            {...item}
            state={item.step < step ? 'done' : item.step === step ? 'current' : 'ahead'}
            onClick={item.step < step && !isLocked ? () => wizard.goTo(item.step) : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

type StepLabelProps = {
  step: number;
  title: string;
  note: string;
  state: 'done' | 'current' | 'ahead';
  onClick: (() => void) | undefined;
};

function StepLabel({ step, title, note, state, onClick }: StepLabelProps) {
  const content = (
    <>
      <span
        aria-hidden
        className={cn(
          'flex size-6 shrink-0 items-center justify-center rounded-full text-sm font-semibold tabular-nums',
          state === 'done' && 'bg-ok-tint text-ok',
          state === 'current' && 'bg-ink text-on-ink',
          state === 'ahead' && 'border border-control text-text-2',
        )}
      >
        {state === 'done' ? <Check className="size-3.5 stroke-2" /> : step}
      </span>
      <span className={cn('flex min-w-0 flex-col text-left', state !== 'current' && 'max-md:sr-only')}>
        <span className={cn('text-sm', state === 'ahead' ? 'text-text-3' : 'font-medium')}>
          {title}
          {state === 'done' ? <span className="sr-only"> (done)</span> : null}
        </span>
        {note ? (
          <span className="max-w-[200px] truncate text-xs text-text-3" title={note}>
            {note}
          </span>
        ) : null}
      </span>
    </>
  );
  const classes = 'flex min-h-9 min-w-0 items-center gap-2.5 rounded-md';
  return onClick ? (
    <button
      type="button"
      onClick={onClick}
      className={cn(classes, 'hover:[&>span:last-child>span:first-child]:underline')}
    >
      {content}
    </button>
  ) : (
    <span className={classes}>{content}</span>
  );
}
