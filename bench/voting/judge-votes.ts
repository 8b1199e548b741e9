/**
 * The votes of the twelve rules on nominees, against labels made by eye:
 * `tsx bench/voting/judge-votes.ts --labels FILE --filings FOLDER…`. A vote is wrong where the labels deny it; a line
 * that is referred, and what the labels leave open, is neither. Rules on chairs need figures that labels do not have.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { decideLines } from '@/bench/voting/decide-lines';
import { isSamePerson } from '@/lib/voting/same-person';

type Label = {
  file: string;
  nominee: string | null;
  also: string[];
  age?: number | null;
  director_since?: number | null;
  independent?: boolean | null;
  committees?: [string, 'chair' | 'member'][];
  low_attendance?: boolean | null;
};

const OLDEST = 75;
const LONGEST_YEARS = 20;
const AUDIT = /\baudit/i;
const PAY = /compensation|remuneration|human (?:capital|resources)|people|talent/i;
const NOMINATING = /nominat|governance/i;

const { values } = parseArgs({
  options: { labels: { type: 'string' }, filings: { type: 'string', multiple: true, default: [] } },
});
const labels = readFileSync(values.labels ?? '', 'utf8')
  .split('\n')
  .flatMap((line) => (line.trim() ? [JSON.parse(line) as Label] : []));
let [voted, wrong, referred] = [0, 0, 0];
for (const [name, own] of Map.groupBy(labels, ({ file }) => file)) {
  const file = values.filings.map((folder) => path.join(folder, name)).find(existsSync);
  if (!file) continue;
  const { decisions, meetingYear } = await decideLines(file);
  for (const { line, decision } of decisions) {
    const { nominee } = line;
    const withNominee = own.filter((each) => each.nominee !== null);
    const isSame = (said: string | null) => said !== null && nominee !== null && isSamePerson(said, nominee);
    const label =
      withNominee.find((each) => isSame(each.nominee)) ??
      withNominee.find(({ also }) => also.some((said) => isSame(said)));
    if (nominee === null || !label) continue;
    if (decision.vote === 'refer') {
      referred += 1;
      continue;
    }
    voted += 1;
    // Where a plurality elects, a vote against is withheld.
    const vote = decision.vote === 'withhold' ? 'against' : decision.vote;
    if (areRight(label, meetingYear).includes(vote)) continue;
    wrong += 1;
    console.log(`${name} ${nominee}: ${decision.vote}, ${JSON.stringify(label)}`);
  }
}
console.log(`${voted} votes, ${wrong} wrong, ${referred} referred`);

/** The votes that the labels allow. */
function areRight(
  { age, director_since: since, independent, committees = [], low_attendance: low }: Label,
  year: number | null,
) {
  const sits = (kind: RegExp) => committees.some(([name]) => kind.test(name));
  const chairs = (kind: RegExp) => committees.some(([name, role]) => role === 'chair' && kind.test(name));
  const against = [
    low,
    independent === null || independent === undefined ? null : !independent && (sits(AUDIT) || sits(PAY)),
    age === null || age === undefined ? null : age > OLDEST,
    since === null || since === undefined || year === null ? null : year - since > LONGEST_YEARS,
  ];
  if (against.includes(true)) return ['against'];
  return against.includes(null) || against.includes(undefined) || chairs(NOMINATING) || chairs(PAY)
    ? ['for', 'against']
    : ['for'];
}
