import { utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { formulaAsText } from '@/lib/format/formula-text';
import { printableLines } from '@/lib/reports/export/printable';
import type { EngagementDetail } from '../schema';
import { STATUS_LABELS } from '../record/status.rules';
import { meetingText, milestoneText } from './export-labels';

type Cell = string | number | null;
type Column = { title: string; width: number };

const MAX_CELL_LENGTH = 32_767;

/**
 * All engagements as a workbook for stewardship reporting: one sheet each for engagements, flags, action items and
 * objectives.
 */
export function renderEngagementsXlsx(list: readonly EngagementDetail[]): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  const add = (name: string, columns: Column[], rows: Cell[][]) =>
    utils.book_append_sheet(book, toWorkSheet(columns, rows), name);
  add('engagements', ENGAGEMENT_COLUMNS, list.map(engagementRow));
  add(
    'flags',
    FLAG_COLUMNS,
    list.flatMap((one) =>
      one.triggered_flags_snapshot.map((flag): Cell[] => [
        one.company_name,
        flag.flag_description,
        flag.value,
        flag.reasoning,
        flag.evidence
          .map(({ quote, page_number }) => `“${quote.replace(/\s+/g, ' ').trim()}” p. ${page_number}`)
          .join('\n'),
        one.id,
      ]),
    ),
  );
  add(
    'action items',
    ITEM_COLUMNS,
    list.flatMap((one) =>
      one.action_items.map((item): Cell[] => [
        one.company_name,
        item.item,
        item.owner,
        item.due_date,
        item.is_done ? 'done' : 'open',
        one.id,
      ]),
    ),
  );
  add(
    'objectives',
    OBJECTIVE_COLUMNS,
    list.flatMap((one) =>
      one.objectives.map((objective): Cell[] => [
        one.company_name,
        objective.title,
        milestoneText(objective),
        objective.milestone,
        objective.next_year?.outcome ?? '',
        objective.next_year?.comment ?? '',
        objective.later_reports.map(({ report_title, outcome }) => `${report_title}: ${outcome}`).join('\n'),
        one.id,
      ]),
    ),
  );
  book.Props = { Title: 'Engagements', Author: 'Plumbline' };
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
}

const column = (title: string, width: number): Column => ({ title, width });
const ENGAGEMENT_COLUMNS = [
  column('Company', 36),
  column('Ticker', 9),
  column('Status', 18),
  column('Report', 50),
  column('Annual meeting', 14),
  column('Triggered flags', 9),
  column('Flags', 60),
  column('Email versions', 9),
  column('Subject', 50),
  column('Sent (UTC)', 22),
  column('Sent to', 40),
  column('Meeting', 24),
  column('Attendees', 40),
  column('Open action items', 9),
  column('Follow-up required', 10),
  column('Summary', 80),
  column('Notes', 80),
  column('Opened (UTC)', 22),
  column('Changed (UTC)', 22),
  column('Engagement id', 38),
];
const FLAG_COLUMNS = [
  column('Company', 36),
  column('Flag', 50),
  column('Value', 28),
  column('Reasoning', 80),
  column('Evidence', 90),
  column('Engagement id', 38),
];
const ITEM_COLUMNS = [
  column('Company', 36),
  column('Action item', 70),
  column('Owner', 24),
  column('Due', 12),
  column('State', 9),
  column('Engagement id', 38),
];
const OBJECTIVE_COLUMNS = [
  column('Company', 36),
  column('Objective', 44),
  column('Progress', 60),
  column('Milestone', 14),
  column('The year after', 14),
  column('Comment', 60),
  column('Later reports', 50),
  column('Engagement id', 38),
];

function engagementRow(one: EngagementDetail): Cell[] {
  return [
    one.company_name,
    one.company_ticker,
    STATUS_LABELS[one.status],
    one.report_title,
    one.agm_date,
    one.triggered_flags_count,
    one.triggered_flags_snapshot.map(({ flag_description }) => flag_description).join('\n'),
    one.email_versions_count,
    one.email_subject,
    one.email_sent_at,
    one.sent_to.join(', '),
    one.meeting_date ? meetingText(one.meeting_date) : null,
    one.attendees.join(', '),
    one.open_action_items,
    one.follow_up_required ? 'yes' : 'no',
    one.ai_summary?.summary ?? null,
    one.meeting_notes,
    one.created_at,
    one.updated_at,
    one.id,
  ];
}

function toWorkSheet(columns: readonly Column[], rows: readonly Cell[][]): WorkSheet {
  const cells = [columns.map(({ title }) => toCell(title)), ...rows.map((row) => row.map(toCell))];
  const sheet: WorkSheet = {
    '!ref': utils.encode_range({ s: { c: 0, r: 0 }, e: { c: columns.length - 1, r: cells.length - 1 } }),
    '!cols': columns.map(({ width }) => ({ wch: width })),
  };
  cells.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (cell) sheet[utils.encode_cell({ c, r })] = cell;
    }),
  );
  if (rows.length > 0) sheet['!autofilter'] = { ref: sheet['!ref'] ?? 'A1' };
  return sheet;
}

/** Text is always written as a text cell and never begins like a formula. */
function toCell(value: Cell): CellObject | null {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { t: 'n', v: value };
  return { t: 's', v: formulaAsText(printableLines(value)).slice(0, MAX_CELL_LENGTH), z: '@' };
}
