import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import {
  after,
  before,
  isContentsPage,
  matchesOf,
  trimmed,
  type FilingText,
  type Match,
} from '@/lib/reading/text/filing-text';
import { toNumber } from '@/lib/facts/text/values';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import type { FactDraft } from '@/lib/facts/types';
import { alternatives, oneOf, wholeWords } from '@/lib/format/patterns';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { COUNT, smallCount, toCount } from '@/lib/format/words/number-words';
import { DIRECTOR_WORDS, GUIDELINE_WORDS, OF_THEIR_SALARY, OTHERS_WORDS } from './ownership-guidelines-patterns';

const MULTIPLE = new RegExp(
  `\\b(?<count>${COUNT}|\\d{1,2}\\.\\d)\\s?(?:\\(\\d{1,2}\\)\\s?)?(?:-\\s?)?(?:x\\b|times\\b|X\\b)`,
  'gi',
);
const BASE = /\b(?:base|annual|salary|salaries|retainer)\b/i;
const GUIDELINE = wholeWords(GUIDELINE_WORDS, 'i');
const CHIEF = /\bCEO\b|\bchief executive\b|\bpresident (?:and|&) c|\bprincipal executive/i;
const OTHERS = new RegExp(String.raw`\b${oneOf(OTHERS_WORDS)}`, 'i');
const DIRECTOR = new RegExp(alternatives(DIRECTOR_WORDS), 'i');

/** The multiple of base salary (or retainer) that executives and directors must own in stock. */
export function readOwnershipGuidelines(filing: FilingText): FactDraft[] {
  const drafts = [...matchesOf(filing, MULTIPLE)].flatMap(toMultiple);
  const tables = filing.pages.flatMap(readTable);
  // A table with both guidelines takes precedence over sentences.
  const all = [...drafts, ...tables, ...filing.pages.flatMap(readTiles)];
  return [
    ...rankCandidates(
      all.filter((draft) => draft.key === 'ceo_ownership_multiple'),
      2,
    ),
    ...rankCandidates(
      all.filter((draft) => draft.key === 'director_ownership_multiple'),
      2,
    ),
  ];
}

function toMultiple(match: Match): FactDraft[] {
  // Table rows are handled by the table readers.
  const line = match.page.lines.find((each) => match.start >= each.start && match.end <= each.end);
  if (
    line &&
    line.cells.length >= 2 &&
    (line.text.length < 60 || line.cells.every((cell) => /^\d{1,2}x$/i.test(cell.text)))
  )
    return [];
  if (/\brang(?:e|es|ing)\b[^.]{0,40}$/i.test(before(match, 60))) return [];
  const value = toCount(match.groups.count) ?? toNumber(match.groups.count);
  const context = `${before(match, 420)} ${after(match, 200)}`;
  if (!value || value > 60 || !GUIDELINE.test(context) || isContentsPage(match.page)) return [];
  if (!/\bstock|\bshares?\b|equity/i.test(context)) return [];
  const near = `${before(match, 160)} ${match.text} ${after(match, 120)}`;
  const own = match.page.text.slice(
    Math.max(match.sentence.start, match.start - 160),
    Math.min(Math.max(match.sentence.end, match.end), match.end + 120),
  );
  if (
    !BASE.test(near) ||
    /\b(?:severance|change in control|termination|bonus opportunity|target bonus|payout|median|lump sum)\b/i.test(own)
  )
    return [];
  const holder = holderOf(match);
  if (!holder) return [];
  let confidence = 0.72;
  if (/guideline|requirement|policy/i.test(context)) confidence += 0.1;
  if (/salary|retainer/i.test(near)) confidence += 0.06;
  return [
    {
      key: holder === 'chief' ? 'ceo_ownership_multiple' : 'director_ownership_multiple',
      value,
      unit: 'times',
      span: match.sentence,
      confidence,
    },
  ];
}

const OF_ONE_PERSON = new RegExp(String.raw`\b${PLAIN_TITLE}\.`);

/**
 * Whose multiple it is: the office in the surrounding brackets, directly after it, or the last one before it in the
 * sentence.
 */
function holderOf(match: Match): 'chief' | 'director' | undefined {
  const sentenceStart = Math.max(match.sentence.start, match.start - 260);
  const lead = match.page.text.slice(sentenceStart, match.start);
  const rest = match.page.text.slice(
    match.end,
    Math.min(match.end + 110, match.sentence.end > match.end + 4 ? match.sentence.end : match.end + 60),
  );
  const behind =
    rest
      .slice(0, [...rest.matchAll(MULTIPLE)][0]?.index ?? rest.length)
      .split(/\s\((?:i|ii|iii|iv|b|c|2|3)\)|;|,? and (?=for|each|all|\w+ times)/)[0] ?? '';
  // "seven times for the Chief Executive Officer", "6x base salary for our CEO".
  const named = /^[^.;]{0,70}?\b(?:for|by|in the case of|of)\s(?:the |our |its |each )?(?<who>[^.;,]{0,60})/i.exec(
    behind.replace(OF_THEIR_SALARY, ' '),
  )?.groups?.who;
  if (named && CHIEF.test(named)) return 'chief';
  if (named && DIRECTOR.test(named) && !OTHERS.test(named.replace(DIRECTOR, ''))) return 'director';
  if (named && OTHERS.test(named)) return undefined;
  const chief = lastIndexOf(lead, CHIEF);
  const others = lastIndexOf(lead, OTHERS);
  const director = lastIndexOf(
    `${lead} ${behind.slice(0, 60)}`,
    /\bretainers?\b|\b(?:non-?employee|outside|independent) directors?\b/i,
  );
  if (chief > others && chief >= director) return 'chief';
  if (OF_ONE_PERSON.test(lead.slice(-120)) && chief < 0 && /salary/i.test(behind.slice(0, 60)) && others < 0)
    return 'chief';
  if (director >= 0 && chief < 0) return 'director';
  return undefined;
}

function lastIndexOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern.source, 'gi'))].at(-1)?.index ?? -1;
}

/** "CEO   7" under a column headed "Multiple of Salary". */
function bareMultiple(page: FlatPage, line: FlatLine): RegExpExecArray | null {
  const header = page.text.slice(Math.max(0, line.start - 260), line.start);
  return line.cells.length === 2 && /multiple of/i.test(header)
    ? /(?<=\s)(?<count>\d{1,2}(?:\.\d)?)$/.exec(line.text)
    : null;
}

/** A row of multiples over a row of offices: "6x | 5x | 3x" above "CEO | Non-employee directors | CFO". */
function readTiles(page: FlatPage): FactDraft[] {
  if (!GUIDELINE.test(page.text) || !/salary|retainer/i.test(page.text)) return [];
  return page.lines.flatMap((line, index): FactDraft[] => {
    const multiples = line.cells.map((cell) => toNumber(/^(\d{1,2}(?:\.\d)?)\s?x$/i.exec(cell.text)?.[1]));
    if (multiples.length < 2 || multiples.some((value) => value === undefined)) return [];
    const below = page.lines
      .slice(index + 1, index + 4)
      .find(
        (other) => other.cells.length === multiples.length && other.cells.every((cell) => /^[A-Z]/.test(cell.text)),
      );
    if (!below) return [];
    return below.cells.flatMap((cell, at): FactDraft[] => {
      const value = multiples[at];
      const key = CHIEF.test(cell.text)
        ? 'ceo_ownership_multiple'
        : /director/i.test(cell.text)
          ? 'director_ownership_multiple'
          : undefined;
      return value && key
        ? [{ key, value, unit: 'times', span: trimmed(page, line.start, below.end), confidence: 0.93 }]
        : [];
    });
  });
}

const IN_WORDS = new RegExp(String.raw`\b(?<count>${smallCount(2, 10)})\s(?:times|x)\b`, 'i');

/** A guideline table: a row that names the chief executive and holds one multiple. */
function readTable(page: FlatPage): FactDraft[] {
  if (!GUIDELINE.test(page.text) || !/salary|retainer/i.test(page.text) || isContentsPage(page)) return [];
  return page.lines.flatMap((line): FactDraft[] => {
    const multiple =
      /(?<count>\d{1,2}(?:\.\d)?)\s?(?:x|X|times)\b/.exec(line.text) ??
      IN_WORDS.exec(line.text) ??
      bareMultiple(page, line);
    const value = toCount(multiple?.groups?.count) ?? toNumber(multiple?.groups?.count);
    const label = line.text.slice(0, multiple?.index ?? 0);
    const nearby = page.text.slice(Math.max(0, line.start - 700), line.end + 300);
    if (
      !multiple ||
      !value ||
      value > 30 ||
      label.length > 70 ||
      /\b(?:other than|except|excluding|requires?|required|must|hold)\b/i.test(label) ||
      !/ownership|guideline/i.test(nearby) ||
      !/salary|retainer/i.test(nearby)
    )
      return [];
    const span = trimmed(page, line.start, line.end);
    const behind = label.trim() ? '' : line.text.slice((multiple.index ?? 0) + multiple[0].length).slice(0, 50);
    if (CHIEF.test(label) || CHIEF.test(behind))
      return [{ key: 'ceo_ownership_multiple', value, unit: 'times', span, confidence: 0.92 }];
    if (/director/i.test(label) && !/managing|executive/i.test(label))
      return [{ key: 'director_ownership_multiple', value, unit: 'times', span, confidence: 0.91 }];
    return [];
  });
}
