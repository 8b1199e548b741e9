import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  type Table,
  TextRun,
} from 'docx';
import { flagVerdict } from '../flags/flag-verdict.rules';
import { reportSections } from '../read/report-sections.rules';
import type { ReportDetail } from '../schema';
import { NUMBERING, markdownBlocks } from './docx/blocks';
import { changesParts } from './docx/changes';
import { color, STYLES } from './docx/styles';
import { answerParts, documentParts, facts, flagParts, heading, line } from './docx/parts';
import { oneLine } from './printable';
import { appendixFacts, coverFacts } from './report-facts';

const FLAG_GROUPS = [
  { outcome: 'triggered', title: 'Triggered', tone: color.warn },
  { outcome: 'cannot_determine', title: 'Could not be determined', tone: color.und },
  { outcome: 'clear', title: 'Clear', tone: color.ok },
] as const;

/** The report as a Word document for further editing; its headings fill the navigation pane. */
export async function renderReportDocx(report: ReportDetail): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({
    title: oneLine(report.report_title),
    creator: 'Plumbline',
    description: `AGM analysis of ${oneLine(report.company_name)}`,
    styles: STYLES,
    numbering: NUMBERING,
    sections: [
      {
        properties: { page: { margin: { top: 1100, bottom: 1100, left: 1150, right: 1150 } } },
        footers: { default: footer(report) },
        children: contents(report),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function contents(report: ReportDetail): (Paragraph | Table)[] {
  const { results, document_snapshot: snapshot } = report;
  return [
    line('AGM analysis report', { color: color.text3 }),
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(oneLine(report.company_name))] }),
    line(report.report_title, { color: color.text2, size: 24 }),
    facts(coverFacts(report)),
    heading('Executive Summary', 1),
    ...(results.executive_summary
      ? markdownBlocks(results.executive_summary)
      : [line('The report has no summary.', { color: color.text3 })]),
    ...flags(report),
    ...changesParts(results),
    ...reportSections(results).flatMap((section) => [
      heading(section.title, 1, { pageBreakBefore: true }),
      ...section.answers.flatMap((answer) => answerParts(answer, results.flags)),
    ]),
    heading('Document Snapshot', 1, { pageBreakBefore: true }),
    facts(appendixFacts(report)),
    ...snapshot.documents_analyzed.flatMap(documentParts),
  ];
}

function flags({ results: { flag_status: status, flags: all } }: ReportDetail): (Paragraph | Table)[] {
  if (!status || all.length === 0) return [];
  const groups = FLAG_GROUPS.flatMap(({ outcome, title, tone }) => {
    const members = all.filter((flag) => flag.outcome === outcome);
    return members.length > 0
      ? [heading(`${title} (${members.length})`, 2, { color: tone }), ...members.flatMap(flagParts)]
      : [];
  });
  return [
    heading('Flags', 1, { pageBreakBefore: true }),
    line(
      `${flagVerdict(status).headline}. ${status.flags_clear} clear, ${status.flags_cannot_determine} could not ` +
        'be determined.',
    ),
    ...groups,
  ];
}

function footer(report: ReportDetail): Footer {
  const small = { size: 16, color: color.text3 };
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({ ...small, text: `${oneLine(report.report_title)}    ` }),
          new TextRun({ ...small, children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}
