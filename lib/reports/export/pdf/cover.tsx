import { Page, Text, View } from '@react-pdf/renderer';
import { flagVerdict } from '../../flags/flag-verdict.rules';
import type { FlagStatus, ReportDetail } from '../../schema';
import { oneLine } from '../printable';
import { coverFacts } from '../report-facts';
import { Lines } from './page-frame';
import { BrandMark, FlagBar } from './shapes';
import { color, type Styles } from './styles';

const BANNER = {
  triggered: { backgroundColor: color.warnTint, color: color.warn },
  undetermined: { backgroundColor: color.undTint, color: color.und },
  clear: { backgroundColor: color.okTint, color: color.ok },
};

/** The cover: title, company, meeting, documents, and the outcome of the flags. */
export function Cover({ report, styles }: { report: ReportDetail; styles: Styles }) {
  const { flag_status: flags } = report.results;
  return (
    <Page size="A4" style={styles.cover}>
      <View style={[styles.row, { alignItems: 'center', gap: 8 }]}>
        <BrandMark height={20} />
        <Text style={{ fontSize: 12, fontWeight: 600 }}>Plumbline</Text>
      </View>
      <View style={{ marginTop: 132 }}>
        <Text style={{ fontSize: 10, color: color.text3, marginBottom: 8 }}>AGM analysis report</Text>
        <Text
          style={{ fontSize: titleSize(report.company_name), lineHeight: 1.15, fontWeight: 600, letterSpacing: -0.4 }}
        >
          {oneLine(report.company_name)}
        </Text>
        <Text style={{ fontSize: 12, lineHeight: 1.4, color: color.text2, marginTop: 8 }}>
          {oneLine(report.report_title)}
        </Text>
      </View>
      <View
        style={{ width: 36, borderBottomWidth: 2, borderBottomColor: color.evidence, marginTop: 22, marginBottom: 22 }}
      />
      <View>
        {coverFacts(report).map(([term, value]) => (
          <View key={term} style={[styles.row, { marginBottom: 6 }]}>
            <Text style={{ width: 126, color: color.text3 }}>{term}</Text>
            <View style={{ flex: 1 }}>
              <Lines text={value} />
            </View>
          </View>
        ))}
      </View>
      {flags && flags.total_flags_configured > 0 ? <FlagBox flags={flags} /> : null}
      <Text
        style={{
          position: 'absolute',
          left: 64,
          right: 64,
          bottom: 40,
          fontSize: 7.5,
          lineHeight: 1.45,
          color: color.text3,
        }}
      >
        Every excerpt is verbatim text of the page it names; one that could not be found there is marked unverified.
        What the engine did not find is marked as not found, although the documents may still state it; a flag that the
        evidence does not decide is never counted as clear.
      </Text>
    </Page>
  );
}

function FlagBox({ flags }: { flags: FlagStatus }) {
  const verdict = flagVerdict(flags);
  const counts = [
    `${flags.flags_triggered} triggered`,
    `${flags.flags_cannot_determine} could not be determined`,
    `${flags.flags_clear} clear`,
  ].join('   ');
  return (
    <View
      wrap={false}
      style={{ marginTop: 18, padding: 14, borderRadius: 4, backgroundColor: BANNER[verdict.tone].backgroundColor }}
    >
      <Text style={{ fontSize: 11, fontWeight: 600, color: BANNER[verdict.tone].color, marginBottom: 8 }}>
        {verdict.headline}
      </Text>
      <FlagBar
        triggered={flags.flags_triggered}
        undetermined={flags.flags_cannot_determine}
        clear={flags.flags_clear}
        width={439}
      />
      <Text style={{ fontSize: 8, color: color.text2, marginTop: 6 }}>{counts}</Text>
    </View>
  );
}

function titleSize(name: string): number {
  return name.length > 70 ? 20 : name.length > 40 ? 24 : 30;
}
