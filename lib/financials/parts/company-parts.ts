import {
  companyStatements,
  periodIn,
  toValue,
  type FiledStatements,
  type Spans,
  type StoredFigure,
} from '../company-statements';
import type { PrintedRow } from '../printed-rows';
import type { CompanyLine } from '../schema';
import type { Statement } from '../vocabulary';
import { memberWords, namesOfPart, nameKey } from './part-names';
import type { PartFigure, PartKind } from './part-figures';

/** A segment, region or kind of product of a company. */
export type Part = {
  kind: PartKind;
  member: string;
  label: string;
  /** Headings of the rows with its figures, squashed: not names of this part, and not names of another part. */
  headings: string[];
  /** By concept and period. */
  values: ReadonlyMap<string, string>;
};

const WITHIN_NOTE = 'note';

/** The parts of a company by the axis and member of their tags. */
export function companyParts(filings: readonly FiledStatements[], companyWords: readonly string[]): Part[] {
  const byPart = Map.groupBy(
    filings.flatMap(({ parts }) => parts),
    ({ kind, member }) => `${kind} ${member}`,
  );
  return [...byPart.values()].flatMap((figures) => {
    const [first] = figures;
    const values = new Map(figures.map((figure) => [keyOf(figure), String(figure.value)]));
    const headings = [...new Set(figures.map((figure) => nameKey(headingOf(figure).split(' '))))];
    const label = labelOf(figures, companyWords);
    return first ? [{ kind: first.kind, member: first.member, label, headings, values }] : [];
  });
}

/**
 * The lines of the statements that are stated for a part; `rows` are those that only this company prints. A line is of
 * the concept that the company's own line is, where that is stated.
 */
export function partLines(
  { kind, member }: Part,
  filings: readonly FiledStatements[],
  rows: readonly PrintedRow[],
  spans: Spans,
): CompanyLine[] {
  const own = filings.map((filing) => filingOf(filing, kind, member));
  const { lines } = companyStatements(own, spans !== 'years', spans);
  const printed = rows.map((row) => rowOf(row, own, spans));
  return [...lines, ...printed].filter(({ values }) => values.length > 0);
}

/** Parts by the names that a question may call them by; a name that two of them may have is none. */
export function partsByName(parts: readonly Part[], companyWords: readonly string[]): Map<string, Part> {
  const byName = new Map<string, Part>();
  const named = parts.map((part) => ({ part, ...namesOfPart(part, companyWords) }));
  const claims = (name: string) =>
    named.filter(({ part, own, short }) => [...own, ...short, ...part.headings].includes(name)).map(({ part }) => part);
  for (const { part, own, short } of named)
    for (const name of [...own, ...short]) {
      const claimants = claims(name);
      if (claimants.length === 1 || (part.kind === 'segment' && areOneInAll(part, claimants))) byName.set(name, part);
    }
  return byName;
}

/** A segment and a kind of product of one name, such as a company's cloud, whose figures agree where both have them. */
function areOneInAll(segment: Part, claimants: readonly Part[]): boolean {
  return claimants.every(
    (other) =>
      other === segment ||
      (other.kind !== 'segment' &&
        [...other.values].some(([key]) => segment.values.has(key)) &&
        [...other.values].every(([key, value]) => (segment.values.get(key) ?? value) === value)),
  );
}

/** A filing with the figures of one part only. Figures of one concept and period that differ are not used. */
function filingOf(filing: FiledStatements, kind: PartKind, member: string): FiledStatements {
  const statementOf = new Map<string, Statement>();
  for (const { concept, statement } of filing.figures)
    if (statement !== WITHIN_NOTE && !statementOf.has(concept)) statementOf.set(concept, statement);
  const own = filing.parts.filter((part) => part.kind === kind && part.member === member);
  const values = Map.groupBy(own, keyOf);
  const figures = own
    .filter((figure) => values.get(keyOf(figure))?.every(({ value }) => value === figure.value))
    .map((figure): StoredFigure => ({ ...figure, statement: statementOf.get(figure.concept) ?? figure.statement }));
  return { ...filing, figures, parts: [] };
}

function keyOf({ concept, periodStart, periodEnd }: StoredFigure): string {
  return `${concept} ${periodStart} ${periodEnd}`;
}

/** A row that the company's statements print, as far as it is stated for a part. */
function rowOf(row: PrintedRow, filings: readonly FiledStatements[], spans: Spans): CompanyLine {
  const concepts = new Set(row.values.map(({ concept }) => concept));
  const values = filings.flatMap(({ figures, period: filing }) =>
    figures.flatMap((figure) => {
      const period = concepts.has(figure.concept) && figure.page !== null ? periodIn(spans, figure, filing) : undefined;
      return period ? [toValue(figure, period)] : [];
    }),
  );
  const first = new Map(values.toReversed().map((value) => [`${value.fiscal_year} ${value.fiscal_quarter}`, value]));
  return { ...row, values: [...first.values()].sort((a, b) => b.period_end.localeCompare(a.period_end)) };
}

function headingOf({ quote }: PartFigure): string {
  return (/^\p{Lu}.*?(?= {2,}|$)/u.exec(quote)?.[0] ?? '').replace(/[$\s:]+$/, '');
}

/** As the filing prints it at the head of a row, else in the words of the tag. */
function labelOf(figures: readonly PartFigure[], companyWords: readonly string[]): string {
  const member = figures[0]?.member ?? '';
  const label = memberWords(member);
  const { own, short } = namesOfPart({ member, label }, companyWords);
  const printed = figures
    .map(headingOf)
    .filter((heading) =>
      [...own, ...short].some((name) => name === nameKey(heading.split(' ')) || name === `=${heading}`),
    );
  const [most] = [...Map.groupBy(printed, (heading) => heading).values()].toSorted((a, b) => b.length - a.length);
  return most?.[0] ?? label;
}
