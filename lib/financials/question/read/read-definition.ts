import { alternatives } from '@/lib/format/patterns';
import { DEFINED_WORDS, PLACE_WORDS, SKIP_WORDS } from './read-definition-patterns';
import { shiftFormula } from '@/lib/financials/formula';
import { namesIn, normalizeQuestion, type Name } from './figure-names';

/** What a question says that a name means, as a formula of line items; the years in it count back from `base`. */
export type Definition = { name: string; formula: string };

const DEFINED = new RegExp(
  String.raw`(?:^|[.;?(]\s*|\band\s+|\bwhere\s+)(?:please\s+)?(?:${alternatives(DEFINED_WORDS)})` +
    String.raw`\s*:?\s*(?<body>[^?]+?)(?=\.(?:\s|$)|\?|$)`,
  'gi',
);
const SKIP = new RegExp(String.raw`^(?:${alternatives(SKIP_WORDS)})(?= |$)`);

/**
 * Splits the definitions off a question: its own sentences first, what they define after. Null where one is not
 * understood.
 */
export function readDefinitions(
  question: string,
  base: number | null,
  more: readonly Name[] = [],
): { rest: string; definitions: Definition[] } | null {
  const found: { names: string[]; body: string }[] = [];
  const rest = spelledOut(question).replace(DEFINED, (all, ...groups) => {
    const named = groups.at(-1) as { first?: string; second?: string; body?: string };
    const name = (named.first ?? named.second ?? '').trim();
    found.push({ names: name ? [normalizeQuestion(name)] : [], body: (named.body ?? '').replace(/\)$/, balanced) });
    return /^[.?]/.test(all) ? all.charAt(0) + ' ' : ' ';
  });
  const definitions: Definition[] = [];
  // A definition may use one that is given after it.
  for (const { names, body } of found.toReversed()) {
    const formula = readFormula(body, base, definitions, more);
    if (formula === null) return null;
    definitions.push({ name: names[0] ?? '', formula });
  }
  return {
    rest: rest
      .replace(/\s+/g, ' ')
      .replace(/([.?])(?:\s*\.)+/g, '$1')
      .trim(),
    definitions,
  };
}

/** A definition that follows in the same sentence, as one of its own; without brackets that only say where to look. */
function spelledOut(question: string): string {
  return question
    .replace(/\s\([^()]*\b(?:statements?|balance sheets?|p&l)\b[^()+*/÷×]*\)/gi, '')
    .replace(/(?<!\b(?:is|are|be)),?\s+(?:which is |that is )?(?=(?:defined|calculated|computed) as\b)/gi, '. ')
    .replace(/(?<!\b(?:defined|calculated|computed))\s+as\s+(?=\(?\d+\s*[*×])/gi, '. Defined as ');
}

/** A bracket that closes the whole definition, as in "(defined as a / b)". */
function balanced(match: string, at: number, body: string): string {
  const open = body.slice(0, at).split('(').length;
  const closed = body.slice(0, at).split(')').length;
  return open > closed ? match : '';
}

/** The formula that words and signs give; null where any of them is not understood. */
export function readFormula(
  text: string,
  base: number | null,
  known: readonly Definition[],
  more: readonly Name[] = [],
): string | null {
  const words = text
    .replace(/\bdivided by\b|\bover\b/gi, ' / ')
    .replace(/\bmultiplied by\b|\btimes\b/gi, ' * ')
    .replace(/\bplus\b/gi, ' + ')
    .replace(/\bminus\b|\bless\b/gi, ' - ')
    .replace(/[–—−]/g, '-')
    .replace(/([A-Za-z])-(?=[A-Za-z])/g, '$1 ')
    .replace(/%/g, ' ');
  let formula = '';
  for (const part of words.split(/([()[\]*/+×÷]|(?<=[\s)\d])-(?=[\s(\d]))/)) {
    const sign = part.trim();
    if (sign === '') continue;
    if (/^[()]$/.test(sign)) formula += sign;
    else if (/^[*/+×÷-]$/.test(sign)) formula += ` ${SIGNS[sign] ?? sign} `;
    else if (/^[[\]]$/.test(sign)) formula += sign === '[' ? '(' : ')';
    else if (/^\d+(?:\.\d+)?$/.test(sign)) formula += sign;
    else {
      const operand = readOperand(sign, base, known, more);
      if (operand === null) return null;
      formula += operand;
    }
  }
  return isWellFormed(formula) ? formula.replace(/\s+/g, ' ').trim() : null;
}

const SIGNS: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−' };
const PLACE = new RegExp(String.raw`\b(?:from|in|on|within|per) (?:the )?(?:${alternatives(PLACE_WORDS)})\b`, 'g');
const RANGE = /\b(?:between|from|of)?\s*(?:fy\s?)?(20\d\d)\s+(?:and|to|through|-)\s+(?:fy\s?)?(20\d\d)\b/;

/** "FY2018 COGS", "average accounts payable between FY2017 and FY2018", "change in inventory". */
function readOperand(
  text: string,
  base: number | null,
  known: readonly Definition[],
  more: readonly Name[],
): string | null {
  let words = normalizeQuestion(text)
    .replace(/\bfy(20\d\d)\b/g, '$1')
    .replace(PLACE, ' ');
  const range = RANGE.exec(words);
  if (range) words = words.replace(range[0], ' ');
  const year = /\b(20\d\d)\b/.exec(words);
  if (year) words = words.replace(year[0], ' ');
  const isAverage = /\baverage\b/.test(words);
  const isChange = /\bchange in\b|\bincrease in\b/.test(words);
  words = words
    .replace(/\baverage(?: of)?\b|\b(?:change|increase) in\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const defined = known.find(({ name }) => name !== '' && (name === words || name.split(' ').includes(words)));
  const names = defined ? [] : namesIn(words, more);
  const [only] = names;
  if (!defined && (names.length !== 1 || !only)) return null;
  const left = only ? `${words.slice(0, only.from)} ${words.slice(only.to)}` : '';
  if (!isSkipped(left)) return null;
  const own = defined ? `(${defined.formula})` : only ? wrap(only.subject.formulas[0] ?? '') : '';
  const offset = (named: string | undefined) => (named === undefined ? 0 : base === null ? null : base - Number(named));
  if (isAverage || isChange) {
    const [first, second] = [offset(range?.[1]), offset(range?.[2])];
    if (first === null || second === null) return null;
    const [later, earlier] = range ? [Math.min(first, second), Math.max(first, second)] : [0, 1];
    const [now, before] = [shiftFormula(own, later), shiftFormula(own, earlier)];
    if (now === null || before === null) return null;
    return isAverage ? `((${now} + ${before}) ÷ 2)` : `(${now} − ${before})`;
  }
  const back = offset(year?.[1]);
  return back === null || range ? null : shiftFormula(own, back);
}

function isSkipped(text: string): boolean {
  let rest = text.replace(/\s+/g, ' ').trim();
  while (rest !== '') {
    const match = SKIP.exec(rest);
    if (!match) return false;
    rest = rest.slice(match[0].length).trim();
  }
  return true;
}

function wrap(formula: string): string {
  return /^\{[^}]*\}$/.test(formula) ? formula : `(${formula})`;
}

function isWellFormed(formula: string): boolean {
  let depth = 0;
  for (const sign of formula) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  const bare = formula.replace(/\{[^}]*\}|\d+(?:\.\d+)?/g, 'x').replace(/[()\s]/g, '');
  return depth === 0 && /^x(?:[*/+×÷−-]x)*$/.test(bare) && formula.includes('{');
}
