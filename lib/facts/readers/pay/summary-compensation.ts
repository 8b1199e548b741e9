import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { isContentsPage, trimmed, type FilingText } from '@/lib/reading/text/filing-text';
import { isName, properCase } from '@/lib/reading/text/names/names';
import { toNumber } from '@/lib/facts/text/values';
import type { FactDraft } from '@/lib/facts/types';
import { NAME_BEFORE_TITLE } from './summary-compensation-patterns';

const CHIEF = /\bchief executive\b|\bCEO\b|\bprincipal executive officer\b|\bPEO\b/i;
const NUMBERS = /\(?\$?\s?\d{1,3}(?:,\d{3})+(?:\.\d\d)?\)?|(?<=\s)\$?\d{1,3}(?=\s|$)|(?<=\s)[-–—](?=\s|$)/g;

const TITLE = /summary compensation table/i;

type PageLine = { page: FlatPage; line: FlatLine };
type PayRow = PageLine & { year: number; amounts: number[]; label: string };
type PayBlock = { rows: PayRow[]; title: string };

/** Item 402(c): the chief executive's total for the latest year of the Summary Compensation Table. */
export function readSummaryCompensation(filing: FilingText): FactDraft[] {
  const pages = filing.pages.filter((page) => !isContentsPage(page) && /salary/i.test(page.text));
  // The title may be on the page before the table; tables without award columns are read only when there is no other.
  const attempts: [FlatPage[], (page: FlatPage) => number][] = [
    [pages.filter((page) => TITLE.test(page.text) && /all\s+other/i.test(page.text)), headOfKinds],
    [pages.filter((page) => /all\s+other/i.test(page.text)), headOfKinds],
    [pages.filter((page) => TITLE.test(page.text)), headOfKinds],
    [
      pages.filter((page) => page.lines.some((line) => /^(?:20\d\d )?summary compensation table\b/i.test(line.text))),
      (page) => page.lines.findIndex((line) => /salary/i.test(line.text)),
    ],
  ];
  for (const [candidates, headOn] of attempts) {
    for (const page of candidates) {
      const facts = readTable(filing, page, headOn(page));
      if (facts.length > 0) return facts;
    }
  }
  return [];
}

function readTable(filing: FilingText, page: FlatPage, header: number): FactDraft[] {
  if (header < 0) return [];
  const from = Math.max(0, header - 6);
  const blocks = blocksOf([...linesOf(page).slice(from), ...continuation(filing, page)], header - from);
  if (blocks.length < 2) return [];
  const scale = /\((?:in|\$ in|dollars in) thousands\)|\(\$?000'?s?\)/i.test(
    page.text.slice(0, (page.lines[header + 3]?.end ?? 0) + 1),
  )
    ? 1000
    : 1;
  const current = blocks.filter(
    (block) => CHIEF.test(block.title) && !/\bformer\b|\bretired\b|\binterim\b/i.test(headOf(block.title)),
  );
  const chief = current[0] ?? blocks.find((block) => CHIEF.test(block.title)) ?? blocks[0];
  const row = chief?.rows.toSorted((a, b) => b.year - a.year)[0];
  const total = row ? totalOf(row.amounts) : undefined;
  if (!chief || !row || total === undefined || total.value < 1000) return [];
  const period = String(row.year);
  const span = trimmed(row.page, row.line.start, row.line.end);
  const confidence = (CHIEF.test(chief.title) ? 0.84 : 0.66) + (total.isSum ? 0.1 : 0);
  const name = nameOf(chief.title);
  const facts: FactDraft[] = [
    { key: 'ceo_total_pay', value: total.value * scale, unit: 'USD', period, span, confidence },
  ];
  if (name)
    facts.push({ key: 'ceo_name', value: name, period, span, confidence: CHIEF.test(chief.title) ? 0.85 : 0.6 });
  return facts;
}

const linesOf = (page: FlatPage): PageLine[] => page.lines.map((line) => ({ page, line }));

/** Lines at a page's end and beginning in which a table that continues has rows: below them a footer may follow. */
const EDGE_LINES = 6;

/** The next page's lines where the table ends with its page and continues there, with its head again or without. */
function continuation(filing: FilingText, page: FlatPage): PageLine[] {
  const next = filing.pages.find((other) => other.page === page.page + 1);
  if (!next || !linesOf(page).slice(-EDGE_LINES).some(toRow)) return [];
  const lines = linesOf(next);
  const head = lines.findIndex(({ line }) => /\bsalary\b/i.test(line.text));
  const from = head >= 0 && head < EDGE_LINES ? head : 0;
  return lines.slice(from, from + EDGE_LINES).some(toRow) ? lines.slice(from) : [];
}

/** The header line with a salary column beside awards and a total, which tables of one year's decisions do not have. */
function headOfKinds(page: FlatPage): number {
  return page.lines.findIndex((line, index) => {
    const around = page.lines
      .slice(Math.max(0, index - 9), index + 4)
      .filter((other) => other === line || other.text.length < 130)
      .map((other) => other.text)
      .join(' ');
    return (
      /\bsalary\b/i.test(line.text) &&
      line.text.length < 260 &&
      /\bawards?\b/i.test(around) &&
      /\btotal\b/i.test(around)
    );
  });
}

/**
 * One block per person: from the row of the latest year to the next such row, with the surrounding text. What is
 * above the header, such as the names below a committee's report, belongs to no person.
 */
function blocksOf(lines: PageLine[], header: number): PayBlock[] {
  const rows = lines.map(toRow);
  const latest = Math.max(0, ...rows.flatMap((row) => (row ? [row.year] : [])));
  const blocks: PayBlock[] = [];
  let pending: string[] = [];
  for (const [index, row] of rows.entries()) {
    const text = lines[index]?.line.text ?? '';
    if (!row) {
      if (/^\(\w\)\s|^_{3}|^\*/.test(text) && blocks.length > 0) break;
      if (index >= header) pending.push(text);
      continue;
    }
    const open = blocks.at(-1);
    const isNewPerson = row.year === latest || !open || open.rows.some((known) => known.year === row.year);
    if (isNewPerson) {
      // The person's name is at the start of the row, or on the lines above it with the first words of the title.
      const lead = nameOf(row.label) ? [] : fromName(pending);
      if (open) open.title += ` ${pending.slice(0, pending.length - lead.length).join(' ')}`;
      blocks.push({ rows: [row], title: [...lead, row.label].join(' ').trim() });
    } else {
      open.rows.push(row);
      open.title += ` ${pending.join(' ')} ${row.label}`;
    }
    pending = [];
  }
  return blocks;
}

/** The last lines, from the one that begins with a person's name. */
function fromName(lines: string[]): string[] {
  const at = lines.findLastIndex(
    (line) => nameOf(line) !== undefined && !/\$|salary|year|compensation|awards|\bname\b/i.test(line),
  );
  return at < 0 ? [] : lines.slice(at);
}

function toRow({ page, line }: PageLine): PayRow | undefined {
  const year = /(?:^|\s)(?:FY\s?|Fiscal\s)?(20\d\d)(?=\s|$|\()/.exec(line.text);
  if (!year?.[1]) return undefined;
  const tail = line.text.slice(year.index + year[0].length).replace(/\(\d{1,2}\)(?:\(\d{1,2}\))*/g, ' ');
  const amounts = [...tail.matchAll(NUMBERS)].map((match) => toNumber(match[0]) ?? 0);
  if (amounts.filter((amount) => amount >= 1000).length < 2 && amounts.length < 4) return undefined;
  if (/[a-z]{4,}/.test(tail)) return undefined;
  return { page, line, year: Number(year[1]), amounts, label: line.text.slice(0, year.index).trim() };
}

/** The total is the sum of the columns before it; another column (total without pension change) may follow. */
function totalOf(amounts: number[]): { value: number; isSum: boolean } | undefined {
  let sum = 0;
  for (const [index, amount] of amounts.entries()) {
    if (index >= 2 && amount > 0 && Math.abs(amount - sum) <= 3) return { value: amount, isSum: true };
    sum += amount;
  }
  const last = amounts.at(-1);
  return last ? { value: last, isSum: false } : undefined;
}

/** The first words of a title block, where "Former" would be. */
function headOf(title: string): string {
  const chief = CHIEF.exec(title);
  return chief ? title.slice(0, chief.index) : title;
}

function nameOf(title: string): string | undefined {
  const match = NAME_BEFORE_TITLE.exec(title.replace(/\s+/g, ' '));
  const name = match?.[1]?.trim().replace(/,$/, '');
  const proper = name ? properCase(name) : '';
  return proper.split(' ').length >= 2 && isName(proper) ? proper : undefined;
}
