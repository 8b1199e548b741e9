'use client';

import { Building2, User } from 'lucide-react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { SegmentedControl } from '@/components/ui/segmented-control';
import type { Visibility } from '@/lib/templates/schema';
import type { Wizard } from './use-wizard';

const VISIBILITY_HELP: Record<Visibility, string> = {
  user: 'Visible only to you.',
  organization: 'Visible to all members of the organization.',
};

/** Title, AGM date and visibility. */
export function ReportForm({ wizard, hasOrganization }: { wizard: Wizard; hasOrganization: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-base font-semibold">Report details</h2>
      <Field
        label="Title"
        isOptional
        help="If left blank, the name is company - template - date."
        error={wizard.fieldProblems.report_title}
      >
        {(control) => (
          <Input
            {...control}
            className="text-ellipsis"
            value={wizard.title}
            maxLength={300}
            placeholder={wizard.defaultTitle}
            title={wizard.title || wizard.defaultTitle}
            onChange={(event) => wizard.setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="AGM date"
        error={wizard.fieldProblems.agm_date}
        isOptional
        help={wizard.isDateFromFiling ? 'Taken from the latest selected filing.' : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            value={wizard.agmDate}
            onChange={(event) => wizard.setAgmDate(event.target.value)}
          />
        )}
      </Field>
      {hasOrganization ? (
        <div className="flex flex-col gap-1">
          <span className="text-sm font-medium">Visibility</span>
          <SegmentedControl
            aria-label="Visibility"
            isFull
            value={wizard.visibility}
            onValueChange={wizard.setVisibility}
            segments={[
              { value: 'user', label: 'Personal', icon: <User aria-hidden /> },
              { value: 'organization', label: 'Organization', icon: <Building2 aria-hidden /> },
            ]}
          />
          <p className="mt-0.5 text-xs text-text-3">{VISIBILITY_HELP[wizard.visibility]}</p>
        </div>
      ) : null}
    </div>
  );
}
