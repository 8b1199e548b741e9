import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { JUNIOR } from '@/lib/format/words/name-words';
import { oneOf } from '@/lib/format/patterns';
import { POINTED_FORM } from '@/lib/format/words/legal-forms-patterns';
import { pagesNaming } from '../../nominees/names/full-name';
import { isNamedElsewhere } from './sub-item-mentions';
import { isInOneLine } from '@/lib/reading/text/names/wrapped-names';
import { VOTE_CELL } from '@/lib/facts/readers/proposals/proposal-titles';
import { namesOf } from './sub-item-names';
import { GOES_ON_WORDS } from './sub-items-patterns';
import { contentWordsOf } from '../../words';

/** A resolution of its own below a proposal, "2.1" or "4b", and where it is printed. */
export type SubItem = {
  /** The proposal's number. */
  number: number;
  /** As the line is numbered: "2.1", "4b". */
  label: string;
  title: string;
  page: FlatPage;
  line: FlatLine;
  /**
   * Whether a vote or boxes are printed beside it, or another page calls it an item; else only its page is about
   * voting.
   */
  isVoted: boolean;
};

type Sighting = SubItem & { system: System; part: number; isOnVotingPage: boolean; isCapital: boolean };
type System = 'decimal' | 'letter';

const WORD = String.raw`(?:Agenda\s)?(?:Proposal|Item|Resolution)(?:\sNo\.?)?\s`;
const FORMS: readonly (readonly [System, RegExp])[] = [
  // "2.1 Allocation of profit", "Agenda Item 5.12: Jane Roe".
  [
    'decimal',
    new RegExp(
      String.raw`^(?<word>${WORD})?(?<number>[1-9]\d?)\.(?<part>[1-9]\d?)[.:)]?\s?-?\s(?<title>(?:"?\p{L}).*)$`,
      'iu',
    ),
  ],
  // "Proposal 4a: …", "Resolution 3(b). …".
  [
    'letter',
    new RegExp(
      String.raw`^(?<word>${WORD})(?<number>[1-9]\d?)\s?\.?\(?(?<part>[a-z])\)?\s?[:.-]\s?(?<title>\p{L}.*)$`,
      'iu',
    ),
  ],
  // On the proxy card: "4a. …", "7(b) …", "9.A …".
  [
    'letter',
    new RegExp(
      String.raw`^(?<number>[1-9]\d?)\s?(?:[.(]?(?<part>[a-z])[.):]{1,2}|\.(?<open>[a-z]))\s+(?<title>\p{L}.*)$`,
      'iu',
    ),
  ],
  // "3a" or "3A" in a cell of its own.
  ['letter', /^(?<number>[1-9]\d?)(?<cell>[a-zA-Z])\s+(?<title>\p{Lu}.*)$/u],
];
const BOXES = /\s*[☐☒☑□○◯].*$/u;
const HAS_BOXES = /[☐☒☑□○◯]/u;
const CHOICES = /(?:\s(?:FOR|AGAINST|ABSTAIN|WITHHOLD|For|Against|Abstain|Withhold))+(?:\seach)?$/;
const PAGE_NUMBER = /\s+\d{1,3}$/;
/** Pages on which shareholders are told what to vote on. */
const OF_VOTING = /\brecommends?\b|\bagenda\b|\bitems? of business\b|\bproxy card\b/i;
/** Plans, agreements and articles number their sections in the same way. */
const OF_APPENDIX = /\b(?:Section|Article)\s\d{1,2}\.\d/;
const BEGINS_ANNEX = /^(?:annex|appendix|exhibit|schedule)\s(?:[A-Z]|\d{1,2}|[IVX]{1,4})\b(?!.*\d$)/i;
const FIRST_LINES = 3;
/** Words with which a title does not end. */
const GOES_ON = new RegExp(String.raw`(?<!\p{L})${oneOf(GOES_ON_WORDS)}$`, 'iu');
const SHORTEST_TITLE = 5;
/** Most pages between one resolution and the next: biographies are between nominees. */
const REACH = 6;
const LEAST = 2;

/**
 * The resolutions into which proposals are divided, by the proposal's number. A run of numbers without a gap counts
 * where each part is printed on another page with the same words, or another page mentions its number, and where it is
 * printed on a page about voting.
 */
export function subItemsOf(filing: FilingText): Map<number, SubItem[]> {
  const pages = filing.pages.filter((page) => !isContentsPage(page));
  const annex = pages.find(beginsAnnex)?.page ?? Infinity;
  const all = pages.flatMap((page) => {
    const seen = sightingsOn(filing, page);
    return page.page < annex ? seen : seen.filter(({ isVoted }) => isVoted);
  });
  const runs = [...Map.groupBy(all, ({ number, system }) => `${number} ${system}`).values()].flatMap((sightings) => {
    const [longest] = runsOf(filing, sightings).toSorted((a, b) => b.length - a.length);
    return longest ? [longest] : [];
  });
  // Other places say more of nominees than the row of a summary, "1A   Jane Roe"; but not of people who are elected a
  // second time, as to a committee.
  const ofPeople = runs.filter((run) => run.every(({ isCapital }) => isCapital) && namesOf(run));
  const nominees = ofPeople.toSorted((a, b) => (a[0]?.number ?? 0) - (b[0]?.number ?? 0))[0];
  const found = new Map<number, SubItem[]>();
  for (const run of runs.filter((each) => each !== nominees)) {
    const number = run[0]?.number ?? 0;
    if (run.length > (found.get(number)?.length ?? 0)) found.set(number, run);
  }
  return found;
}

function beginsAnnex({ lines }: FlatPage): boolean {
  return lines.slice(0, FIRST_LINES).some(({ text }) => BEGINS_ANNEX.test(text));
}

function sightingsOn(filing: FilingText, page: FlatPage): Sighting[] {
  const isOnVotingPage = OF_VOTING.test(page.text) && !OF_APPENDIX.test(page.text);
  return page.lines.flatMap((line, at) => {
    for (const [system, form] of FORMS) {
      const { word, number = '', part: bracketed, open, cell, title = '' } = form.exec(line.text.trim())?.groups ?? {};
      const part = bracketed ?? open ?? (line.cells[0]?.text === `${number}${cell ?? ''}` ? cell : undefined);
      const plain = part ? wholeTitle(filing, page, at, title) : '';
      if (!part || plain.length < SHORTEST_TITLE) continue;
      return [
        {
          number: Number(number),
          label: system === 'decimal' ? `${number}.${part}` : `${number}${part.toLowerCase()}`,
          system,
          part: system === 'decimal' ? Number(part) : part.toLowerCase().charCodeAt(0) - 96,
          title: plain,
          page,
          line,
          isVoted: word !== undefined || HAS_BOXES.test(line.text) || line.cells.slice(1).some(isVote),
          isOnVotingPage,
          isCapital: part === cell && part !== part.toLowerCase(),
        },
      ];
    }
    return [];
  });
}

const isVote = ({ text }: { text: string }) => VOTE_CELL.test(text);

/** A full stop that belongs to no abbreviation. */
const AT_THE_END = new RegExp(String.raw`(?<=[\p{Ll})])(?<!\b(?:${JUNIOR}|${POINTED_FORM}))[.;]$`, 'u');
const ONE_SURNAME = new RegExp(String.raw`^\p{Lu}[\p{L}'’-]+(?:,? ${JUNIOR}\.)?$`, 'u');

/** The title without boxes, votes and pages of the next columns; with the line below where it goes on there. */
function wholeTitle(filing: FilingText, page: FlatPage, at: number, begun: string): string {
  const line = page.lines[at];
  const next = page.lines[at + 1];
  const from = (line?.start ?? 0) + (line?.text.lastIndexOf(begun) ?? 0);
  const cell = line?.cells.find((each) => each.start <= from && from < each.end);
  const own = tidy(page.text.slice(from, cell?.end ?? line?.end));
  const below = tidy(next?.cells[0]?.text ?? '');
  // "5.1 Evander G." above "Greenhalgh": a name that another line of the filing writes whole.
  const isName = /^(?:\p{Lu}[\p{L}.'’-]*\s?){1,4}$/u.test(own) && ONE_SURNAME.test(below);
  const goesOn =
    (isName && isInOneLine(filing, `${own} ${below}`)) ||
    (GOES_ON.test(own) && /^\p{L}/u.test(below)) ||
    (/^[\p{Ll}]/u.test(below) && next?.line.isBold === line?.line.isBold && !/[.;:]$/.test(own));
  return (goesOn ? `${own} ${below}` : own).replace(AT_THE_END, '');
}

const tidy = (text: string) => text.replace(BOXES, '').replace(PAGE_NUMBER, '').replace(CHOICES, '').trim();

/** Runs of a proposal's parts that are confirmed, each part with the whole of its title. */
function runsOf(filing: FilingText, sightings: readonly Sighting[]): Sighting[][] {
  return sightings.flatMap((first, at) => {
    if (first.part !== 1) return [];
    const run = runFrom(first, sightings.slice(at + 1));
    const confirmed = run.map((each) => confirmationOf(filing, each, sightings));
    const isWhole =
      run.length >= LEAST && (confirmed.every(({ isConfirmed }) => isConfirmed) || areElected(filing, run));
    return isWhole && confirmed.some(({ isVoted, isOnVotingPage }) => isVoted || isOnVotingPage)
      ? [run.map((each, index) => ({ ...each, ...confirmed[index] }))]
      : [];
  });
}

/** "7.1 Jane Roe", "7.2 Mark Poe", on a page that recommends: people whom other pages name, too. */
function areElected(filing: FilingText, run: readonly Sighting[]): boolean {
  const names = run.every(({ isOnVotingPage }) => isOnVotingPage) ? namesOf(run) : undefined;
  return names?.every((name) => pagesNaming(filing, name) >= LEAST) ?? false;
}

function runFrom(first: Sighting, following: readonly Sighting[]): Sighting[] {
  const run = [first];
  for (const each of following) {
    const last = run.at(-1);
    if (last && each.part === last.part + 1 && each.page.page - last.page.page <= REACH) run.push(each);
  }
  return run;
}

function confirmationOf(filing: FilingText, item: Sighting, sightings: readonly Sighting[]) {
  const alike = sightings.filter(({ part, title }) => part === item.part && areAlike(title, item.title));
  const isNamed = isNamedElsewhere(filing, item, alike);
  const longest = alike.map(({ title }) => title).toSorted((a, b) => worthOf(b) - worthOf(a))[0];
  return {
    isConfirmed: isNamed || new Set(alike.map(({ page }) => page.page)).size >= LEAST,
    isVoted: isNamed || alike.some(({ isVoted }) => isVoted),
    isOnVotingPage: alike.some((each) => each.isOnVotingPage),
    title: longest ?? item.title,
  };
}

/** A longer spelling of a title is better, unless it is cut or runs into a sentence. */
const LONGEST_TITLE = 220;
function worthOf(title: string): number {
  return GOES_ON.test(title) || title.length > LONGEST_TITLE ? -title.length : title.length;
}

function areAlike(one: string, other: string): boolean {
  const [words, theirs] = [contentWordsOf(one), contentWordsOf(other)];
  const shared = [...words].filter((word) => theirs.has(word)).length;
  const least = Math.min(words.size, theirs.size);
  return one === other || (least > 0 && shared >= Math.max(1, least / 2));
}
