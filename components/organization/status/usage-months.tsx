import { cn } from '@/components/ui/cn';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { formatCount } from '@/lib/format/numbers';
import type { MonthUsage } from '@/lib/organizations/schema-usage';

const COLUMNS = [
  { key: 'questions_asked', label: 'Questions asked' },
  { key: 'reports_generated', label: 'Reports generated' },
  { key: 'documents_processed', label: 'Documents processed' },
  { key: 'model_calls', label: 'Model calls' },
  { key: 'model_tokens', label: 'Model tokens' },
] as const satisfies readonly { key: keyof MonthUsage; label: string }[];

/** The last twelve months, newest first; a bar compares each number with the highest month. */
export function UsageMonths({ months }: { months: readonly MonthUsage[] }) {
  const most = Object.fromEntries(COLUMNS.map(({ key }) => [key, Math.max(...months.map((month) => month[key]))]));
  return (
    <TableContainer>
      <Table aria-label="Usage by month">
        <TableHeader>
          <TableRow isStatic>
            <TableHead>Month</TableHead>
            {COLUMNS.map(({ key, label }) => (
              <TableHead key={key} isNumeric>
                {label}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {[...months].reverse().map((month) => (
            <TableRow key={month.month}>
              <TableCell className="font-medium whitespace-nowrap">{monthName(month.month)}</TableCell>
              {COLUMNS.map(({ key }) => (
                <TableCell key={key} isNumeric>
                  <Amount value={month[key]} most={most[key] ?? 0} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Amount({ value, most }: { value: number; most: number }) {
  return (
    <span className="inline-flex items-center justify-end gap-2.5">
      {value > 0 ? (
        <span aria-hidden className="h-1 w-14 overflow-hidden rounded-full bg-sunken wide:w-20 dark:bg-hover">
          <span className="block h-full bg-accent-solid" style={{ width: `${(value / most) * 100}%` }} />
        </span>
      ) : null}
      <span className={cn('min-w-10', value === 0 && 'text-text-3')}>{formatCount(value)}</span>
    </span>
  );
}

/** "2026-11" → "November 2026". */
function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
