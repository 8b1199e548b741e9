import { Text, View } from '@react-pdf/renderer';
import { formatDate, formatDateTime } from '@/lib/format/dates';
import { formatCount, MISSING } from '@/lib/format/numbers';
import { engineName } from '../../report-sections.rules';
import type { AnalyzedDocument, ReportDetail } from '../../schema';
import { PageFrame, PageMark, type NotePage } from './page-frame';
import { oneLine } from './printable';
import { color, type Styles } from './styles';

/** What the report was written from and by, so that it can be checked and repeated. */
export function Appendix({ report, styles, note }: { report: ReportDetail; styles: Styles; note: NotePage }) {
  const { document_snapshot: snapshot, results } = report;
  const { processing_metadata: metadata } = results;
  const facts: [string, string][] = [
    ['Snapshot taken', formatDateTime(snapshot.generation_timestamp, { timeZone: 'UTC' })],
    ['Text searched', `${formatCount(snapshot.total_chunks_available)} chunks in ${formatCount(snapshot.documents_analyzed.length)} documents`],
    ['Text read', `${formatCount(metadata.chunks_retrieved)} chunks, ${formatCount(metadata.tokens_used)} tokens`],
    ['Engine', `${engineName(metadata.engine)}, prompts ${metadata.prompt_version || MISSING}`],
    ['Analysis context', metadata.analysis_context_applied ? "The organization's analysis context was applied." : 'None was applied.'],
  ];
  return (
    <PageFrame report={report} styles={styles} bookmark="Document Snapshot">
      <View id="snapshot"><PageMark anchor="snapshot" note={note} /><Text style={styles.h1}>Document Snapshot</Text></View>
      {facts.map(([term, value]) => (
        <View key={term} style={[styles.row, { marginBottom: 4 }]}>
          <Text style={{ width: 110, color: color.text3 }}>{term}</Text>
          <Text style={{ flex: 1 }}>{oneLine(value)}</Text>
        </View>
      ))}
      <View style={{ marginTop: 14 }}>
        {snapshot.documents_analyzed.map((document) => <DocumentEntry key={document.document_id} document={document} styles={styles} />)}
      </View>
    </PageFrame>
  );
}

function DocumentEntry({ document, styles }: { document: AnalyzedDocument; styles: Styles }) {
  const facts = [
    document.fiscal_year ? `FY${document.fiscal_year}` : null,
    document.filing_date ? `filed ${formatDate(document.filing_date)}` : null,
    document.page_count === null ? null : `${formatCount(document.page_count)} pages`,
    `${formatCount(document.chunk_count)} chunks`,
  ].filter(Boolean);
  return (
    <View wrap={false} style={{ borderTopWidth: 0.5, borderTopColor: color.line, paddingVertical: 8 }}>
      <View style={[styles.row, { gap: 8 }]}>
        <Text style={{ fontWeight: 600 }}>{oneLine(document.document_type)}</Text>
        <Text style={[styles.mono, { fontSize: 8.5, color: color.text2, paddingTop: 0.7 }]}>{document.form_type}</Text>
        <Text style={{ marginLeft: 'auto', color: color.text2 }}>{facts.join(' · ')}</Text>
      </View>
      {document.accession_number ? <Line term="Accession number" value={document.accession_number} styles={styles} /> : null}
      <Line term="SHA-256" value={document.sha256 ?? MISSING} styles={styles} />
    </View>
  );
}

function Line({ term, value, styles }: { term: string; value: string; styles: Styles }) {
  return (
    <View style={[styles.row, styles.small, { marginTop: 2 }]}>
      <Text style={{ width: 110, color: color.text3 }}>{term}</Text>
      <Text style={[styles.mono, { flex: 1, fontSize: 7.5, color: color.text2 }]}>{value}</Text>
    </View>
  );
}
