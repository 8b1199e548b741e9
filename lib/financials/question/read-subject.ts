import type { MeasureUnit } from '../measures';
import { namesIn, type Named, type Subject } from './figure-names';
import type { Definition } from './read-definition';

export type Found = { subject: Subject; rest: string };

/** What is asked for, and the words around it: a definition, a share of one name in another, or one name alone. */
export function subjectOf(text: string, definitions: readonly Definition[]): Found | null {
  const main = definitions.at(-1)?.name ?? '';
  const defined = definitionIn(withoutLongForm(` ${text} `, main).trim(), definitions);
  if (defined) return defined;
  if (definitions.length > 0) return null;
  const names = namesIn(text);
  const [first, second] = names;
  if (!first || names.length > 3) return null;
  if (!second) return marginOf(text, first);
  // A third name may only say what the sum of the first two is called.
  const third = names[2];
  const between = text.slice(first.to, second.from).trim();
  const isShare =
    /^(?:as )?(?:a )?(?:percent|percentage)(?: share)? of(?: total)?$|^as (?:a )?(?:percent|percentage) of/.test(
      between,
    );
  const isRatio = /^(?:divided by|to)(?: total)?$/.test(between);
  const sign = /^plus$/.test(between) ? '+' : /^(?:minus|less)$/.test(between) ? '−' : null;
  if (sign) {
    const sum = sumOf(text, first, second, sign);
    if (!third || !sum) return sum;
    const isSame = bare(third.subject.formulas[0] ?? '') === bare(sum.subject.formulas[0] ?? '');
    return isSame
      ? { ...sum, rest: `${text.slice(0, first.from)} ${text.slice(second.to, third.from)} ${text.slice(third.to)}` }
      : null;
  }
  if (third) return null;
  if (!isShare && !isRatio) return sameName(text, first, second);
  const [top, bottom] = [first.subject.formulas[0] ?? '', second.subject.formulas[0] ?? ''];
  const formula = `(${top}) ÷ (${bottom})`;
  const rest = `${text.slice(0, first.from)} ${text.slice(second.to)}`;
  const label = `${first.subject.label} ${isShare ? 'as a share of' : 'to'} ${lower(second.subject.label)}`;
  return {
    rest,
    subject: {
      kind: 'measure',
      key: `${first.subject.key}_to_${second.subject.key}`,
      label,
      unit: isShare ? 'percent' : 'ratio',
      formulas: [isShare ? `${formula} × 100` : formula],
    },
  };
}

function bare(formula: string): string {
  return formula.replace(/[()\s]/g, '');
}

/** "operating income plus depreciation": money added to or taken from money. */
function sumOf(text: string, first: Named, second: Named, sign: string): Found | null {
  if (![first, second].every(({ subject }) => subject.unit === null || subject.unit === 'money')) return null;
  const [left, right] = [first.subject.formulas[0] ?? '', second.subject.formulas[0] ?? ''];
  return {
    rest: `${text.slice(0, first.from)} ${text.slice(second.to)}`,
    subject: {
      kind: 'measure',
      key: `${first.subject.key}_and_${second.subject.key}`,
      label: `${first.subject.label} ${sign === '+' ? 'plus' : 'less'} ${lower(second.subject.label)}`,
      unit: 'money',
      formulas: [`(${left}) ${sign} (${right})`],
    },
  };
}

/** "days payable outstanding (DPO)": two names of one thing. */
function sameName(text: string, first: Named, second: Named): Found | null {
  if (first.subject.key !== second.subject.key) return null;
  return {
    subject: first.subject,
    rest: `${text.slice(0, first.from)} ${text.slice(first.to, second.from)} ${text.slice(second.to)}`,
  };
}

/** "operating cash flow margin": a line item as a share of revenue. */
function marginOf(text: string, { subject, from, to }: Named): Found {
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

function definitionIn(text: string, definitions: readonly Definition[]): Found | null {
  const main = definitions.at(-1);
  if (!main) return null;
  const names = main.name === '' ? [] : variantsOf(main.name);
  const spelled = names.find((name) => ` ${text} `.includes(` ${name} `));
  // The defined name may stand beside its own long form: "days payable outstanding (DPO)".
  const known = namesIn(text);
  if (spelled === undefined && known.length !== 1 && main.name !== '') return null;
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

function lower(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Short names are initials: "CCC", "DPO". */
function nameWithCase(name: string): string {
  return /^[a-z]{2,4}$/.test(name) ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1);
}
