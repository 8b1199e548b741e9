'use client';

import { useRef, useState, type ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NAME_VARIABLES, reportName, type NameParts } from '@/lib/subscriptions/report-name.rules';

type NameTemplateFieldProps = {
  value: string;
  onChange: (template: string) => void;
  error?: string | undefined;
  /** The current choices in the form; examples are used for missing ones. */
  parts: Partial<Omit<NameParts, 'now'>>;
};

/** The name template for future reports, with a button for each variable and a preview for today. */
export function NameTemplateField({ value, onChange, error, parts }: NameTemplateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [now] = useState(() => new Date());
  const insert = (variable: string) => {
    const at = input.current?.selectionStart ?? value.length;
    const end = input.current?.selectionEnd ?? at;
    onChange(`${value.slice(0, at)}{${variable}}${value.slice(end)}`);
    input.current?.focus();
  };
  const preview = reportName(value, {
    companyName: parts.companyName ?? 'Example Corporation',
    companyTicker: parts.companyTicker ?? 'EXMP',
    fiscalYear: parts.fiscalYear && Number.isInteger(parts.fiscalYear) ? parts.fiscalYear : now.getUTCFullYear(),
    templateName: parts.templateName ?? 'Report template',
    triggerDocType: parts.triggerDocType ?? 'DEF 14A',
    now,
  });
  return (
    <div className="flex flex-col gap-1.5">
      <Field label="Report name template" error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            className="font-mono text-xs"
          />
        )}
      </Field>
      <div role="group" aria-label="Insert a variable" className="flex flex-wrap gap-1">
        {NAME_VARIABLES.map((variable) => (
          <VariableButton key={variable} onClick={() => insert(variable)}>{`{${variable}}`}</VariableButton>
        ))}
      </div>
      <p className="rounded-md bg-sunken px-2.5 py-1.5 text-xs text-text-2">
        <span className="text-text-3">Preview: </span>
        <output aria-label="Preview of the report name" className="font-medium break-words text-text">
          {preview}
        </output>
      </p>
    </div>
  );
}

function VariableButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={
        'h-5 rounded-sm border border-line-strong px-1.5 font-mono text-2xs text-text-2 hover:bg-hover ' +
        'hover:text-text'
      }
    >
      {children}
    </button>
  );
}
