import { formatCellValue } from '@/lib/grid/format-value.rules';
import type { Limit } from '@/lib/grid/limits.rules';
import { capitalise } from '@/lib/format/capitalise';

export const OPERATOR_LABELS: Readonly<Record<Limit['operator'], string>> = {
  above: 'above',
  at_least: 'at least',
  below: 'below',
  at_most: 'at most',
  equals: 'exactly',
};

/** "Above 200:1". */
export function limitText({ operator, value }: Limit, unit: string | null): string {
  const words = `${OPERATOR_LABELS[operator]} ${formatCellValue(value, unit) ?? value}`;
  return capitalise(words);
}
