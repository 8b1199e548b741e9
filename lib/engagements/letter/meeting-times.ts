import { formatLongDate } from '@/lib/format/dates';
import { WEEKDAYS } from '@/lib/format/words/months';

const FIRST_AFTER_DAYS = 7;
const SLOTS = [
  { afterBusinessDays: 0, hour: '10:00 a.m.' },
  { afterBusinessDays: 2, hour: '3:00 p.m.' },
  { afterBusinessDays: 4, hour: '10:00 a.m.' },
] as const;
const DAY_MS = 86_400_000;

/** Three times on working days from a week ahead; before the annual meeting if there is room. */
export function proposeTimes(today: Date, agmDate: string | null): string[] {
  const start = nextWorkingDay(new Date(Math.floor(today.getTime() / DAY_MS) * DAY_MS + FIRST_AFTER_DAYS * DAY_MS));
  const usual = SLOTS.map(({ afterBusinessDays }) => addWorkingDays(start, afterBusinessDays));
  const agm = agmDate ? new Date(`${agmDate}T00:00:00Z`) : null;
  const last = usual.at(-1);
  const isTooLate = agm !== null && last !== undefined && agm > today && last >= agm;
  const days = isTooLate ? workingDaysBefore(today, agm) : usual;
  return days.map(
    (day, index) =>
      `${WEEKDAYS[day.getUTCDay()]}, ${formatLongDate(day.toISOString().slice(0, 10))}, at ` +
      `${SLOTS[index % SLOTS.length]?.hour ?? '10:00 a.m.'}`,
  );
}

/** The last working days between tomorrow and the day before the meeting, at most three. */
function workingDaysBefore(today: Date, agm: Date): Date[] {
  const days: Date[] = [];
  for (
    let day = new Date(agm.getTime() - DAY_MS);
    day > today && days.length < SLOTS.length;
    day = new Date(day.getTime() - DAY_MS)
  ) {
    if (isWorkingDay(day)) days.unshift(day);
  }
  return days;
}

function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() !== 0 && day.getUTCDay() !== 6;
}

function nextWorkingDay(day: Date): Date {
  return isWorkingDay(day) ? day : nextWorkingDay(new Date(day.getTime() + DAY_MS));
}

function addWorkingDays(day: Date, count: number): Date {
  return count === 0 ? day : addWorkingDays(nextWorkingDay(new Date(day.getTime() + DAY_MS)), count - 1);
}
