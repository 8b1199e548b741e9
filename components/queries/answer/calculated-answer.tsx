'use client';

import { Calculator } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { CitationMarker } from '@/components/shared/citations/citation-marker';
import type { ViewerSource } from '@/components/viewer/types';
import { formatFigure } from '@/lib/financials/figure-words.rules';
import { formatAmount } from '@/lib/financials/question/answer/figure-text.rules';
import type { QueryResult, Source } from '@/lib/queries/schema';

export type Calculation = NonNullable<QueryResult['calculation']>;

export function CalculatedBadge() {
  return (
    <Badge tone="neu">
      <Calculator aria-hidden strokeWidth={2} />
      Calculated
    </Badge>
  );
}

type CalculatedAnswerProps = {
  calculation: Calculation;
  evidence: readonly Source[];
  sources: readonly ViewerSource[];
  activeId: string | null;
  onSelect: (sourceId: string) => void;
};

/** The value, and the formula with a marker at each of its operands. */
export function CalculatedAnswer({ calculation, evidence, sources, activeId, onSelect }: CalculatedAnswerProps) {
  const { label, operands } = calculation;
  const expression = withoutPercentFactor(calculation);
  return (
    <div className="mt-1 rounded-md border border-line px-3 py-2.5">
      {label ? (
        <p className="mb-2.5 flex flex-wrap items-baseline gap-x-2.5">
          <b className="text-[24px] leading-[30px] font-semibold tabular-nums">{valueText(calculation)}</b>
          <span className="text-text-2">{label}</span>
        </p>
      ) : null}
      {expression ? (
        <div
          role="group"
          aria-label={`Formula: ${calculation.formula}`}
          className="flex flex-wrap items-start justify-center gap-x-1.5 gap-y-2 rounded-sm bg-sunken px-3 py-2.5"
        >
          {expression.map((part, index) => {
            if (typeof part === 'string')
              return (
                <span key={index} aria-hidden className="pt-px font-mono text-text-3">
                  {part}
                </span>
              );
            const operand = operands[part];
            const source = operand && sources[operand.source];
            return operand && source ? (
              <span key={index} className="flex max-w-[132px] flex-col items-center">
                <span className="flex items-center gap-1.5 font-mono text-sm whitespace-nowrap tabular-nums">
                  {formatFigure(operand.value)}
                  <CitationMarker
                    number={source.number}
                    label={source.label}
                    isActive={source.id === activeId}
                    isUnverified={evidence[operand.source]?.quote_verified === false}
                    onClick={() => onSelect(source.id)}
                  />
                </span>
                <span className="text-center text-2xs leading-[14px] text-text-3">{operand.label}</span>
              </span>
            ) : null;
          })}
        </div>
      ) : (
        <p className="rounded-sm bg-sunken px-3 py-1.5 font-mono text-xs wrap-anywhere text-text-2">
          {calculation.formula}
        </p>
      )}
      <p className="mt-2 flex items-center justify-between gap-3 text-xs text-text-2 tabular-nums">
        <span>= {plainValue(calculation)}</span>
        {operands.some(({ unit, value }) => unit === 'USD' && Math.abs(value) >= 1e6) ? <span>$ millions</span> : null}
      </p>
    </div>
  );
}

/** The expression without its final "× 100": a share is shown in percent anyway. */
function withoutPercentFactor({ expression, unit }: Calculation): Calculation['expression'] {
  const isTimes = unit === 'percent' && expression?.at(-1) === '100' && expression.at(-2) === '×';
  return isTimes ? expression.slice(0, -2) : expression;
}

/** The calculated value with its unit, rounded for reading. */
export function valueText({ value, unit }: Pick<Calculation, 'value' | 'unit'>): string {
  return formatAmount({ value, unit }, { scale: null, decimals: null });
}

/** The unrounded value. */
function plainValue({ value, unit }: Calculation): string {
  if (unit === 'percent') return `${trimmed(value / 100)} = ${trimmed(value)}%`;
  return Math.abs(value) >= 1e6 ? formatFigure(value) : trimmed(value);
}

function trimmed(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 4 });
}
