import { formatDate } from '@/lib/format/dates';
import { formatCounted } from '@/lib/format/numbers';

type Day = { date: string; reports: number };

/** One bar per day, oldest at the left; a table has the same numbers for assistive technology. */
export function DayChart({ days }: { days: readonly Day[] }) {
  const most = Math.max(0, ...days.map(({ reports }) => reports));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className="flex flex-col gap-1">
      <div aria-hidden className="flex h-20 items-end gap-px border-b border-line-strong">
        {days.map(({ date, reports }) => (
          <span
            key={date}
            title={`${formatDate(date)}: ${formatCounted(reports, 'report')}`}
            className="flex h-full min-w-0 flex-1 items-end hover:bg-hover dark:hover:bg-line/40"
          >
            <span
              className="w-full rounded-t-[2px] bg-accent-solid"
              style={{ height: `${most > 0 ? (reports / most) * 100 : 0}%` }}
            />
          </span>
        ))}
      </div>
      <figcaption className="flex justify-between text-xs text-text-3">
        <span>{first ? formatDate(first.date) : null}</span>
        <span>{most > 0 ? `Reports per day, highest ${most}` : 'No reports in this period'}</span>
        <span>{last ? formatDate(last.date) : null}</span>
      </figcaption>
      <table className="sr-only">
        <caption>Reports by day</caption>
        <tbody>
          {days
            .filter(({ reports }) => reports > 0)
            .map(({ date, reports }) => (
              <tr key={date}>
                <th scope="row">{formatDate(date)}</th>
                <td>{reports}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </figure>
  );
}
