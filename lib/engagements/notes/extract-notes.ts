import { containerEnd } from '@/lib/format/limit-markdown';
import { isoDay, isoDayOfWords } from '@/lib/format/iso-day';
import { MONTH, SHORT_MONTH, WEEKDAYS } from '@/lib/format/words/months';
import { plainText } from '@/lib/format/markdown';
import { sentencesOf } from '@/lib/format/sentences';
import type { ActionItem, MeetingSummary, SummarizeInput } from '../schema-notes';
import { oneOf, wholeWords } from '@/lib/format/patterns';
import { ACTION_WORDS, COMMITMENT_WORDS, WEIGHS_WORDS } from './extract-notes-patterns';

type Extract = Pick<MeetingSummary, 'summary' | 'key_points' | 'action_items'>;
type Line = { text: string; section: string; isBullet: boolean; order: number };

const SENTENCES = { short: 2, medium: 4, long: 7 } as const;
const POINTS = { short: 3, medium: 5, long: 8 } as const;
const MAX_ITEMS = 20;
/** Notes are read up to this many lines, far more than a meeting has. */
const MAX_LINES = 2_000;
/** Longer lines are read in parts. */
const MAX_LINE_CHARS = 2_000;

const ACTION_SECTION = /\b(?:action(?: item)?s?|next steps?|to-?dos?|follow[- ]?ups?)\b/i;
const ACTION_LEAD = /^(?:\[[ x]?\]\s*|(?:action(?: item)?|to-?do|next step|follow[- ]?up|ap)\s*[:–—-]\s*)/i;
const ACTION = new RegExp(String.raw`\b${oneOf(ACTION_WORDS)}`);
const COMMITS = wholeWords(COMMITMENT_WORDS, 'i');
const WEIGHS = wholeWords(WEIGHS_WORDS, 'i');
const MONTHS = `${MONTH}|${SHORT_MONTH}`;
const WORKING_DAYS = WEEKDAYS.slice(1, 6).join('|');

const BY_WHEN = new RegExp(
  `\\bby (?:the end|end of|next|early|mid|late|\\d|${MONTHS}|${WORKING_DAYS}|q[1-4]\\b)|` + '\\bfollow[- ]?up\\b',
  'i',
);

/** Selects sentences of the notes without rewriting them, for installations without a language model. */
export function extractNotes(notes: string, known: readonly ActionItem[], options: SummarizeInput): Extract {
  const lines = linesOf(notes);
  const items = options.include_action_items ? actionItems(lines, known) : [];
  const rest = lines.filter((line) => !isAction(line));
  const pool = rest.length > 0 ? rest : lines;
  const chosen = best(pool, SENTENCES[options.summary_length]);
  const points = options.include_key_points
    ? best(
        pool.filter((line) => score(line) >= 2),
        POINTS[options.summary_length],
      )
    : [];
  return {
    summary: chosen.map(({ text }) => withStop(text)).join(' '),
    key_points: points.map(({ text }) => text),
    action_items: items,
  };
}

function linesOf(notes: string): Line[] {
  let section = '';
  let order = 0;
  return cutLines(notes).flatMap((raw) => {
    const heading =
      /^\s*#{1,6}\s+(.*)$/.exec(raw) ??
      /^\s*\*\*([^*]+)\*\*:?\s*$/.exec(raw) ??
      /^\s*([A-Z][^.!?]{2,40}):\s*$/.exec(raw);
    if (heading) {
      section = heading[1] ?? '';
      return [];
    }
    const isBullet = /^\s*(?:[-*•+]|\d{1,2}[.)])\s+/.test(raw);
    const text = plainText(withoutMarks(raw).replace(/^\[( |x|X)\]/, '\\[$1\\]')).trim();
    if (!text) return [];
    return (isBullet ? [{ text }] : sentencesOf(text)).map((sentence) => ({
      text: sentence.text,
      section,
      isBullet,
      order: (order += 1),
    }));
  });
}

function cutLines(notes: string): string[] {
  const lines = notes.split('\n', MAX_LINES).flatMap((line) => line.match(LINE_PART) ?? []);
  return lines.slice(0, MAX_LINES);
}

const LINE_PART = new RegExp(`.{1,${MAX_LINE_CHARS}}`, 'gs');

/** The line without its list and quotation marks. */
function withoutMarks(raw: string): string {
  const line = raw.trimStart().replace(/^•\s+/, '');
  let at = 0;
  for (let end = containerEnd(line, at); end > at; end = containerEnd(line, at)) at = end;
  return line.slice(at).trimStart();
}

function isAction({ text, section, isBullet }: Line): boolean {
  return (
    ACTION_LEAD.test(text) ||
    (ACTION_SECTION.test(section) && isBullet) ||
    (ACTION.test(text) && BY_WHEN.test(text) && isBullet)
  );
}

function actionItems(lines: readonly Line[], known: readonly ActionItem[]): Extract['action_items'] {
  const stored = known.filter((item) => !item.is_done).map(({ item, owner, due_date }) => ({ item, owner, due_date }));
  const seen = new Set(stored.map(({ item }) => keyOf(item)));
  const found = lines
    .filter((line) => isAction(line) && !/^\[[xX]\]/.test(line.text))
    .map(({ text }) => {
      const item = text.replace(ACTION_LEAD, '').trim();
      return { item, owner: ownerOf(item), due_date: dueOf(item) };
    });
  return [...stored, ...found.filter(({ item }) => item && !seen.has(keyOf(item)))].slice(0, MAX_ITEMS);
}

function ownerOf(item: string): string {
  return (
    /^([A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*){0,2}|Company|We)\s+(?:will|to|is to|agreed to|undertook to)\b/.exec(
      item,
    )?.[1] ??
    /\((?:owner: )?([A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*){0,2})\)/.exec(item)?.[1] ??
    ''
  );
}

/** Only a date with a year that the calendar has; anything else would be a guess. */
function dueOf(item: string): string | null {
  const iso = /\b(20\d\d)-(\d\d)-(\d\d)\b/.exec(item);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3])) ?? null;
  const match = new RegExp(
    `\\b(?:(${MONTHS})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (20\\d\\d)|` +
      `(\\d{1,2})(?:st|nd|rd|th)? (${MONTHS})\\.?,? (20\\d\\d))\\b`,
    'i',
  ).exec(item);
  return isoDayOfWords(match?.[1] ?? match?.[5], match?.[2] ?? match?.[4], match?.[3] ?? match?.[6]) ?? null;
}

function score({ text, isBullet }: Line): number {
  return (
    (COMMITS.test(text) ? 3 : 0) +
    (WEIGHS.test(text) ? 1 : 0) +
    (/\d/.test(text) ? 1 : 0) +
    (isBullet ? 1 : 0) +
    (text.length > 40 ? 1 : 0) -
    (text.length > 400 ? 2 : 0) -
    (/\?$/.test(text) ? 1 : 0)
  );
}

/** The best lines in the order of the notes. */
function best(lines: readonly Line[], count: number): Line[] {
  const top = new Set(lines.toSorted((a, b) => score(b) - score(a) || a.order - b.order).slice(0, count));
  return lines.filter((line) => top.has(line));
}

const withStop = (text: string) => (/[.!?…]["”')\]]*$/.test(text) ? text : `${text}.`);
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
