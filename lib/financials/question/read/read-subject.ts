import { operandsOf } from '@/lib/financials/formula';
import type { MeasureUnit } from '@/lib/financials/measures';
import { namesIn, type Name, type Named, type Subject } from './figure-names';
import type { Definition } from './read-definition';
import { oneOf } from '@/lib/format/patterns';
import { BETWEEN_WHOLE_AND_PART } from './read-subject-patterns';

export type FoundSubject = { subject: Subject; rest: string };

/** What is asked for, and the words around it: a definition, a share of one name in another, or one name alone. */
export function subjectOf(
  spoken: string,
  definitions: readonly Definition[],
  more: readonly Name[] = [],
): FoundSubject | null {
  const main = definitions.at(-1)?.name ?? '';
  const defined = definitionIn(withoutLongForm(` ${spoken} `, main).trim(), definitions, more);
  if (defined) return defined;
  const own = definitions.map(nameOfDefinition).filter((name) => name !== null);
  const { names, text } = withoutUsing(spoken, [...own, ...more]);
  // What the question defines has to be part of what it asks for.
  if (own.length < definitions.length || own.some(({ subject }) => !names.some((each) => each.subject === subject)))
    return null;
  const [first, second, third] = names;
  if (!first || names.length > 3) return null;
  if (!second) return marginOf(text, first);
  const between = text.slice(first.to, second.from).trim();
  const sign = signOf(text, first, second, between);
  if (sign) {
    const sum = sumOf(text, first, second, sign);
    // A third name may only say what the sum of the first two is called.
    if (!third || !sum) return sum;
    const isSame = bare(third.subject.formulas[0] ?? '') === bare(sum.subject.formulas[0] ?? '');
    return isSame
      ? { ...sum, rest: `${text.slice(0, first.from)} ${text.slice(second.to, third.from)} ${text.slice(third.to)}` }
      : null;
  }
  if (third) return null;
  // "Capex to operating cash flow ratio" divides by the cash flow, not by the ratio of that name.
  const isOverRatio =
    IS_RATIO.test(between) && second.subject.unit === 'ratio' && / ratio$/.test(text.slice(0, second.to));
  if (isOverRatio) {
    const bare = `${text.slice(0, second.to).replace(/ ratio$/, '')}${text.slice(second.to)}`;
    return subjectOf(bare, definitions, more);
  }
  return quotientOf(text, first, second, between) ?? sameName(text, first, second);
}

/** "…, using dividends paid and net income": operands that the measure has in any case. */
function withoutUsing(text: string, more: readonly Name[]): { text: string; names: Named[] } {
  const names = namesIn(text, more);
  const at = text.indexOf(' using ');
  const [measure, ...others] = names.filter(({ from }) => from < at);
  const used = names.filter(({ from }) => from > at);
  const made = operandsOf(measure?.subject.formulas[0] ?? '').map(({ key }) => key);
  const isSame = used.length > 0 && used.every(({ subject }) => made.includes(subject.key));
  if (at < 0 || !measure || others.length > 0 || !isSame) return { text, names };
  const cut = `${text.slice(0, at)} ${text.slice(used.at(-1)?.to)}`;
  return { text: cut, names: namesIn(cut, more) };
}

const IS_SHARE = new RegExp(
  String.raw`(?:^|(?<=^.*) )(?:(?:expressed )?(?:as )?(?:an? |the )?` +
    String.raw`(?:percent|percentage|share|proportion|portion|fraction)(?: share)? of` +
    String.raw`|relative to)(?: its| the| total| consolidated)*$`,
);
const IS_RATIO = /^(?:divided by|to|over|covers?(?: its)?)(?: total)?$/;
/** "What share of its net income did it spend on …": the whole comes first. */
const WHOLE_FIRST =
  /\b(?:percent|percentage|share|proportion|portion|fraction) of(?<between>(?: (?!and |plus )[a-z0-9&.]+){0,6}) $/;
const USED = /\b(?:consumed|devoted|allocated)\b/g;
const SPENT = new RegExp(String.raw`^(?:[a-z0-9&. ]+ )?${oneOf(BETWEEN_WHOLE_AND_PART)}(?: its| the| total)*$`);

/** One name as a share of another, or divided by it. */
function quotientOf(text: string, first: Named, second: Named, between: string): FoundSubject | null {
  const before = text.slice(0, first.from);
  const isWholeFirst = WHOLE_FIRST.test(before) && SPENT.test(between);
  const isShare = isWholeFirst || IS_SHARE.test(between);
  const kept = isWholeFirst ? between.replace(USED, ' ') : between.replace(IS_SHARE, '').replace(IS_RATIO, '');
  if (!isShare && !IS_RATIO.test(between)) return null;
  const [upper, lower] = isWholeFirst ? [second, first] : [first, second];
  if (![upper, lower].every(({ subject }) => subject.unit === null || subject.unit === 'money')) return null;
  const [top, bottom] = [upper.subject.formulas[0] ?? '', lower.subject.formulas[0] ?? ''];
  const formula = `(${top}) ÷ (${bottom})`;
  const label = `${upper.subject.label} ${isShare ? 'as a share of' : 'to'} ${lowerCase(lower.subject.label)}`;
  const rest = `${isWholeFirst ? before.replace(WHOLE_FIRST, '$<between>') : before} ${kept} ${text.slice(second.to)}`;
  return {
    rest,
    subject: {
      kind: 'measure',
      key: `${upper.subject.key}_to_${lower.subject.key}`,
      label,
      unit: isShare ? 'percent' : 'ratio',
      formulas: [isShare ? `${formula} × 100` : formula],
    },
  };
}

/** The sign between two names that are added, or of which one is taken from the other. */
function signOf(text: string, first: Named, second: Named, between: string): '+' | '−' | null {
  if (/^plus$/.test(between)) return '+';
  if (/^(?:minus|less|net of)$/.test(between)) return '−';
  if (!/^and(?: its)?$/.test(between)) return null;
  const [before, after] = [text.slice(0, first.from), text.slice(second.to)];
  if (/\bdifference between(?: [a-z0-9&.]+){0,6} $/.test(before)) return '−';
  const isSum =
    /\b(?:sum|total) of(?: [a-z0-9&.]+){0,6} $|\breturn(?:ed|s)?\b.*\b(?:through|via|by|in)(?: its)? $/.test(before) ||
    /^ (?:combined|together)\b/.test(after);
  return isSum ? '+' : null;
}

/** A definition as a name that may be used beside others: "unadjusted EBITDA less capex". */
function nameOfDefinition({ name, formula }: Definition): Name | null {
  const words = variantsOf(name).at(-1);
  if (words === undefined) return null;
  const unit = unitOf(formula, '');
  const label = namesIn(words)[0]?.subject.label ?? nameWithCase(words);
  return { words, subject: { kind: 'measure', key: 'defined', label, unit, formulas: [formula] } };
}

function bare(formula: string): string {
  return formula.replace(/[()\s]/g, '');
}

/** "operating income plus depreciation": money added to or taken from money. */
function sumOf(text: string, first: Named, second: Named, sign: string): FoundSubject | null {
  const arePercent = [first, second].every(({ subject }) => subject.unit === 'percent');
  if (
    !(arePercent && sign === '−') &&
    ![first, second].every(({ subject }) => subject.unit === null || subject.unit === 'money')
  )
    return null;
  const [left, right] = [first.subject.formulas[0] ?? '', second.subject.formulas[0] ?? ''];
  const before = text.slice(0, first.from).replace(/\bhow much cash (?=.*\breturn)/, 'how much ');
  return {
    rest: `${before} ${text.slice(second.to)}`,
    subject: {
      kind: 'measure',
      key: `${first.subject.key}_and_${second.subject.key}`,
      label: `${first.subject.label} ${sign === '+' ? 'plus' : 'less'} ${lowerCase(second.subject.label)}`,
      unit: arePercent ? 'percent' : 'money',
      formulas: [`(${left}) ${sign} (${right})`],
    },
  };
}

/** "days payable outstanding (DPO)": two names of one thing. */
function sameName(text: string, first: Named, second: Named): FoundSubject | null {
  if (first.subject.key !== second.subject.key) return null;
  return {
    subject: first.subject,
    rest: `${text.slice(0, first.from)} ${text.slice(first.to, second.from)} ${text.slice(second.to)}`,
  };
}

/** "operating cash flow margin": a line item as a share of revenue. */
function marginOf(text: string, { subject, from, to }: Named): FoundSubject {
  const after = text.slice(to);
  const margin = /^ (?:percent )?margins?\b/.exec(after);
  const rest = `${text.slice(0, from)} ${margin ? after.slice(margin[0].length) : after}`;
  if (!margin || subject.unit === 'percent') return { subject, rest };
  const formula = `(${subject.formulas[0] ?? ''}) ÷ {revenue} × 100`;
  const label = `${subject.label} margin`;
  return {
    rest,
    subject: { kind: 'measure', key: `${subject.key}_margin`, label, unit: 'percent', formulas: [formula] },
  };
}

function definitionIn(text: string, definitions: readonly Definition[], more: readonly Name[]): FoundSubject | null {
  const main = definitions.at(-1);
  if (!main) return null;
  const names = main.name === '' ? [] : variantsOf(main.name);
  const spelled = names.find((name) => ` ${text} `.includes(` ${name} `));
  // The defined name may be beside its own long form: "days payable outstanding (DPO)".
  const known = namesIn(text, more);
  if (spelled === undefined && known.length !== 1 && main.name !== '') return null;
  if (new Set(known.map(({ subject }) => subject.key)).size > 1) return null;
  let rest = ` ${text} `;
  for (const { from, to } of known.toReversed()) rest = `${rest.slice(0, from)} ${rest.slice(to + 1)}`;
  if (spelled !== undefined) rest = rest.replace(` ${spelled} `, '  ');
  const wantsMargin = /\bmargins?\b/.test(text);
  const label = nameWithCase(
    known[0]?.subject.label ?? (wantsMargin ? `${spelled ?? main.name} margin` : (spelled ?? main.name)),
  );
  const formula = wantsMargin && !/revenue/.test(main.formula) ? `(${main.formula}) ÷ {revenue} × 100` : main.formula;
  const unit = wantsMargin ? 'percent' : unitOf(formula, text);
  const scaled = unit === 'percent' && !/× 100$|\* 100$/.test(formula) ? `(${formula}) × 100` : formula;
  return {
    rest: rest
      .replace(/\bmargins?\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    subject: { kind: 'measure', key: known[0]?.subject.key ?? 'defined', label, unit, formulas: [scaled] },
  };
}

/** "unadjusted ebitda" and "ebitda" are one name. */
function variantsOf(name: string): string[] {
  return [name, name.replace(/^(?:the|unadjusted|total|fy\d{4}|20\d\d)\s+/, '')].filter(Boolean);
}

/** "cash conversion cycle ccc" names one thing twice: words whose first letters are the name after them. */
function withoutLongForm(text: string, name: string): string {
  const before = (text.split(` ${name} `)[0] ?? '').trim().split(' ').slice(-name.length);
  const initials = before.map((word) => word.charAt(0)).join('');
  return name.length > 1 && initials === name ? text.replace(`${before.join(' ')} ${name}`, name) : text;
}

/** A definition is taken at its word: a share is in percent where the question says so. */
function unitOf(formula: string, text: string): MeasureUnit {
  if (/\b365\b|\b360\b/.test(formula)) return 'days';
  if (/\bpercents?\b|\bpercentage\b/.test(text)) return 'percent';
  if (!/[÷/]/.test(formula.replace(/÷ 2\)/g, ''))) return 'money';
  return 'ratio';
}

function lowerCase(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Short names are initials: "CCC", "DPO". */
function nameWithCase(name: string): string {
  return /^[a-z]{2,4}$/.test(name) ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1);
}
