'use client';

import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { LIMIT_OPERATORS, type Limit } from '@/lib/grid/limits.rules';
import { OPERATOR_LABELS } from './limit-text';

export type LimitText = { operator: Limit['operator'] | 'none'; value: string };
export const NOT_A_LIMIT = 'Write a number, such as 50%, 200:1 or 2 million.';
export const NO_LIMIT: LimitText = { operator: 'none', value: '' };

/** The limit of what was typed: "50%", "200:1", "$2 million"; null without one, undefined when it is not a number. */
export function limitOf({ operator, value }: LimitText): Limit | null | undefined {
  if (operator === 'none') return null;
  const match =
    /^\s*\$?\s*(-?[\d,]*\.?\d+)\s*(k|m|b|thousand|million|billion)?\s*(?:%|percent|:\s*1|x|×|years?|y)?\s*$/i.exec(
      value,
    );
  const number = Number((match?.[1] ?? '').replaceAll(',', ''));
  if (!match || !Number.isFinite(number)) return undefined;
  const scale = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 }[(match[2] ?? '').charAt(0).toLowerCase()] ?? 1;
  return { operator, value: number * scale };
}

type LimitFieldsProps = { limit: LimitText; onChange: (limit: LimitText) => void; heading: string };

/** "above 200:1", with the condition in words. */
export function LimitFields({ limit, onChange, heading }: LimitFieldsProps) {
  const isInvalid = limit.operator !== 'none' && limit.value !== '' && limitOf(limit) === undefined;
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">
        Flag <span className="font-normal text-text-3">optional</span>
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          value={limit.operator}
          onValueChange={(operator) => onChange({ ...limit, operator: operator as LimitText['operator'] })}
        >
          <SelectTrigger aria-label="Flag when" className="w-[150px]">
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            <SelectItem value="none">no limit</SelectItem>
            {LIMIT_OPERATORS.map((operator) => (
              <SelectItem key={operator} value={operator}>
                {OPERATOR_LABELS[operator]}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
        {limit.operator === 'none' ? null : (
          <>
            <Input
              aria-label="Limit"
              aria-invalid={isInvalid || undefined}
              className="w-[110px]"
              placeholder="50%"
              value={limit.value}
              onChange={(event) => onChange({ ...limit, value: event.target.value })}
            />
            <span
              className={
                'inline-flex h-[22px] max-w-full min-w-0 items-stretch overflow-hidden rounded-sm border ' +
                'border-line-strong text-xs'
              }
            >
              <span className="max-w-[160px] truncate px-2 leading-5 font-medium">{heading || 'Value'}</span>
              <span className="bg-sunken px-2 leading-5 text-text-2">{OPERATOR_LABELS[limit.operator]}</span>
              <span className="px-2 font-mono leading-5 font-semibold">{limit.value || '…'}</span>
            </span>
          </>
        )}
      </div>
      {isInvalid ? <p className="mt-1 text-xs text-bad">{NOT_A_LIMIT}</p> : null}
    </fieldset>
  );
}
