import { HeadingLevel, Paragraph, Table, TableCell, TableRow, TextRun, VerticalAlign, WidthType } from 'docx';
import { plainText } from '@/lib/format/markdown';
import { formatDate } from '@/lib/format/dates';
import { formatCount } from '@/lib/format/numbers';
import type { FlagResult } from '@/lib/templates/flags/schema';
import {
  nearestOf,
  NEAREST_PASSAGES,
  pagesLabel,
  pagesOf,
  type NumberedAnswer,
} from '../../read/report-sections.rules';
import type { AnalyzedDocument, ReportSource } from '../../schema';
import { oneLine } from '../printable';
import { markdownBlocks } from './blocks';
import { color, EVIDENCE_LINE, HAIRLINE, NO_BORDER } from './styles';

const INDENT = { left: 160 };

export function heading(
  text: string,
  level: 1 | 2 | 3,
  options: { pageBreakBefore?: boolean; color?: string } = {},
): Paragraph {
  const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 };
  return new Paragraph({
    heading: levels[level],
    pageBreakBefore: options.pageBreakBefore ?? false,
    children: [new TextRun({ text: oneLine(text), ...(options.color ? { color: options.color } : {}) })],
  });
}

export function line(
  text: string,
  look: { color?: string; size?: number; isItalic?: boolean; keepNext?: boolean } = {},
): Paragraph {
  return new Paragraph({
    keepNext: look.keepNext ?? false,
    children: [
      new TextRun({
        text: oneLine(text),
        color: look.color ?? color.text,
        italics: look.isItalic ?? false,
        ...(look.size ? { size: look.size } : {}),
      }),
    ],
  });
}

/** Labels and values in two columns without borders. */
export function facts(entries: readonly (readonly [string, string])[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: [2400, 7200],
    borders: {
      top: HAIRLINE,
      bottom: HAIRLINE,
      left: NO_BORDER,
      right: NO_BORDER,
      insideHorizontal: HAIRLINE,
      insideVertical: NO_BORDER,
    },
    rows: entries.map(
      ([term, value]) =>
        new TableRow({ cantSplit: true, children: [cell(term, 25, color.text3), cell(value, 75, color.text)] }),
    ),
  });
}

function cell(text: string, percent: number, tone: string): TableCell {
  const children = text
    .split('\n')
    .map(
      (part) => new Paragraph({ spacing: { after: 0 }, children: [new TextRun({ text: oneLine(part), color: tone })] }),
    );
  return new TableCell({
    width: { size: percent, type: WidthType.PERCENTAGE },
    verticalAlign: VerticalAlign.TOP,
    margins: { top: 50, bottom: 50, right: 120 },
    children,
  });
}

/** A question with its flags that are not clear, its answer, notes and sources, and the nearest passages. */
export function answerParts(answer: NumberedAnswer, flags: readonly FlagResult[]): (Paragraph | Table)[] {
  const marked = flags.filter(({ query_id, outcome }) => query_id === answer.query_id && outcome !== 'clear');
  const nearest = nearestOf(answer);
  return [
    heading(`${answer.number}. ${answer.query_text}`, 3),
    ...marked.map((flag) =>
      line(
        flag.outcome === 'triggered'
          ? `Flag triggered: ${flag.flag_description}`
          : `Flag cannot be determined: ${flag.flag_description}`,
        { color: flag.outcome === 'triggered' ? color.warn : color.und, size: 19, keepNext: true },
      ),
    ),
    ...markdownBlocks(answer.answer),
    ...answer.notes.map((note) => line(`Note: ${note}`, { color: color.text2, size: 19 })),
    ...answer.sources.flatMap((source, index) => sourceParts(source, index + 1)),
    ...(nearest.length > 0 ? [line(NEAREST_PASSAGES, { color: color.text3, size: 19, keepNext: true })] : []),
    ...nearest.flatMap((source) => sourceParts(source, null)),
  ];
}

function sourceParts(source: ReportSource, number: number | null): Paragraph[] {
  const head = [
    ...(number === null ? [] : [new TextRun({ text: `[${number}] `, bold: true, color: color.evidence, size: 18 })]),
    new TextRun({
      text: `${oneLine(source.document_label || source.document_type)}, ${pagesLabel(pagesOf(source))}`,
      color: color.text2,
      size: 18,
    }),
    ...(source.quote_verified ? [] : [new TextRun({ text: ' unverified', bold: true, color: color.und, size: 18 })]),
  ];
  const border = number === null ? {} : { border: EVIDENCE_LINE };
  return [
    new Paragraph({ children: head, keepNext: true, indent: INDENT, ...border, spacing: { before: 40, after: 0 } }),
    new Paragraph({
      children: [new TextRun({ text: `“${oneLine(source.excerpt)}”`, color: color.text2, size: 18 })],
      keepLines: true,
      indent: INDENT,
      ...border,
      spacing: { after: 60 },
    }),
  ];
}

export function flagParts(flag: FlagResult): (Paragraph | Table)[] {
  const entries: [string, string][] = [];
  if (flag.value) entries.push(['Value', flag.value]);
  if (flag.triggered_by_query)
    entries.push([flag.outcome === 'triggered' ? 'Triggered by' : 'Asked by', flag.triggered_by_query]);
  if (flag.relevant_answer) entries.push(['Relevant answer', plainText(flag.relevant_answer)]);
  entries.push(['Reasoning', flag.reasoning || 'No reasoning was recorded.']);
  if (flag.evidence.length > 0)
    entries.push([
      'Evidence',
      flag.evidence
        .map(({ quote, document_label: label, page_number: page }) => `“${oneLine(quote)}” ${label}, p. ${page}`)
        .join('\n'),
    ]);
  return [heading(flag.flag_description, 3), facts(entries)];
}

export function documentParts(document: AnalyzedDocument): (Paragraph | Table)[] {
  return [
    heading(`${document.document_type} (${document.form_type})`, 3),
    facts([
      ['Fiscal year', document.fiscal_year ? `FY${document.fiscal_year}` : '—'],
      ['Filed', formatDate(document.filing_date)],
      ['Accession number', document.accession_number ?? '—'],
      ['Pages', formatCount(document.page_count)],
      ['Chunks', formatCount(document.chunk_count)],
      ['SHA-256', document.sha256 ?? '—'],
    ]),
  ];
}
