/**
 * A line item in a formula: `{revenue}` of the year, `{revenue@1}` of the year before, `{short_term_debt?}` counted as
 * zero where the filing has none.
 */
export type Operand = { key: string; yearsBefore: number; isOptional: boolean };

type Token = { kind: 'number'; value: number } | { kind: 'operand'; operand: Operand } | { kind: 'sign'; sign: string };

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|\{(\w+)(?:@(\d))?(\?)?\}|([-−+×÷*/^()]))/y;
const SIGNS: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/' };
const POWER: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 };

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < formula.trimEnd().length) {
    const match = TOKEN.exec(formula);
    if (!match) throw new Error(`not a formula: ${formula}`);
    const [, number, key, years, optional, sign] = match;
    if (number) tokens.push({ kind: 'number', value: Number(number) });
    else if (key)
      tokens.push({
        kind: 'operand',
        operand: { key, yearsBefore: Number(years ?? 0), isOptional: Boolean(optional) },
      });
    else if (sign) tokens.push({ kind: 'sign', sign: SIGNS[sign] ?? sign });
  }
  return tokens;
}

/** The operands of a formula in the order in which they occur, each once. */
export function operandsOf(formula: string): Operand[] {
  const found = new Map<string, Operand>();
  for (const token of tokensOf(formula))
    if (token.kind === 'operand') found.set(`${token.operand.key}@${token.operand.yearsBefore}`, token.operand);
  return [...found.values()];
}

/** The value of a formula; null when a division has no result. */
export function evaluate(formula: string, valueOf: (operand: Operand) => number): number | null {
  const tokens = tokensOf(formula);
  let at = 0;
  const peek = () => tokens[at];
  const primary = (): number => {
    const token = tokens[at++];
    if (token?.kind === 'number') return token.value;
    if (token?.kind === 'operand') return valueOf(token.operand);
    if (token?.sign === '-') return -primary();
    if (token?.sign !== '(') throw new Error(`not a formula: ${formula}`);
    const inner = climb(1);
    at += 1;
    return inner;
  };
  const climb = (least: number): number => {
    let left = primary();
    for (let next = peek(); next?.kind === 'sign' && (POWER[next.sign] ?? 0) >= least; next = peek()) {
      const { sign } = next;
      at += 1;
      left = apply(sign, left, climb((POWER[sign] ?? 0) + 1));
    }
    return left;
  };
  const value = climb(1);
  return Number.isFinite(value) ? value : null;
}

function apply(sign: string, left: number, right: number): number {
  switch (sign) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return right === 0 ? Number.NaN : left / right;
    default:
      return left < 0 ? Number.NaN : left ** right;
  }
}

/** The formula with each operand replaced: by its label for a person, by its cell for a spreadsheet. */
export function writeFormula(formula: string, write: (operand: Operand) => string): string {
  return formula.replace(/\{(\w+)(?:@(\d))?(\?)?\}/g, (_match, key: string, years?: string, optional?: string) =>
    write({ key, yearsBefore: Number(years ?? 0), isOptional: Boolean(optional) }),
  );
}

/** The same formula of `years` years before; null where that is further back than a formula can say. */
export function shiftFormula(formula: string, years: number): string | null {
  if (years === 0) return formula;
  let isFar = false;
  const shifted = writeFormula(formula, ({ key, yearsBefore, isOptional }) => {
    const back = yearsBefore + years;
    if (back < 0 || back > 9) isFar = true;
    return `{${key}${back === 0 ? '' : `@${back}`}${isOptional ? '?' : ''}}`;
  });
  return isFar ? null : shifted;
}

/**
 * A formula in parts: signs and numbers as text, operands as positions in the list; an operand that is not there is 0.
 */
export function expressionOf(
  formula: string,
  operands: readonly Pick<Operand, 'key' | 'yearsBefore'>[],
): (string | number)[] {
  const shown: Readonly<Record<string, string>> = { '-': '−', '*': '×', '/': '÷' };
  return tokensOf(formula).map((token) => {
    if (token.kind === 'number') return String(token.value);
    if (token.kind === 'sign') return shown[token.sign] ?? token.sign;
    const { key, yearsBefore } = token.operand;
    const at = operands.findIndex((each) => each.key === key && each.yearsBefore === yearsBefore);
    return at < 0 ? '0' : at;
  });
}
