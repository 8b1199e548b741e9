import { MONTHS } from '@/lib/format/words/months';

/** A typed value as a cell shows it: 214:1, $21.1M, 72.7%, 14 y. Null where the words of the answer are shown. */
export function formatCellValue(value: number | string | boolean | null, unit: string | null): string | null {
  if (typeof value === 'number') return formatNumber(value, unit);
  if (typeof value === 'boolean') return unit === 'yes_no' ? (value ? 'Yes' : 'No') : null;
  if (typeof value === 'string' && unit === 'date') return formatDate(value);
  return null;
}

function formatNumber(value: number, unit: string | null): string {
  if (unit === 'ratio') return `${digits(value, 1)}:1`;
  if (unit === 'percent') return `${digits(value, 1, value % 1 === 0 ? 0 : 1)}%`;
  if (unit === 'times') return `${digits(value, 2)}×`;
  if (unit === 'years') return `${digits(value, 1)} y`;
  if (unit === 'days') return `${digits(value, 1)} d`;
  if (unit && /^[A-Z]{3}(?:\/|$)/.test(unit)) return money(value, unit);
  return Math.abs(value) >= 1e6 ? short(value) : digits(value, 2);
}

function money(value: number, unit: string): string {
  const currency = unit.slice(0, 3);
  const sign = value < 0 ? '−' : '';
  const symbol = currency === 'USD' ? '$' : `${currency} `;
  const amount = Math.abs(value);
  if (unit.includes('/')) return `${sign}${symbol}${digits(amount, 2, 2)}`;
  return `${sign}${symbol}${amount >= 1e6 ? short(amount) : digits(amount, 0)}`;
}

/** Three to four digits: 21.1M, 1,204M becomes 1.2B. */
function short(value: number): string {
  for (const [size, letter] of [
    [1e12, 'T'],
    [1e9, 'B'],
    [1e6, 'M'],
  ] as const)
    if (Math.abs(value) >= size) return `${digits(value / size, 1)}${letter}`;
  return digits(value, 0);
}

/** Making a formatter takes longer than all else that a cell needs while the grid is scrolled. */
const formatters = new Map<string, Intl.NumberFormat>();

function digits(value: number, most: number, least = 0): string {
  const key = `${most} ${least}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', { maximumFractionDigits: most, minimumFractionDigits: least });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}

function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  const name = MONTHS[(month ?? 0) - 1]?.slice(0, 3);
  return name && day && year ? `${name} ${day}, ${year}` : isoDate;
}
