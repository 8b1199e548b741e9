import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { formatDate, formatDateTime } from '@/lib/format/dates';
import { oneLine } from '@/lib/reports/export/printable';
import { fontFamilies, replaceMissingGlyphs } from '@/lib/reports/export/pdf/fonts';
import { BrandMark } from '@/lib/reports/export/pdf/shapes';
import { color, makeStyles, type Styles } from '@/lib/reports/export/pdf/styles';
import { VOTE_LABELS } from '../../vocabulary.rules';
import type { Ballot, BallotLine } from '../schema';

const UTC = { timeZone: 'UTC' } as const;
const STATE_LABELS = { draft: 'Draft', approved: 'Approved', voted: 'Voted', outcome: 'Voted' } as const;

/** A ballot as a record for the file: every line with its vote, rule, fact, quote and page, and what happened when. */
export async function renderBallotPdf(given: Ballot): Promise<Uint8Array<ArrayBuffer>> {
  const ballot = replaceMissingGlyphs(given);
  const styles = makeStyles(fontFamilies(JSON.stringify(ballot)));
  return new Uint8Array(await renderToBuffer(<BallotPdf ballot={ballot} styles={styles} />));
}

type Printed = { ballot: Ballot; styles: Styles };

function BallotPdf({ ballot, styles }: Printed) {
  const title = `Ballot of ${oneLine(ballot.company_name)}`;
  return (
    <Document title={title} author="Plumbline" creator="Plumbline" producer="Plumbline" language="en">
      <Page size="A4" style={styles.page}>
        <View fixed style={styles.runningHead}>
          <Text style={{ maxWidth: 400, maxLines: 1, textOverflow: 'ellipsis' }}>{title}</Text>
          <Text>{STATE_LABELS[ballot.state]}</Text>
        </View>
        <View style={[styles.row, { alignItems: 'center', gap: 8, marginBottom: 10 }]}>
          <BrandMark height={16} />
          <Text style={styles.muted}>Ballot</Text>
        </View>
        <Text style={styles.h1}>{oneLine(ballot.company_name)}</Text>
        <Head ballot={ballot} styles={styles} />
        <Text style={styles.h2} minPresenceAhead={60}>
          Lines
        </Text>
        {ballot.lines.map((line) => (
          <Line key={line.id} line={line} styles={styles} />
        ))}
        <Text style={styles.h2} minPresenceAhead={40}>
          History
        </Text>
        {ballot.history.map((event) => (
          <Term
            key={event.id}
            term={formatDateTime(event.at, UTC)}
            value={`${event.text} (${event.by_name})`}
            styles={styles}
          />
        ))}
        <View fixed style={styles.runningFoot}>
          <Text>Plumbline</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}

function Head({ ballot, styles }: Printed) {
  const { meeting } = ballot;
  const signed = (name: string | null, at: string | null) =>
    at ? `${name ?? ''}, ${formatDateTime(at, UTC)}` : 'not yet';
  return (
    <View>
      <Term
        term="Meeting"
        value={[
          `${meeting.meeting_type} meeting`,
          ballot.meeting_date ? formatDate(ballot.meeting_date) : 'date not read',
          meeting.meeting_time,
        ]
          .filter(Boolean)
          .join(', ')}
        styles={styles}
      />
      {meeting.record_date ? <Term term="Record date" value={formatDate(meeting.record_date)} styles={styles} /> : null}
      <Term term="Policy" value={`${ballot.policy_name}, version ${ballot.policy_version}`} styles={styles} />
      <Term
        term="Prepared"
        value={
          `${ballot.is_automatic ? 'automatically, for ' : ''}${ballot.prepared_by_name}, ` +
          formatDateTime(ballot.created_at, UTC)
        }
        styles={styles}
      />
      <Term term="Approved" value={signed(ballot.approved_by_name, ballot.approved_at)} styles={styles} />
      <Term term="Voted" value={signed(ballot.voted_by_name, ballot.voted_at)} styles={styles} />
      {ballot.filing_changed ? (
        <Term term="Filing changed" value="An amendment came after the approval." styles={styles} />
      ) : null}
    </View>
  );
}

function Line({ line, styles }: { line: BallotLine; styles: Styles }) {
  const vote = line.vote ? VOTE_LABELS[line.vote] : 'No vote yet';
  const board = line.board_recommendation ? VOTE_LABELS[line.board_recommendation] : 'not read';
  return (
    <View
      wrap={false}
      style={{ marginBottom: 7, borderBottomWidth: 0.5, borderBottomColor: color.line, paddingBottom: 5 }}
    >
      <View style={[styles.row, { justifyContent: 'space-between', gap: 10 }]}>
        <Text style={{ fontWeight: 500, flex: 1 }}>{oneLine(`${line.number}  ${line.nominee ?? line.title}`)}</Text>
        <Text style={{ fontWeight: 600 }}>{vote}</Text>
      </View>
      <Text style={styles.muted}>
        {oneLine(`${line.proponent ?? ''} · board: ${board} · policy: ${VOTE_LABELS[line.policy_vote]}`)}
      </Text>
      {line.rule ? <Text>{oneLine(`Rule ${line.rule.index}: ${line.rule.text}`)}</Text> : null}
      {line.missing ? <Text>{oneLine(`Could not be determined: ${line.missing}`)}</Text> : null}
      {line.fact ? (
        <Text style={styles.muted}>{oneLine(`“${line.fact.quote}” page ${line.fact.page_number}`)}</Text>
      ) : null}
      {line.reason ? <Text>{oneLine(`By hand, ${line.set_by_name ?? ''}: ${line.reason}`)}</Text> : null}
      {line.rationale ? <Text>{oneLine(line.rationale)}</Text> : null}
    </View>
  );
}

function Term({ term, value, styles }: { term: string; value: string; styles: Styles }) {
  return (
    <View style={[styles.row, { gap: 10, marginBottom: 2 }]}>
      <Text style={[styles.muted, { width: 130 }]}>{term}</Text>
      <Text style={{ flex: 1 }}>{oneLine(value)}</Text>
    </View>
  );
}
