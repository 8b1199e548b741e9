import { Paragraph, type Table, TextRun } from 'docx';
import { WHAT_CHANGED } from '../../titles.rules';
import type { ReportDetail } from '../../schema';
import type { ChangesSummary } from '@/lib/changes/schema';
import { differenceText } from '@/lib/changes/summary.rules';
import {
  headLine,
  leftOutLine,
  peopleRows,
  placeOf,
  sameFactsLine,
  sectionNote,
  sectionTitle,
} from '../changes-words.rules';
import { oneLine } from '../printable';
import { color } from './styles';
import { facts, heading, line } from './parts';

/** "What changed since last year", where the template asks for it. */
export function changesParts({ changes, changes_missing: missing }: ReportDetail['results']): (Paragraph | Table)[] {
  if (!changes && !missing) return [];
  const title = heading(WHAT_CHANGED, 1, { pageBreakBefore: true });
  if (!changes) return [title, line(missing ?? '', { color: color.text3 })];
  return [title, line(headLine(changes)), ...factParts(changes), ...peopleParts(changes), ...textParts(changes)];
}

function factParts({ facts: changed, facts_same: same }: ChangesSummary): (Paragraph | Table)[] {
  const value = (text: string | null, page: number | null) => `${text ?? '–'}${page === null ? '' : ` (p.${page})`}`;
  const rows = changed.map((fact): [string, string] => [
    fact.label,
    `${value(fact.from, fact.from_page)} → ${value(fact.to, fact.to_page)}, ${differenceText(fact)}`,
  ]);
  return [
    heading('Changed facts', 2),
    ...(rows.length > 0 ? [facts(rows)] : [line('No stated fact changed.', { color: color.text3 })]),
    line(sameFactsLine(same), { color: color.text3, size: 18 }),
  ];
}

function peopleParts({ nominees, proposals }: ChangesSummary): (Paragraph | Table)[] {
  const rows = peopleRows({ nominees, proposals }).map(({ sign, what, title, detail, page }): [string, string] => [
    `${sign} ${what}`,
    [title, detail, page === null ? null : `p.${page}`].filter((part) => part !== null).join(', '),
  ]);
  const notes = [nominees.note, proposals.note].filter((note) => note !== null);
  const isEmpty = rows.length === 0 && notes.length === 0;
  return [
    heading('Nominees and proposals', 2),
    ...(rows.length > 0 ? [facts(rows)] : []),
    ...(isEmpty ? [line('The same nominees and proposals.', { color: color.text3 })] : []),
    ...notes.map((note) => line(note, { color: color.und, size: 19 })),
  ];
}

function textParts({ sections, left_out: leftOut }: ChangesSummary): Paragraph[] {
  return [
    heading('Text', 2),
    ...(sections.length === 0 ? [line('The text did not change.', { color: color.text3 })] : []),
    ...sections.flatMap((section) => [
      heading(`${sectionTitle(section)} (${sectionNote(section)})`, 3),
      ...section.paragraphs.map(changedParagraph),
    ]),
    ...(leftOut > 0 ? [line(leftOutLine(leftOut), { color: color.text3, size: 18 })] : []),
  ];
}

const GONE = { strike: true, color: color.warn } as const;
const NEW = { underline: {}, color: color.ok } as const;

function changedParagraph({
  state,
  text,
  words,
  from_page: from,
  to_page: to,
}: ChangesSummary['sections'][number]['paragraphs'][number]): Paragraph {
  const look = { insert: NEW, delete: GONE, alike: { color: color.text3 }, same: {} };
  const whole = state === 'removed' ? GONE : state === 'added' ? NEW : {};
  const runs =
    text === null
      ? words.map(({ op, text: run }) => new TextRun({ ...look[op], text: spaced(run), size: 19 }))
      : [new TextRun({ ...whole, text: oneLine(text), size: 19 })];
  const place = new TextRun({ text: `  ${placeOf(from, to)}`, color: color.evidence, size: 17 });
  return new Paragraph({ children: [...runs, place], spacing: { after: 60 } });
}

/** One line of printable text that keeps the space before and after it. */
function spaced(text: string): string {
  const [before, after] = [/^\s/.test(text) ? ' ' : '', /\s$/.test(text) ? ' ' : ''];
  return `${before}${oneLine(text)}${after}`;
}
