import { titleLikeness } from './match-lines.rules';
import { nameLikeness } from './same-person.rules';
import type { OutcomeLine, OutcomeMeeting } from '../schema';

const LEAST_TITLE_LIKENESS = 0.6;

/**
 * Each line with the support for the same person, or the same question, at the company's last meeting of its type among
 * `outcomes`; null where there is none.
 */
export function withPrevious(outcomes: readonly OutcomeMeeting[]): OutcomeMeeting[] {
  const ofCompany = Map.groupBy(outcomes, ({ company_id }) => company_id);
  return outcomes.map((outcome) => {
    const before = (ofCompany.get(outcome.company_id) ?? [])
      .filter((other) => other.meeting_date < outcome.meeting_date && other.meeting_type === outcome.meeting_type)
      .toSorted((one, other) => other.meeting_date.localeCompare(one.meeting_date))[0];
    if (!before) return outcome;
    return {
      ...outcome,
      lines: outcome.lines.map((line) => {
        const same = sameOf(line, outcome.lines, before.lines);
        const [only] = same;
        return only && same.length === 1 && only.support_cast !== null
          ? { ...line, previous: { meeting_date: before.meeting_date, support_cast: only.support_cast } }
          : line;
      }),
    };
  });
}

/** For a person nominated in several elections of either meeting, the titles of the lines decide. */
function sameOf(line: OutcomeLine, own: readonly OutcomeLine[], before: readonly OutcomeLine[]): OutcomeLine[] {
  const same = before.filter((other) => isSame(line, other));
  const isOfSeveral = line.nominee !== null && (same.length > 1 || own.filter((each) => isSame(line, each)).length > 1);
  return isOfSeveral ? same.filter(({ title }) => titleLikeness(line.title, title) >= LEAST_TITLE_LIKENESS) : same;
}

function isSame(line: OutcomeLine, other: OutcomeLine): boolean {
  if (line.kind !== other.kind || line.share_class !== other.share_class) return false;
  if (line.nominee !== null) return other.nominee !== null && nameLikeness(line.nominee, other.nominee) >= 2;
  if (line.kind === 'say_on_pay' || line.kind === 'auditor_ratification') return true;
  return line.kind === 'shareholder_proposal' && titleLikeness(line.title, other.title) >= LEAST_TITLE_LIKENESS;
}
