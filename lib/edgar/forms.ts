/**
 * Which SEC forms belong to which document type. Forms are EDGAR's own spelling ("DEF 14A", "10-KT/A");
 * types are what a person asks for: "proxy", or one of the monitored types.
 */

const MONITORED_TYPES = [
  '10-K',
  '10-K/A',
  '10-Q',
  '10-Q/A',
  'DEF 14A',
  'DEF 14A/A',
  'DEFM14A',
  '8-K',
  '8-K/A',
  '20-F',
  '20-F/A',
] as const;
export type MonitoredType = (typeof MONITORED_TYPES)[number];

export const FETCH_TYPES = ['proxy', ...MONITORED_TYPES] as const;
export type FetchType = (typeof FETCH_TYPES)[number];

const ANNUAL = ['10-K', '10-K405', '10-KT', '10-KT405', '10-KSB', '10-KSB40'];
const QUARTERLY = ['10-Q', '10-QT', '10-QSB'];
const CURRENT = ['8-K', '8-K12B', '8-K12G3', '8-K15D5'];
/** In a proxy contest the company's own annual statement is a DEFC14A, and there is no DEF 14A that year. */
const PROXY = ['DEF 14A', 'DEFC14A'];
/** Whole statements filed again; EDGAR has a form of its own for them and rarely says "/A". */
const REVISED_PROXY = ['DEF 14A/A', 'DEFC14A/A', 'DEFR14A', 'DEFR14A/A'];
/** Letters, slides and corrections around the statement. */
const PROXY_EXTRAS = ['DEFA14A', 'DEFA14A/A'];
/** An amended merger proxy has no monitored type of its own: it counts as one more merger proxy. */
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

/** What fetching a type brings: the type with its amendments; a type with "/A" is amendments alone. */
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

/** Upper case, single spaces, "DEF14A" as "DEF 14A": the spelling that the tables above use. */
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

/** Whether somebody who fetches this type wants a filing of this form. */
export function isFetchedAs(form: string, type: FetchType): boolean {
  return FORMS_TO_FETCH[type].includes(normalizeForm(form));
}

export function isProxyForm(form: string): boolean {
  return /^(DEF|PRE)(\w*14A| 14A|\/PROXY)(\/A)?$/.test(normalizeForm(form));
}

export function isAnnualForm(form: string): boolean {
  return isFetchedAs(form, '10-K') || isFetchedAs(form, '20-F');
}

/** What a filing is called on screen; every proxy type contains the word "Proxy". */
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
