/**
 * Ballot lines and statements about nominees, against labels made by eye:
 * `tsx bench/voting/score-lines.ts --labels FILE --filings FOLDER… [--only NAME] [--quiet]`, with the fields of
 * `bench/voting/labels/README.md`. Prints what is wrong, missing or invented, and sums; a field that was not read is
 * open, which is neither right nor wrong.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { agendaSource } from '@/bench/voting/agenda-source';
import { COMMITTEES, type Committee, standardCommittee } from '@/lib/facts/committees';
import { GENERATIONS, LOWER_TITLES } from '@/lib/format/words/name-words';
import { readAgenda } from '@/lib/voting/meetings/reading/read-agenda';
import type { ReadAgenda, ReadLine } from '@/lib/voting/meetings/reading/types';
import { withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { isSamePerson } from '@/lib/voting/same-person';
import { COMPANY } from '@/lib/voting/vocabulary.rules';

const NO_NAME_WORDS = new Set([...LOWER_TITLES, ...GENERATIONS.map((generation) => generation.toLowerCase())]);

type Label = {
  file: string;
  number: string;
  kind: string;
  /** Other kinds that may be argued. */
  kind_also?: string[];
  nominee: string | null;
  also: string[];
  title: string | null;
  proponent: string | null;
  proponent_also?: string[];
  recommendation: string;
  topic: string | null;
  topic_also?: string[];
  age?: number | null;
  director_since?: number | null;
  independent?: boolean | null;
  committees?: [string, 'chair' | 'member'][];
  other_public_boards?: number | null;
  is_board_chair?: boolean;
  is_lead_independent?: boolean;
  is_chief_executive?: boolean;
  low_attendance?: boolean | null;
};

type Tally = { right: number; wrong: number; open: number };

/** The labels' finer kinds, by the kind that the product has for them. */
const KIND_OF: Record<string, string> = {
  say_on_frequency: 'say_on_pay_frequency',
  stock_purchase_plan: 'employee_purchase_plan',
  charter_amendment: 'charter_or_bylaw',
  bylaw_amendment: 'charter_or_bylaw',
  merger: 'transaction',
  share_issuance: 'share_capital',
  reverse_split: 'share_capital',
  other: 'other_management',
};
/** The labels' own topics, by those that the product has for them. */
const TOPICS_OF: Record<string, readonly string[]> = {
  political_spending: ['political_spending_or_lobbying'],
  lobbying: ['political_spending_or_lobbying'],
  pay: ['clawback_or_severance', 'other'],
  executive_pay: ['clawback_or_severance', 'other'],
  technology: ['artificial_intelligence'],
  diversity: ['diversity_or_pay_equity'],
  supermajority: ['simple_majority'],
};
const COMMITTEE_NAMES: Record<(typeof COMMITTEES)[number], RegExp> = {
  audit: /\baudit/i,
  compensation: /compensation|\bcomp\.|remuneration|\bpay\b|human (?:capital|resources)|people|talent/i,
  nominating: /nominat|governance|\bgov\. & nom/i,
};

const { values } = parseArgs({
  options: {
    labels: { type: 'string' },
    filings: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', default: '' },
    quiet: { type: 'boolean', default: false },
  },
});
const tallies = new Map<string, Tally>();
const say = (words: string) => values.quiet || console.log(words);

const labels = readFileSync(values.labels ?? '', 'utf8')
  .split('\n')
  .flatMap((line) => (line.trim() ? [JSON.parse(line) as Label] : []));
for (const [name, own] of Map.groupBy(labels, ({ file }) => file)) {
  const file = values.filings.map((folder) => path.join(folder, name)).find(existsSync);
  if (!file || !name.includes(values.only)) continue;
  say(`\n=== ${name}`);
  score(own, readAgenda(await agendaSource(file)));
}
for (const [field, { right, wrong, open }] of tallies)
  console.log(`${field.padEnd(24)} right ${right}, wrong ${wrong}, open ${open}, of ${right + wrong + open}`);

function score(labels: Label[], agenda: ReadAgenda): void {
  const left = new Set(agenda.lines);
  for (const label of labels) {
    const line = lineOf(label, labels, [...left]);
    if (!line) {
      note('line', 'open');
      say(`  MISSING ${label.number} ${label.kind} ${label.nominee ?? label.title}`);
      continue;
    }
    left.delete(line);
    const wrong = wrongFields(label, line);
    note('line', wrong.length === 0 ? 'right' : 'wrong');
    if (wrong.length > 0) say(`  ${label.number} ${label.nominee ?? label.title}: ${wrong.join('; ')}`);
    if (label.nominee !== null) scoreDetails(label, line, agenda);
    if (label.topic) scoreTopic(label, line);
  }
  for (const line of left) {
    note('invented', 'wrong');
    say(`  INVENTED ${line.number} ${line.kind} ${line.nominee ?? line.title}`);
  }
}

/** A person may be nominated in several elections; then the number says which election a line belongs to. */
function lineOf(label: Label, labels: readonly Label[], lines: readonly ReadLine[]): ReadLine | undefined {
  const alike = lines.filter((each) => isSameLine(label, each));
  const isOfSeveral = labels.filter(({ nominee }) => nominee !== null && nominee === label.nominee).length > 1;
  return isOfSeveral ? alike.find((each) => plainNumber(each.number) === plainNumber(label.number)) : alike[0];
}

/** "2 (a)" and "2a" are one number, "2.1" and "21" are not. */
function plainNumber(number: string): string {
  return number.toLowerCase().replace(/[^0-9a-z.]/g, '');
}

function isSameLine(label: Label, line: ReadLine): boolean {
  if (label.nominee !== null)
    return line.nominee !== null && [label.nominee, ...label.also].some((name) => isSameName(name, line.nominee ?? ''));
  // Proposals that are lettered: "A", "B".
  if (/^[A-Z]$/.test(label.number)) return line.nominee === null && line.number === label.number;
  const isDecimal = [line.number, label.number].some((number) => number.includes('.'));
  const numberOf = isDecimal ? plainNumber : (number: string) => number.replace(/\D/g, '');
  return line.nominee === null && numberOf(line.number) === numberOf(label.number);
}

function wrongFields(label: Label, line: ReadLine): string[] {
  const kinds = [label.kind, ...(label.kind_also ?? [])].map((kind) => KIND_OF[kind] ?? kind);
  const isHolder = label.kind === 'shareholder_proposal';
  const isByHolder =
    isHolder || (label.nominee !== null && label.proponent !== 'management' && label.proponent !== null);
  const proponents = isByHolder
    ? [label.proponent ?? 'Shareholder', ...label.also, ...(label.proponent_also ?? [])].map(plain)
    : [plain(COMPANY)];
  const read = plain(line.proponent ?? '');
  return [
    kinds.includes(line.kind) ? '' : `kind ${line.kind}, not ${kinds.join(' / ')}`,
    proponents.some((each) => each === read || (read.length > 4 && (each.includes(read) || read.includes(each))))
      ? ''
      : `proponent ${line.proponent}, not ${proponents.join(' / ')}`,
    (line.board_recommendation ?? 'none') === label.recommendation
      ? ''
      : `recommendation ${line.board_recommendation}, not ${label.recommendation}`,
  ].filter(Boolean);
}

function scoreTopic(label: Label, line: ReadLine): void {
  const topics = [label.topic ?? '', ...(label.topic_also ?? [])].flatMap((topic) => TOPICS_OF[topic] ?? [topic]);
  const isRight = topics.includes(line.topic ?? '');
  note('topic', isRight ? 'right' : 'wrong');
  if (!isRight) say(`    ${label.number} ${label.title}: topic ${line.topic}, not ${topics.join(' / ')}`);
}

function scoreDetails(label: Label, { nominee, details, placed }: ReadLine, agenda: ReadAgenda): void {
  const compare = <T>(field: string, said: T | null | undefined, read: T | null | undefined) => {
    if (said === undefined || (said === null && (read === null || read === undefined))) return;
    const outcome = read === null || read === undefined ? 'open' : read === said ? 'right' : 'wrong';
    note(field, outcome);
    if (outcome !== 'right') say(`    ${nominee}: ${field} ${outcome === 'open' ? 'open' : String(read)}, is ${said}`);
  };
  compare('age', label.age, details?.age);
  compare('director since', label.director_since, details?.director_since);
  compare('independent', label.independent, details?.independent);
  compare('other boards', label.other_public_boards, details?.other_boards);
  compare('board chair', label.is_board_chair, details?.is_board_chair);
  compare('lead independent', label.is_lead_independent, details?.is_lead_independent);
  compare('chief executive', label.is_chief_executive, details?.is_chief_executive);
  compare('low attendance', label.low_attendance, details?.is_attendance_low);
  const seats = details?.committees ?? [];
  for (const committee of label.committees ? COMMITTEES : []) {
    const isOf = (seat: string) => COMMITTEE_NAMES[committee].test(seat);
    const said = label.committees?.find(([seat]) => isOf(seat))?.[1];
    // As a policy judges it; a seat without a place is disputed.
    const seat = seats.find(({ name }) => standardCommittee(name) === committee);
    const isSure = seat !== undefined && placed[`committee.${seat.name}`] !== undefined;
    const isOff = seat === undefined && isOffCommittee(agenda, committee, nominee ?? '', details);
    compare(`on ${committee}`, said !== undefined, isSure ? true : isOff ? false : null);
    const chairs = agenda.chairs[committee]?.names;
    const isChair = chairs?.some((each) => isSamePerson(each, nominee ?? '')) ?? null;
    const isDoubtful = seat !== undefined && !isSure;
    compare(
      `chairs ${committee}`,
      said === 'chair',
      isSure && seat.role === 'chair' ? true : isDoubtful ? null : isOff ? false : isChair,
    );
  }
}

function isOffCommittee(agenda: ReadAgenda, committee: Committee, name: string, details: ReadLine['details']): boolean {
  const roster = agenda.rosters[committee];
  const isNamed = (each: string) => isSamePerson(each, name);
  if (!roster) return false;
  return roster.off.some(isNamed) || (details?.is_chief_executive === true && !roster.names.some(isNamed));
}

function note(field: string, outcome: keyof Tally): void {
  const tally = tallies.get(field) ?? { right: 0, wrong: 0, open: 0 };
  tally[outcome] += 1;
  tallies.set(field, tally);
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^a-z0-9 ]/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Whether first and last name are the same; words between them and in brackets do not count. */
function isSameName(one: string, other: string): boolean {
  const parts = (name: string) => {
    const bare = withoutHonorifics(name.replace(/\(.*?\)|["“”].*?["“”]/g, ' ').replace(/,.*$/, ''));
    const words = plain(bare).split(' ');
    return words.filter((word) => !NO_NAME_WORDS.has(word));
  };
  const [a, b] = [parts(one), parts(other)];
  return a.at(-1) === b.at(-1) && a[0]?.charAt(0) === b[0]?.charAt(0);
}
