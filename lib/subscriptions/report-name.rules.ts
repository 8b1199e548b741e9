/** Variables of a report name template, written in braces. */
export const NAME_VARIABLES = [
  'company_name',
  'company_ticker',
  'fiscal_year',
  'template_name',
  'date',
  'datetime',
  'trigger_doc_type',
] as const;
type NameVariable = (typeof NAME_VARIABLES)[number];

export const DEFAULT_NAME_TEMPLATE = '{company_name} {fiscal_year} {template_name} - {date}';
export const MAX_REPORT_NAME_LENGTH = 300;

const VARIABLE = /\{+\s*([\w-]+)\s*\}+/g;

export type NameParts = {
  companyName: string;
  companyTicker: string;
  fiscalYear: number;
  templateName: string;
  triggerDocType: string;
  /** Date and time are in UTC. */
  now: Date;
};

/** Unknown variables of a template, in order of occurrence. */
export function unknownVariables(template: string): string[] {
  const named = [...template.matchAll(VARIABLE)].map((match) => match[1] ?? '');
  return [...new Set(named.filter((name) => !isVariable(name)))];
}

/** The name of a report: variables replaced, white space normalized, cut to the length of a title. */
export function reportName(template: string, parts: NameParts): string {
  const iso = parts.now.toISOString();
  const values: Record<NameVariable, string> = {
    company_name: parts.companyName,
    company_ticker: parts.companyTicker,
    fiscal_year: String(parts.fiscalYear),
    template_name: parts.templateName,
    date: iso.slice(0, 10),
    datetime: `${iso.slice(0, 10)} ${iso.slice(11, 16)}`,
    trigger_doc_type: parts.triggerDocType,
  };
  const filled = (template.trim() || DEFAULT_NAME_TEMPLATE).replace(VARIABLE, (written, name: string) =>
    isVariable(name) ? values[name] : written,
  );
  return filled.replace(/\s+/g, ' ').trim().slice(0, MAX_REPORT_NAME_LENGTH);
}

function isVariable(name: string): name is NameVariable {
  return (NAME_VARIABLES as readonly string[]).includes(name);
}
