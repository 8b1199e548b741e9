import { Text, View } from '@react-pdf/renderer';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { formatCounted, formatPercent } from '@/lib/format/numbers';
import { pagesLabel, pagesOf, shortExcerpt, type NumberedAnswer, type ReportSection } from '../../report-sections.rules';
import type { ReportDetail, ReportSource } from '../../schema';
import { PageFrame, PageMark, type NotePage } from './page-frame';
import { oneLine, printable } from './printable';
import { RichText } from './rich-text';
import { OutcomeIcon } from './shapes';
import { color, type Styles } from './styles';

const EXCERPT_LENGTH = 420;

type SectionProps = { report: ReportDetail; section: ReportSection; styles: Styles; note: NotePage };

/** One category: every question with its answer, and the words that the answer rests on. */
export function Section({ report, section, styles, note }: SectionProps) {
  const anchor = `section-${section.key}`;
  const unanswered = section.answers.filter(({ insufficient_evidence }) => insufficient_evidence).length;
  return (
    <PageFrame report={report} styles={styles} bookmark={section.title}>
      <View id={anchor}><PageMark anchor={anchor} note={note} /><Text style={styles.h1}>{oneLine(section.title)}</Text></View>
      <Text style={styles.lead}>{`${formatCounted(section.answers.length, 'question')}${unanswered > 0 ? `, ${unanswered} not answered by the documents` : ''}`}</Text>
      {section.answers.map((answer) => <Answer key={answer.query_id} answer={answer} flags={report.results.flags} styles={styles} />)}
    </PageFrame>
  );
}

function Answer({ answer, flags, styles }: { answer: NumberedAnswer; flags: readonly FlagResult[]; styles: Styles }) {
  const marked = flags.filter((flag) => flag.query_id === answer.query_id && flag.outcome !== 'clear');
  return (
    <View style={[styles.row, { borderTopWidth: 0.5, borderTopColor: color.line, paddingTop: 9, paddingBottom: 10 }]} minPresenceAhead={60}>
      <Text style={[styles.mono, { width: 22, fontSize: 8, color: color.text3, paddingTop: 1.5 }]}>{answer.number}</Text>
      <View style={{ flex: 1 }}>
        <Text minPresenceAhead={48} style={{ fontSize: 10.5, lineHeight: 1.35, fontWeight: 600, marginBottom: 3 }}>{oneLine(answer.query_text)}</Text>
        {marked.map((flag) => (
          <View key={flag.flag_description} wrap={false} style={[styles.row, { gap: 5, marginBottom: 3 }]}>
            <View style={{ paddingTop: 1.5 }}><OutcomeIcon outcome={flag.outcome} size={8} /></View>
            <Text style={[styles.small, { flex: 1, fontWeight: 500, color: flag.outcome === 'triggered' ? color.warn : color.und }]}>{`${flag.outcome === 'triggered' ? 'Flag triggered' : 'Flag cannot be determined'}: ${oneLine(flag.flag_description)}`}</Text>
          </View>
        ))}
        <RichText markdown={answer.answer} styles={styles} />
        {answer.notes.map((remark) => <Text key={remark} style={[styles.small, { color: color.text2, marginBottom: 3 }]}>{`Note: ${oneLine(remark)}`}</Text>)}
        {answer.sources.length > 0 ? (
          <View style={{ marginTop: 3, marginLeft: 2, paddingLeft: 9, borderLeftWidth: 1, borderLeftColor: color.evidence }}>
            {answer.sources.map((source, index) => <Source key={index} source={source} number={index + 1} styles={styles} />)}
          </View>
        ) : null}
      </View>
    </View>
  );
}

function Source({ source, number, styles }: { source: ReportSource; number: number; styles: Styles }) {
  return (
    <View wrap={false} style={{ marginBottom: 4 }}>
      <View style={[styles.row, styles.small, { gap: 6 }]}>
        <Text style={[styles.mono, { fontWeight: 600, color: color.evidence }]}>{`[${number}]`}</Text>
        <Text style={{ color: color.text2 }}>{oneLine(source.document_label || source.document_type)}</Text>
        <Text style={[styles.mono, { color: color.text2 }]}>{pagesLabel(pagesOf(source))}</Text>
        {source.quote_verified ? null : <Text style={{ fontWeight: 600, color: color.und }}>unverified</Text>}
        <Text style={[styles.mono, { marginLeft: 'auto', color: color.text3 }]}>{formatPercent(source.relevance_score)}</Text>
      </View>
      <Text style={[styles.small, { color: color.text2 }]}>{`“${shortExcerpt(printable(source.excerpt), EXCERPT_LENGTH)}”`}</Text>
    </View>
  );
}
