'use client';

import type { ReactNode } from 'react';
import { markerClasses } from '@/components/shared/citations/citation-marker';
import { cn } from '@/components/ui/cn';
import { MISSING } from '@/lib/format/numbers';
import type { CompanyFinancials, CompanyLine, LineValue, Period } from '@/lib/financials/schema';
import { figureId, figureLabel, figureText, periodTitle, unitNote, valueOf } from './figure-text';
import type { Part } from './financials-toolbar';
import { MeasureCell, type ShowOperand } from './measure-cell';

const STATEMENTS = [
  { key: 'income', title: 'Income statement', note: 'for the period' },
  { key: 'balance', title: 'Balance sheet', note: 'at its end' },
  { key: 'cash_flow', title: 'Cash flow', note: 'for the period' },
] as const;

type LedgerProps = {
  financials: CompanyFinancials;
  periods: readonly Period[];
  part: Part;
  activeId: string | null;
  onShow: (line: CompanyLine, value: LineValue) => void;
  onShowOperand: ShowOperand;
};

/** Measures first, then the statements; every number opens its page. Arrow keys move between the numbers. */
export function Ledger({ financials, periods, part, activeId, onShow, onShowOperand }: LedgerProps) {
  const { lines, measures } = financials;
  const shown = STATEMENTS.filter(({ key }) => part === 'all' || part === key);
  const derived = measures.filter(({ values }) => periods.some((period) => valueOf(values, period)?.value != null));
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-sm" onKeyDown={moveWithArrows}>
      <caption className="sr-only">Financial statements and measures by period</caption>
      <thead className="sticky top-0 z-10 bg-surface">
        <tr className="align-middle [&>*]:border-y [&>*]:border-line">
          <th scope="col" className="py-1.5 pl-5 text-left text-xs font-normal text-text-2">
            {unitNote(lines)}
          </th>
          {periods.map((period) => (
            <th
              key={period.period_end}
              scope="col"
              className="w-[124px] px-2 py-1.5 text-right font-semibold whitespace-nowrap max-wide:w-[92px]"
            >
              {periodTitle(period)}
              <span className="block font-mono text-xs font-normal text-text-3">
                {period.form_type} FY{period.document_fiscal_year}
              </span>
            </th>
          ))}
          <th
            scope="col"
            className="w-[110px] py-1.5 pr-5 max-wide:w-[92px] max-wide:pr-3 text-right text-xs font-normal text-text-2"
          >
            Source
          </th>
        </tr>
      </thead>
      {part === 'all' || part === 'derived' ? (
        <tbody>
          <GroupRow title="Derived measures" note="from the numbers below" cells={periods.map(() => null)} />
          {derived.map((measure) => (
            <tr key={measure.key} className="h-[25px] hover:bg-hover">
              <RowHead>{measure.label}</RowHead>
              {periods.map((period) => (
                <td key={period.period_end} className="px-2 text-right tabular-nums">
                  <MeasureCell measure={measure} value={valueOf(measure.values, period)} onShow={onShowOperand} />
                </td>
              ))}
              <td className="pr-5 text-right text-xs text-text-3">derived</td>
            </tr>
          ))}
        </tbody>
      ) : null}
      {shown.map(({ key, title, note }) => {
        const own = lines.filter(({ statement }) => statement === key);
        if (own.length === 0) return null;
        return (
          <tbody key={key}>
            <GroupRow title={title} note={note} cells={periods.map((period) => pageOf(own, period))} />
            {own.map((line) => (
              <LineRow key={line.key} line={line} periods={periods} activeId={activeId} onShow={onShow} />
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

/** The page with most of the statement's figures for a period. */
function pageOf(lines: readonly CompanyLine[], period: Period): ReactNode {
  const pages = lines.flatMap(({ values }) => valueOf(values, period)?.page_number ?? []);
  const count = (page: number) => pages.filter((each) => each === page).length;
  const page = pages.toSorted((a, b) => count(b) - count(a))[0];
  if (page === undefined) return <span className="text-xs text-text-3">not stored</span>;
  return <span className={cn(markerClasses({}), 'h-[18px]')}>p.{page}</span>;
}

function GroupRow({ title, note, cells }: { title: string; note: string; cells: readonly ReactNode[] }) {
  return (
    <tr className="h-[29px] bg-sunken [&>*]:border-y [&>*]:border-line">
      <th scope="rowgroup" className="pl-5 text-left font-semibold">
        {title} <span className="ml-1 text-xs font-normal text-text-3">{note}</span>
      </th>
      {cells.map((cell, index) => (
        <td key={index} className="px-2 text-right">
          {cell}
        </td>
      ))}
      <td />
    </tr>
  );
}

function RowHead({ children, isTotal }: { children: ReactNode; isTotal?: boolean }) {
  return (
    <th scope="row" className={cn('truncate pl-5 text-left', isTotal ? 'font-semibold' : 'font-normal')}>
      {children}
    </th>
  );
}

type LineRowProps = Pick<LedgerProps, 'periods' | 'activeId' | 'onShow'> & { line: CompanyLine };

function LineRow({ line, periods, activeId, onShow }: LineRowProps) {
  const values = periods.map((period) => valueOf(line.values, period));
  const isActive = values.some((value) => value && figureId(line.key, value) === activeId);
  const hasTable = values.some((value) => value?.source === 'table');
  return (
    <tr className={cn('h-[25px]', isActive ? 'bg-accent-tint' : 'hover:bg-hover')}>
      <RowHead isTotal={line.is_total}>{line.label}</RowHead>
      {values.map((value, index) => (
        <td key={periods[index]?.period_end} className="px-2 text-right tabular-nums">
          {value ? (
            <Figure line={line} value={value} activeId={activeId} onShow={onShow} />
          ) : (
            <span className="text-text-3" title="The stored filings do not state it.">
              {MISSING}
            </span>
          )}
        </td>
      ))}
      <td className="pr-5 text-right">
        {hasTable ? (
          <span className="text-xs text-text-3">read from table</span>
        ) : (
          <span className="rounded-sm border border-line-strong px-1.5 text-xs font-medium text-text-2">XBRL</span>
        )}
      </td>
    </tr>
  );
}

type FigureProps = Pick<LedgerProps, 'activeId' | 'onShow'> & { line: CompanyLine; value: LineValue };

function Figure({ line, value, activeId, onShow }: FigureProps) {
  const id = figureId(line.key, value);
  const text = figureText(value, line.is_outflow);
  const isActive = id === activeId;
  return (
    <>
      {value.original ? (
        <span
          className="mr-0.5 text-2xs text-text-3 italic"
          title={
            'Restated: an earlier filing said ' +
            `${figureText({ ...value, value: value.original.value }, line.is_outflow)}${
              value.original.page_number === null ? '' : ` on page ${value.original.page_number}`
            }.`
          }
        >
          restated
        </span>
      ) : null}
      <button
        type="button"
        data-figure
        data-source-card={id}
        aria-label={`${figureLabel(line, value)}${value.restated ? ', restated' : ''}`}
        aria-pressed={isActive}
        disabled={value.page_number === null}
        onClick={() => onShow(line, value)}
        className={cn(
          'rounded-sm px-1 tabular-nums decoration-dotted underline-offset-[3px]',
          line.is_total && 'font-semibold',
          value.page_number !== null && 'underline hover:decoration-solid',
          isActive && 'bg-ev-tint no-underline outline-[1.5px] outline-ev-line outline-solid',
        )}
      >
        {text}
      </button>
    </>
  );
}

const STEPS: Readonly<Record<string, [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves to the next number in a direction, skipping empty cells. */
function moveWithArrows(event: React.KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const cell = (event.target as HTMLElement).closest('td');
  const row = cell?.closest('tr');
  if (!step || !cell || !row) return;
  const rows = [...event.currentTarget.rows];
  let [down, across] = [rows.indexOf(row), cell.cellIndex];
  for (;;) {
    down += step[0];
    across += step[1];
    const next = rows[down]?.cells[across];
    if (!next) return;
    const figure = next.querySelector<HTMLButtonElement>('button[data-figure]:not(:disabled)');
    if (!figure) continue;
    event.preventDefault();
    figure.focus();
    return;
  }
}
