'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@/components/shared/forms/form-errors';
import { LocalTime } from '@/components/shared/time/local-time';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions, DialogBody, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { overrideInput, type EmailVersion, type VotingCondition } from '@/lib/engagements/schema-email';
import { overrideCondition } from '../engagements-api';

type VotingConditionsProps = {
  engagementId: string;
  version: EmailVersion;
  canEdit: boolean;
  onChanged: (version: EmailVersion) => void;
};

/** Sentences that may cost a passive holder its 13G status, each with the reason and a way to accept it. */
export function VotingConditions({ engagementId, version, canEdit, onChanged }: VotingConditionsProps) {
  const [openCondition, setOpenCondition] = useState<VotingCondition | null>(null);
  const { voting_conditions: conditions } = version.checks;
  if (conditions.length === 0) return null;
  return (
    <section
      aria-label="13D/13G check"
      className="flex flex-col gap-3 border-b border-warn-line bg-warn-tint px-5 py-3"
    >
      {conditions.map((condition) => (
        <div key={condition.id} className="flex items-start gap-2.5">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn-solid" strokeWidth={1.75} />
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <p className="font-medium wrap-anywhere">“{condition.sentence}”</p>
            <p className="text-xs text-text-2">{condition.explanation}</p>
            {condition.suggestion ? <p className="text-xs text-text-2">{condition.suggestion}</p> : null}
            {condition.override ? (
              <p className="text-xs text-text-2">
                Overridden by {condition.override.by}, <LocalTime iso={condition.override.at} />:{' '}
                {condition.override.reason}
              </p>
            ) : null}
          </div>
          {canEdit && !condition.override ? (
            <Button size="sm" onClick={() => setOpenCondition(condition)}>
              Override
            </Button>
          ) : null}
        </div>
      ))}
      {openCondition ? (
        <OverrideDialog
          engagementId={engagementId}
          versionId={version.id}
          condition={openCondition}
          onClose={() => setOpenCondition(null)}
          onChanged={onChanged}
        />
      ) : null}
    </section>
  );
}

type OverrideDialogProps = {
  engagementId: string;
  versionId: string;
  condition: VotingCondition;
  onClose: () => void;
  onChanged: (version: EmailVersion) => void;
};

function OverrideDialog({ engagementId, versionId, condition, onClose, onChanged }: OverrideDialogProps) {
  const form = useForm({
    resolver: zodResolver(overrideInput),
    defaultValues: { version_id: versionId, condition_id: condition.id, reason: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (override) => {
    try {
      onChanged(await overrideCondition(engagementId, override));
      onClose();
    } catch (error) {
      showServerErrors(error, ['reason'], form.setError, 'Failed to record the override');
    }
  });
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen || isSubmitting ? undefined : onClose())}>
      <DialogContent title="Keep the sentence" description="The reason is recorded with your name in the timeline.">
        <form noValidate className="flex min-h-0 flex-col" onSubmit={(event) => void submit(event)}>
          <DialogBody>
            <blockquote className="border-l-2 border-warn-solid pl-3 text-text-2">{condition.sentence}</blockquote>
            <Field label="Reason" error={errors.reason?.message}>
              {(control) => <Textarea {...control} {...form.register('reason')} rows={3} readOnly={isSubmitting} />}
            </Field>
          </DialogBody>
          <DialogActions error={errors.root?.message} isBusy={isSubmitting} busyLabel="Saving...">
            Override
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
