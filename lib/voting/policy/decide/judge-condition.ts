import { compareWithThreshold } from '@/lib/reports/flags/compare-with-threshold';
import type { FactSheet, ProvenFact, SheetEntry } from '../../facts/sheet';
import type { Condition } from '../schema';
import type { JudgedLine } from './judge-role';
import type { Truth } from './outcome';

export type Judged = {
  truth: Truth;
  facts: ProvenFact[];
  /** What was found, as a person reads it. */
  value: string;
  /** What is not known, completing "It could not be read …"; null where nothing is missing. */
  missing: string | null;
};

/** Whether a condition holds for a line, by verified facts alone; "unknown" where one is missing. */
export function judgeCondition(condition: Condition, line: JudgedLine, sheet: FactSheet): Judged {
  const entry = condition.metric.startsWith('nominee.')
    ? entryOfNominee(condition.metric.slice('nominee.'.length), line)
    : (sheet.metrics[condition.metric] ?? { readings: [], reason: null });
  return judgeEntry(condition, entry);
}

function judgeEntry(condition: Condition, { readings, reason }: SheetEntry): Judged {
  const [best] = readings;
  if (!best) return { truth: 'unknown', facts: [], value: '', missing: reason ?? lowered(condition.label) };
  const rule = {
    metric: condition.metric,
    operator: condition.comparator,
    threshold: condition.value,
    unit: condition.unit,
  };
  const outcomes = readings.map(({ low, high }) =>
    compareWithThreshold(rule, { low: low ?? -Infinity, high: high ?? Infinity }),
  );
  const [outcome] = outcomes;
  const facts = readings.flatMap((reading) => reading.facts);
  if (outcomes.some((other) => other !== outcome))
    return {
      truth: 'unknown',
      facts,
      value: '',
      missing:
        `${lowered(condition.label)}: the filing ` +
        `states ${[...new Set(readings.map(({ stated }) => stated))].join(' and ')}`,
    };
  if (outcome === 'cannot_determine')
    return {
      truth: 'unknown',
      facts,
      value: best.stated,
      missing: `${lowered(condition.label)}: only “${best.stated}” is stated`,
    };
  return { truth: outcome === 'triggered' ? 'yes' : 'no', facts: best.facts, value: best.stated, missing: null };
}

const NOMINEE_LABELS: Record<string, string> = {
  attendance: 'Attendance',
  other_boards: 'Other public boards',
  tenure: 'Tenure',
  age: 'Age',
};

function entryOfNominee(field: string, line: JudgedLine): SheetEntry {
  const who = line.nominee;
  const details = line.details;
  const label = NOMINEE_LABELS[field] ?? field;
  const missing = { readings: [], reason: `${lowered(label)} of ${who ?? 'the nominee'}` };
  if (who === null || !details) return missing;
  if (field === 'attendance') return attendanceOf(line, missing);
  const value = field === 'age' ? details.age : field === 'tenure' ? details.tenure : details.other_boards;
  const evidence = line.evidence[field === 'tenure' ? 'director_since' : field];
  if (value === null || !evidence?.quote_verified) return missing;
  const stated = field === 'other_boards' ? String(value) : `${value} years`;
  return { readings: [{ low: value, high: value, stated, facts: [{ ...evidence, key: field, label }] }], reason: null };
}

/** "Each director attended at least 75%" is a lower bound for every one of them. */
function attendanceOf(line: JudgedLine, missing: SheetEntry): SheetEntry {
  const evidence = line.evidence.attendance;
  const details = line.details;
  if (!details || !evidence?.quote_verified) return missing;
  const facts = [{ ...evidence, key: 'attendance', label: 'Attendance' }];
  if (details.attendance !== null)
    return {
      readings: [{ low: details.attendance, high: details.attendance, stated: `${details.attendance}%`, facts }],
      reason: null,
    };
  if (details.is_attendance_low === null) return missing;
  return details.is_attendance_low
    ? { readings: [{ low: 0, high: 74.999999, stated: 'below 75%', facts }], reason: null }
    : { readings: [{ low: 75, high: 100, stated: 'at least 75%', facts }], reason: null };
}

function lowered(label: string): string {
  const isName = /^(?:CEO|ESG|U\.S\.)/.test(label);
  return isName ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
