'use client';

import { ArrowLeft, ArrowRight, FileChartColumn } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { formatCounted } from '@/lib/format/numbers';
import { CompanyStep } from './company-step';
import { DocumentsStep } from './documents-step';
import { GenerateStep } from './generate-step';
import { TemplateStep } from './template-step';
import { useWizard, type ProcessDocuments, type Wizard, type WizardStart, type WizardStep } from './use-wizard';
import { WizardSteps } from './wizard-steps';

type GenerateWizardProps = { start: WizardStart; hasOrganization: boolean; processDocuments: ProcessDocuments };

/** The steps template, company, documents and report. The footer with the navigation stays visible. */
export function GenerateWizard({ start, hasOrganization, processDocuments }: GenerateWizardProps) {
  const wizard = useWizard(start, processDocuments);
  const { step } = wizard;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-0 flex-1 flex-col gap-3.5 px-6 pt-5 pb-0">
        <div className="flex min-h-8 items-center justify-between gap-4">
          <h1 className="text-xl font-semibold">Generate AGM Report</h1>
          <span className="text-sm text-text-3 tabular-nums">Step {step} of 4</span>
        </div>
        <WizardSteps wizard={wizard} />
        <div className="flex min-h-0 flex-1 flex-col pb-3">
          {step === 1 ? <TemplateStep wizard={wizard} /> : null}
          {step === 2 ? <CompanyStep wizard={wizard} /> : null}
          {step === 3 ? <DocumentsStep wizard={wizard} hasOrganization={hasOrganization} /> : null}
          {step === 4 ? <GenerateStep wizard={wizard} /> : null}
        </div>
      </div>
      {step < 4 ? <WizardFooter wizard={wizard} /> : null}
    </div>
  );
}

function WizardFooter({ wizard }: { wizard: Wizard }) {
  const { step, selected, template, canLeave } = wizard;
  const go = (by: 1 | -1) => wizard.goTo(Math.min(4, Math.max(1, step + by)) as WizardStep);
  return (
    <footer className="flex h-[60px] shrink-0 items-center gap-3 border-t border-line bg-surface px-6">
      {step > 1 ? (
        <Button onClick={() => go(-1)}>
          <ArrowLeft aria-hidden />
          Back
        </Button>
      ) : null}
      <span className="ml-auto flex items-center gap-3">
        {step === 3 ? (
          <>
            {wizard.problem ? (
              <FieldError className="text-sm">{wizard.problem}</FieldError>
            ) : (
              <span className="text-xs text-text-2 tabular-nums">
                {formatCounted(selected.length, 'document')},{' '}
                {formatCounted(template?.queries.length ?? 0, 'query', 'queries')}
              </span>
            )}
            <Button variant="primary" onClick={wizard.generate} isBusy={wizard.isRequesting} busyLabel="Generating...">
              <FileChartColumn aria-hidden />
              Generate Report
            </Button>
          </>
        ) : (
          <Button variant="primary" disabled={!canLeave} onClick={() => go(1)}>
            Next
            <ArrowRight aria-hidden />
          </Button>
        )}
      </span>
    </footer>
  );
}
