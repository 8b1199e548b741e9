/**
 * Which SEC forms belong to which document type. Forms are in EDGAR's own spelling ("DEF 14A", "10-KT/A"); types are
 * what users choose: "proxy", or one of the monitored types.
 */

/** What domestic filers file; amendments are types of their own. */
export const DOMESTIC_TYPES = [
  '10-K',
  '10-K/A',
  '10-Q',
  '10-Q/A',
  'DEF 14A',
  'DEF 14A/A',
  'DEFM14A',
  '8-K',
  '8-K/A',
] as const;

export const MONITORED_TYPES = [...DOMESTIC_TYPES, '20-F', '20-F/A'] as const;
export type MonitoredType = (typeof MONITORED_TYPES)[number];

export const FETCH_TYPES = ['proxy', ...MONITORED_TYPES] as const;
export type FetchType = (typeof FETCH_TYPES)[number];

const ANNUAL = ['10-K', '10-K405', '10-KT', '10-KT405', '10-KSB', '10-KSB40'];
const QUARTERLY = ['10-Q', '10-QT', '10-QSB'];
const CURRENT = ['8-K', '8-K12B', '8-K12G3', '8-K15D5'];
/** In a proxy contest the company's own annual statement is a DEFC14A, and there is no DEF 14A that year. */
const PROXY = ['DEF 14A', 'DEFC14A'];
/** Complete statements filed again; EDGAR has separate forms for them and rarely uses "/A". */
const REVISED_PROXY = ['DEF 14A/A', 'DEFC14A/A', 'DEFR14A', 'DEFR14A/A'];
/** Additional material: letters, slides and corrections. */
const PROXY_EXTRAS = ['DEFA14A', 'DEFA14A/A'];
/** An amended merger proxy has no monitored type of its own and counts as a merger proxy. */
const MERGER_PROXY = ['DEFM14A', 'DEFM14A/A'];

const FORMS_OF_TYPE: Record<MonitoredType, readonly string[]> = {
  '10-K': ANNUAL,
  '10-K/A': amended(ANNUAL),
  '10-Q': QUARTERLY,
  '10-Q/A': amended(QUARTERLY),
  'DEF 14A': PROXY,
  'DEF 14A/A': [...REVISED_PROXY, ...PROXY_EXTRAS],
  DEFM14A: MERGER_PROXY,
  '8-K': CURRENT,
  '8-K/A': amended(CURRENT),
  '20-F': ['20-F'],
  '20-F/A': ['20-F/A'],
};

/** The forms fetched for each type: a type includes its amendments; a type with "/A" is amendments only. */
const FORMS_TO_FETCH: Record<FetchType, readonly string[]> = {
  ...FORMS_OF_TYPE,
  proxy: [...PROXY, ...REVISED_PROXY, ...PROXY_EXTRAS, ...MERGER_PROXY],
  '10-K': [...ANNUAL, ...amended(ANNUAL)],
  '10-Q': [...QUARTERLY, ...amended(QUARTERLY)],
  'DEF 14A': [...PROXY, ...REVISED_PROXY],
  '8-K': [...CURRENT, ...amended(CURRENT)],
  '20-F': ['20-F', '20-F/A'],
};

const NAME_OF_PROXY_FORM: Record<string, string> = {
  'DEF 14A': 'Proxy Statement',
  DEFC14A: 'Contested Proxy Statement',
  DEFM14A: 'Merger Proxy Statement',
  DEFA14A: 'Additional Proxy Materials',
  DEFR14A: 'Revised Proxy Statement',
  'PRE 14A': 'Preliminary Proxy Statement',
};

/** Upper case, single spaces, "DEF14A" as "DEF 14A": the spelling of the tables above. */
export function normalizeForm(form: string): string {
  return form
    .trim()
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .replace(/^(DEF|PRE) ?14A/, '$1 14A');
}

/** The monitored types that a filing of this form counts as: "DEFA14A" is a "DEF 14A/A", "10-KT" a "10-K". */
export function monitoredTypesOf(form: string): MonitoredType[] {
  const normalized = normalizeForm(form);
  return MONITORED_TYPES.filter((type) => FORMS_OF_TYPE[type].includes(normalized));
}

/** Whether a filing of this form is included when this type is fetched. */
export function isFetchedAs(form: string, type: FetchType): boolean {
  return FORMS_TO_FETCH[type].includes(normalizeForm(form));
}

/** Whether the form is a proxy statement, definitive or preliminary, or its additional material. */
export function isProxyForm(form: string): boolean {
  return /^(DEF|PRE)(\w*14A| 14A|\/PROXY)(\/A)?$/.test(normalizeForm(form));
}

export function isAnnualForm(form: string): boolean {
  return isFetchedAs(form, '10-K') || isFetchedAs(form, '20-F');
}

/** Display name of a form's document type; every proxy type contains the word "Proxy". */
export function documentTypeOf(form: string): string {
  const normalized = normalizeForm(form);
  const bare = normalized.replace(/\/A$/, '');
  const name = NAME_OF_PROXY_FORM[bare] ?? nameOfOtherForm(bare);
  return normalized === bare ? name : `${name} (Amendment)`;
}

function nameOfOtherForm(bareForm: string): string {
  if (isProxyForm(bareForm)) return 'Proxy Materials';
  if (isAnnualForm(bareForm)) return 'Annual Report';
  if (isFetchedAs(bareForm, '10-Q')) return 'Quarterly Report';
  return isFetchedAs(bareForm, '8-K') ? 'Current Report' : 'Other';
}

function amended(forms: readonly string[]): string[] {
  return forms.map((form) => `${form}/A`);
}
