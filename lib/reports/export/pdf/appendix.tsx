import { Text, View } from '@react-pdf/renderer';
import { formatDate } from '@/lib/format/dates';
import { formatCounted, MISSING } from '@/lib/format/numbers';
import type { AnalyzedDocument, ReportDetail } from '../../schema';
import { oneLine } from '../printable';
import { appendixFacts } from '../report-facts';
import { Outlined, PartHeading, type NotePage } from './page-frame';
import { color, type Styles } from './styles';

/** The documents and engine of the report, so that it can be checked and repeated. */
export function Appendix({ report, styles, note }: { report: ReportDetail; styles: Styles; note: NotePage }) {
  const [first, ...rest] = report.document_snapshot.documents_analyzed;
  return (
    <Outlined bookmark={{ title: 'Document Snapshot' }} style={{ marginTop: 6 }}>
      <View wrap={false}>
        <PartHeading anchor="snapshot" title="Document Snapshot" note={note} styles={styles} />
        {appendixFacts(report).map(([term, value]) => (
          <View key={term} style={[styles.row, { marginBottom: 4 }]}>
            <Text style={{ width: 110, color: color.text3 }}>{term}</Text>
            <Text style={{ flex: 1 }}>{oneLine(value)}</Text>
          </View>
        ))}
        <View style={{ height: 10 }} />
        {first ? <DocumentEntry document={first} styles={styles} /> : null}
      </View>
      {rest.map((document) => (
        <DocumentEntry key={document.document_id} document={document} styles={styles} />
      ))}
    </Outlined>
  );
}

function DocumentEntry({ document, styles }: { document: AnalyzedDocument; styles: Styles }) {
  const facts = [
    document.fiscal_year ? `FY${document.fiscal_year}` : null,
    document.filing_date ? `filed ${formatDate(document.filing_date)}` : null,
    document.page_count === null ? null : formatCounted(document.page_count, 'page'),
    formatCounted(document.chunk_count, 'chunk'),
  ].filter(Boolean);
  return (
    <View wrap={false} style={{ borderTopWidth: 0.5, borderTopColor: color.line, paddingVertical: 8 }}>
      <View style={[styles.row, { gap: 8 }]}>
        <Text style={{ fontWeight: 600 }}>{oneLine(document.document_type)}</Text>
        <Text style={[styles.mono, { fontSize: 8.5, color: color.text2, paddingTop: 0.7 }]}>
          {oneLine(document.form_type)}
        </Text>
        <Text style={{ marginLeft: 'auto', color: color.text2 }}>{facts.join(' · ')}</Text>
      </View>
      {document.accession_number ? (
        <Line term="Accession number" value={document.accession_number} styles={styles} />
      ) : null}
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
