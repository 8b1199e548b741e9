import { Document, renderToBuffer, Text } from '@react-pdf/renderer';
import { formatCounted } from '@/lib/format/numbers';
import { engineName, reportSections, type ReportSection } from '../read/report-sections.rules';
import type { ReportDetail } from '../schema';
import { Section } from './pdf/answers';
import { Appendix } from './pdf/appendix';
import { Changes } from './pdf/changes';
import { Contents, type ContentsEntry } from './pdf/contents';
import { Cover } from './pdf/cover';
import { Flags } from './pdf/flags';
import { fontFamilies, replaceMissingGlyphs } from './pdf/fonts';
import { Outlined, PageFrame, PartHeading, type NotePage } from './pdf/page-frame';
import { WHAT_CHANGED } from '../titles.rules';
import { oneLine } from './printable';
import { RichText } from './pdf/rich-text';
import { makeStyles, type Styles } from './pdf/styles';

/**
 * The report as a PDF for an investment committee. Rendered twice: the first pass finds the page of each part, the
 * second prints the table of contents.
 */
export async function renderReportPdf(given: ReportDetail): Promise<Uint8Array<ArrayBuffer>> {
  const report = replaceMissingGlyphs(given);
  const sections = reportSections(report.results);
  const styles = makeStyles(fontFamilies(JSON.stringify(report)));
  const pages = new Map<string, number>();
  const note: NotePage = (anchor, page) => pages.set(anchor, page);
  await renderToBuffer(<ReportPdf report={report} sections={sections} styles={styles} pages={new Map()} note={note} />);
  const bytes = await renderToBuffer(
    <ReportPdf report={report} sections={sections} styles={styles} pages={pages} note={() => undefined} />,
  );
  return new Uint8Array(bytes);
}

type ReportPdfProps = {
  report: ReportDetail;
  sections: readonly ReportSection[];
  styles: Styles;
  pages: ReadonlyMap<string, number>;
  note: NotePage;
};

function ReportPdf({ report, sections, styles, pages, note }: ReportPdfProps) {
  return (
    <Document
      title={oneLine(report.report_title)}
      author="Plumbline"
      subject={`AGM analysis of ${oneLine(report.company_name)}`}
      creator={engineName(report.results.processing_metadata.engine)}
      producer="Plumbline"
      language="en"
      pdfVersion="1.7"
      pageMode="useOutlines"
    >
      <Cover report={report} styles={styles} />
      <PageFrame report={report} styles={styles}>
        <Contents styles={styles} entries={entriesOf(report, sections)} pages={pages} />
        <Summary report={report} styles={styles} note={note} />
        <Flags report={report} styles={styles} note={note} />
        <WhatChanged report={report} styles={styles} note={note} />
        {sections.map((section) => (
          <Section key={section.key} report={report} section={section} styles={styles} note={note} />
        ))}
        <Appendix report={report} styles={styles} note={note} />
      </PageFrame>
    </Document>
  );
}

function Summary({ report, styles, note }: Pick<ReportPdfProps, 'report' | 'styles' | 'note'>) {
  const { executive_summary: summary } = report.results;
  return (
    <Outlined bookmark={{ title: 'Executive Summary' }}>
      <PartHeading anchor="summary" title="Executive Summary" note={note} styles={styles} />
      {summary ? (
        <RichText markdown={summary} styles={styles} />
      ) : (
        <Text style={styles.muted}>The report has no summary.</Text>
      )}
    </Outlined>
  );
}

function WhatChanged({ report, styles, note }: Pick<ReportPdfProps, 'report' | 'styles' | 'note'>) {
  const { changes, changes_missing: missing } = report.results;
  if (!changes && !missing) return null;
  return (
    <Outlined bookmark={{ title: WHAT_CHANGED, expanded: false }} style={{ marginBottom: 22 }}>
      <PartHeading anchor="changes" title={WHAT_CHANGED} note={note} styles={styles} />
      {changes ? <Changes changes={changes} styles={styles} /> : <Text style={styles.muted}>{missing}</Text>}
    </Outlined>
  );
}

function entriesOf(report: ReportDetail, sections: readonly ReportSection[]): ContentsEntry[] {
  const { flag_status: flags } = report.results;
  return [
    { anchor: 'summary', title: 'Executive Summary', note: '' },
    ...(flags && report.results.flags.length > 0
      ? [
          {
            anchor: 'flags',
            title: 'Flags',
            note: `${flags.flags_triggered} of ${flags.total_flags_configured} triggered`,
          },
        ]
      : []),
    ...(report.results.changes
      ? [
          {
            anchor: 'changes',
            title: WHAT_CHANGED,
            note:
              `${report.results.changes.counts.changed} ` +
              `of ${formatCounted(report.results.changes.counts.total, 'section')}`,
          },
        ]
      : []),
    ...sections.map(({ key, title, answers }) => ({
      anchor: `section-${key}`,
      title: oneLine(title),
      note: formatCounted(answers.length, 'question'),
    })),
    {
      anchor: 'snapshot',
      title: 'Document Snapshot',
      note: formatCounted(report.document_snapshot.documents_analyzed.length, 'document'),
    },
  ];
}
