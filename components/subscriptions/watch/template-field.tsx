'use client';

import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { Template } from '@/lib/templates/schema';

type TemplateFieldProps = {
  templates: readonly Pick<Template, 'id' | 'name'>[];
  value: string;
  onChange: (templateId: string) => void;
  error?: string | undefined;
  /** The stored template, which may have been deleted or made inactive since. */
  stored?: { id: string; name: string | null } | undefined;
};

/** Only active templates can be selected. */
export function TemplateField({ templates, value, onChange, error, stored }: TemplateFieldProps) {
  const isUnavailable = stored !== undefined && !templates.some(({ id }) => id === stored.id);
  return (
    <Field
      label="Report template"
      error={error}
      help={
        isUnavailable && value === stored.id
          ? 'The template was deleted or is inactive. Choose another one.'
          : undefined
      }
    >
      {(control) => (
        <Select value={value} onValueChange={onChange}>
          <SelectTrigger {...control}>
            <SelectValue placeholder="Select a report template" />
          </SelectTrigger>
          <SelectContent className="max-w-[560px]">
            {templates.map(({ id, name }) => (
              <SelectItem key={id} value={id}>
                {name}
              </SelectItem>
            ))}
            {isUnavailable ? (
              <SelectItem value={stored.id} disabled>
                {stored.name ?? 'Deleted template'} (not active)
              </SelectItem>
            ) : null}
          </SelectContent>
        </Select>
      )}
    </Field>
  );
}
