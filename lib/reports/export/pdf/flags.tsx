import { Text, View } from '@react-pdf/renderer';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { plainText } from '@/lib/format/markdown';
import { flagVerdict } from '../../flags/flag-verdict.rules';
import { shortExcerpt } from '../../read/report-sections.rules';
import type { ReportDetail } from '../../schema';
import { oneLine } from '../printable';
import { labelWithin } from './label';
import { Lines, Outlined, PartHeading, type NotePage } from './page-frame';
import { OutcomeIcon } from './shapes';
import { color, type Styles } from './styles';

const QUOTE_LENGTH = 420;
/** Entries of more characters may break over two pages. */
const LONGEST_WHOLE_ENTRY = 2600;
const GROUPS = [
  { outcome: 'triggered', title: 'Triggered', tone: color.warn },
  { outcome: 'cannot_determine', title: 'Could not be determined', tone: color.und },
  { outcome: 'clear', title: 'Clear', tone: color.ok },
] as const;

type FlagsProps = { report: ReportDetail; styles: Styles; note: NotePage };

/** Every flag with its outcome: what triggered it, or why it could not be determined. */
export function Flags({ report, styles, note }: FlagsProps) {
  const { flag_status: status, flags } = report.results;
  if (!status || flags.length === 0) return null;
  return (
    <Outlined bookmark={{ title: 'Flags', expanded: false }} style={{ marginTop: 22, marginBottom: 22 }}>
      {GROUPS.flatMap((group) => {
        const members = flags.filter((flag) => flag.outcome === group.outcome);
        return members.map((flag, index) => ({
          flag,
          title: index === 0 ? `${group.title} (${members.length})` : null,
          tone: group.tone,
        }));
      }).map(({ flag, title, tone }, index) => (
        <Outlined
          key={flag.flag_description}
          wrap={lengthOf(flag) > LONGEST_WHOLE_ENTRY}
          {...(title ? { bookmark: { title } } : {})}
        >
          {index === 0 ? (
            <>
              <PartHeading anchor="flags" title="Flags" note={note} styles={styles} />
              <Text style={{ color: color.text2, marginTop: -4 }}>
                {`${flagVerdict(status).headline}. ${status.flags_cannot_determine} could not be determined, ` +
                  `${status.flags_clear} clear.`}
              </Text>
            </>
          ) : null}
          {title ? <Text style={[styles.h2, { color: tone }]}>{title}</Text> : null}
          <Entry flag={flag} company={report.company_name} styles={styles} />
        </Outlined>
      ))}
    </Outlined>
  );
}

function lengthOf({ relevant_answer: answer, reasoning, evidence }: FlagResult): number {
  return (
    answer.length +
    reasoning.length +
    evidence.reduce((sum, { quote }) => sum + Math.min(QUOTE_LENGTH, quote.length), 0)
  );
}

function Entry({ flag, company, styles }: { flag: FlagResult; company: string; styles: Styles }) {
  const isClear = flag.outcome === 'clear';
  return (
    <View style={{ borderTopWidth: 0.5, borderTopColor: color.line, paddingTop: 6, paddingBottom: isClear ? 5 : 8 }}>
      <View style={[styles.row, { gap: 7 }]}>
        <View style={{ paddingTop: 2 }}>
          <OutcomeIcon outcome={flag.outcome} />
        </View>
        <Text style={{ flex: 1, fontWeight: 600 }}>{oneLine(flag.flag_description)}</Text>
        {flag.value ? (
          <Text style={{ maxWidth: 230, textAlign: 'right', fontWeight: 500, color: color.text2 }}>
            {oneLine(flag.value)}
          </Text>
        ) : null}
      </View>
      {isClear ? (
        <ClearFlag flag={flag} company={company} styles={styles} />
      ) : (
        <Facts flag={flag} company={company} styles={styles} />
      )}
    </View>
  );
}

function Facts({ flag, company, styles }: { flag: FlagResult; company: string; styles: Styles }) {
  return (
    <View style={{ marginLeft: 4, marginTop: 3, paddingLeft: 11, borderLeftWidth: 1, borderLeftColor: color.evidence }}>
      {flag.triggered_by_query ? (
        <Fact
          term={flag.outcome === 'triggered' ? 'Triggered by' : 'Asked by'}
          value={flag.triggered_by_query}
          styles={styles}
        />
      ) : null}
      {flag.relevant_answer ? (
        <Fact term="Relevant answer" value={plainText(flag.relevant_answer)} styles={styles} />
      ) : null}
      <Fact term="Reasoning" value={flag.reasoning || 'No reasoning was recorded.'} styles={styles} />
      {flag.evidence.map((evidence, index) => (
        <Fact
          key={index}
          term={index === 0 ? 'Evidence' : ' '}
          value={
            `“${shortExcerpt(oneLine(evidence.quote), QUOTE_LENGTH)}” ` +
            `${labelWithin(evidence.document_label, company)}, p. ${evidence.page_number}`
          }
          styles={styles}
        />
      ))}
    </View>
  );
}

function Fact({ term, value, styles }: { term: string; value: string; styles: Styles }) {
  return (
    <View style={[styles.row, { marginBottom: 2 }]}>
      <Text style={[styles.small, { width: 84, color: color.text3, paddingTop: 0.8 }]}>{term}</Text>
      <View style={{ flex: 1 }}>
        <Lines text={value} fontSize={9} />
      </View>
    </View>
  );
}

function ClearFlag({ flag, company, styles }: { flag: FlagResult; company: string; styles: Styles }) {
  const [evidence] = flag.evidence;
  const where = evidence ? ` ${labelWithin(evidence.document_label, company)}, p. ${evidence.page_number}` : '';
  const said = oneLine(flag.reasoning);
  const text = [said, evidence && !said.includes(`page ${evidence.page_number}`) ? where : ''].join('').trim();
  return text ? (
    <Text style={[styles.small, { color: color.text2, marginLeft: 16, marginRight: 60 }]}>{text}</Text>
  ) : null;
}
