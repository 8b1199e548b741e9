'use client';

import { markerClasses } from '@/components/shared/citations/citation-marker';
import { cn } from '@/components/ui/cn';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { MISSING } from '@/lib/format/numbers';
import type { CompanyMeasure, MeasureValue } from '@/lib/financials/schema';
import { figureText, measureText, periodTitle } from './figure-text';

type Operand = MeasureValue['operands'][number];
export type ShowOperand = (operand: Operand, quarter: number | null) => void;

type MeasureCellProps = { measure: CompanyMeasure; value: MeasureValue | undefined; onShow: ShowOperand };

/** A calculated number; opens its formula with the page of every operand. */
export function MeasureCell({ measure, value, onShow }: MeasureCellProps) {
  if (value?.value == null)
    return (
      <span
        className="px-1 text-text-3"
        title={value && value.missing.length > 0 ? `Not stated: ${value.missing.join('; ')}` : 'No result'}
      >
        {MISSING}
      </span>
    );
  const text = measureText(value, measure.unit);
  const unit = measure.unit === 'days' ? ' days' : '';
  return (
    <Popover>
      <PopoverTrigger asChild>
        <button
          type="button"
          data-figure
          aria-label={`${measure.label}, ${periodTitle(value)}: ${text}${unit}, derived`}
          className={
            'rounded-sm px-1 tabular-nums underline decoration-dotted underline-offset-[3px] hover:decoration-solid ' +
            'aria-expanded:decoration-accent aria-expanded:decoration-solid'
          }
        >
          {text}
        </button>
      </PopoverTrigger>
      <PopoverContent className="w-[320px] text-sm">
        <p className="flex items-baseline justify-between gap-3">
          <b className="font-semibold">
            {measure.label}, {periodTitle(value)}
          </b>
          <b className="font-semibold whitespace-nowrap tabular-nums">
            {text}
            {unit}
          </b>
        </p>
        <p className="mt-2 rounded-sm bg-sunken px-2.5 py-1 font-mono text-xs wrap-anywhere">{value.calculation}</p>
        <ul className="mt-1.5">
          {value.operands.map((operand) => (
            <li key={`${operand.key}${operand.fiscal_year}`} className="flex h-[25px] items-center gap-2">
              <span className="min-w-0 flex-1 truncate">
                {operand.label}
                {operand.fiscal_year === value.fiscal_year ? '' : `, FY${operand.fiscal_year}`}
              </span>
              <span className="tabular-nums">{figureText(operand, false)}</span>
              <button
                type="button"
                disabled={operand.page_number === null}
                aria-label={`Show ${operand.label} on page ${operand.page_number ?? MISSING}`}
                onClick={() => onShow(operand, value.fiscal_quarter)}
                className={cn(markerClasses({}), 'h-[18px]')}
              >
                p.{operand.page_number ?? MISSING}
              </button>
            </li>
          ))}
        </ul>
        {measure.note ? <p className="mt-1 text-xs text-text-3">{measure.note}</p> : null}
      </PopoverContent>
    </Popover>
  );
}
