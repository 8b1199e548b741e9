import { Text, View } from '@react-pdf/renderer';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { plainText } from '@/lib/format/markdown';
import { flagVerdict } from '../../flag-verdict.rules';
import { shortExcerpt } from '../../report-sections.rules';
import type { ReportDetail } from '../../schema';
import { PageFrame, PageMark, type NotePage } from './page-frame';
import { oneLine, printable } from './printable';
import { OutcomeIcon } from './shapes';
import { color, type Styles } from './styles';

const QUOTE_LENGTH = 420;
const GROUPS = [
  { outcome: 'triggered', title: 'Triggered', tone: color.warn },
  { outcome: 'cannot_determine', title: 'Could not be determined', tone: color.und },
  { outcome: 'clear', title: 'Clear', tone: color.ok },
] as const;

type FlagsProps = { report: ReportDetail; styles: Styles; note: NotePage };

/** Every flag with its outcome: what set it off, or why it could not be told. */
export function Flags({ report, styles, note }: FlagsProps) {
  const { flag_status: status, flags } = report.results;
  if (!status || flags.length === 0) return null;
  const verdict = flagVerdict(status);
  return (
    <PageFrame report={report} styles={styles} bookmark="Flags">
      <View id="flags"><PageMark anchor="flags" note={note} /><Text style={styles.h1}>Flags</Text></View>
      <Text style={styles.lead}>{verdict.headline}. {status.flags_clear} clear, {status.flags_cannot_determine} could not be determined.</Text>
      {GROUPS.map(({ outcome, title, tone }) => {
        const members = flags.filter((flag) => flag.outcome === outcome);
        if (members.length === 0) return null;
        return (
          <View key={outcome}>
            <Text minPresenceAhead={60} style={[styles.h2, { color: tone }]}>{`${title} (${members.length})`}</Text>
            {members.map((flag) => (outcome === 'clear' ? <ClearFlag key={flag.flag_description} flag={flag} styles={styles} /> : <FlagEntry key={flag.flag_description} flag={flag} styles={styles} />))}
          </View>
        );
      })}
    </PageFrame>
  );
}

function FlagEntry({ flag, styles }: { flag: FlagResult; styles: Styles }) {
  return (
    <View style={{ borderTopWidth: 0.5, borderTopColor: color.line, paddingTop: 7, paddingBottom: 9 }}>
      <View wrap={false} minPresenceAhead={30} style={[styles.row, { gap: 7 }]}>
        <View style={{ paddingTop: 2 }}><OutcomeIcon outcome={flag.outcome} /></View>
        <Text style={{ flex: 1, fontWeight: 600 }}>{oneLine(flag.flag_description)}</Text>
        {flag.value ? <Text style={[styles.mono, styles.small, { maxWidth: 170, textAlign: 'right', paddingTop: 1 }]}>{oneLine(flag.value)}</Text> : null}
      </View>
      <View style={{ marginLeft: 4, marginTop: 3, paddingLeft: 11, borderLeftWidth: 1, borderLeftColor: color.evidence }}>
        {flag.triggered_by_query ? <Fact term={flag.outcome === 'triggered' ? 'Triggered by' : 'Asked by'} value={flag.triggered_by_query} styles={styles} /> : null}
        {flag.relevant_answer ? <Fact term="Relevant answer" value={plainText(flag.relevant_answer)} styles={styles} /> : null}
        <Fact term="Reasoning" value={flag.reasoning || 'No reasoning was recorded.'} styles={styles} />
        {flag.evidence.map((evidence, index) => (
          <Fact key={index} term={index === 0 ? 'Evidence' : ''} value={`“${shortExcerpt(printable(evidence.quote), QUOTE_LENGTH)}” ${oneLine(evidence.document_label)}, p. ${evidence.page_number}`} styles={styles} />
        ))}
      </View>
    </View>
  );
}

function Fact({ term, value, styles }: { term: string; value: string; styles: Styles }) {
  return (
    <View style={[styles.row, { marginBottom: 2 }]}>
      <Text style={[styles.small, { width: 84, color: color.text3, paddingTop: 0.8 }]}>{term}</Text>
      <Text orphans={2} widows={2} style={{ flex: 1, fontSize: 9 }}>{printable(value)}</Text>
    </View>
  );
}

function ClearFlag({ flag, styles }: { flag: FlagResult; styles: Styles }) {
  const page = flag.evidence[0] ? `p. ${flag.evidence[0].page_number}` : '';
  return (
    <View wrap={false} style={[styles.row, { gap: 7, borderTopWidth: 0.5, borderTopColor: color.line, paddingVertical: 5 }]}>
      <View style={{ paddingTop: 2 }}><OutcomeIcon outcome="clear" /></View>
      <View style={{ flex: 1 }}>
        <Text>{oneLine(flag.flag_description)}</Text>
        {flag.reasoning ? <Text style={[styles.small, { color: color.text3 }]}>{shortExcerpt(printable(flag.reasoning), 260)}</Text> : null}
      </View>
      <Text style={[styles.mono, styles.small, { maxWidth: 170, textAlign: 'right', color: color.text2, paddingTop: 1 }]}>{[oneLine(flag.value ?? ''), page].filter(Boolean).join(', ')}</Text>
    </View>
  );
}
