import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { formatCounted, formatPercent } from '@/lib/format/numbers';
import {
  nearestOf,
  NEAREST_PASSAGES,
  notFoundBy,
  pagesLabel,
  pagesOf,
  shortExcerpt,
  type NumberedAnswer,
  type ReportSection,
} from '../../read/report-sections.rules';
import type { ReportDetail, ReportSource } from '../../schema';
import { oneLine } from '../printable';
import { labelWithin } from './label';
import { Outlined, PartHeading, type NotePage } from './page-frame';
import { RichText } from './rich-text';
import { OutcomeIcon } from './shapes';
import { color, type Styles } from './styles';

const EXCERPT_LENGTH = 420;
/** Answers of up to about this many lines stay on one page; longer ones may break. */
const LONGEST_WHOLE_ANSWER = 30;
const OUTLINE_TITLE_LENGTH = 90;

type SectionProps = { report: ReportDetail; section: ReportSection; styles: Styles; note: NotePage };

/** One category: every question with its answer and the supporting quotes. */
export function Section({ report, section, styles, note }: SectionProps) {
  const unanswered = section.answers.filter(({ insufficient_evidence }) => insufficient_evidence).length;
  const head = (
    <View style={{ marginBottom: 6 }}>
      <PartHeading anchor={`section-${section.key}`} title={section.title} note={note} styles={styles} />
      <Text style={{ color: color.text2, marginTop: -4 }}>{`${formatCounted(section.answers.length, 'question')}${
        unanswered > 0 ? `, ${unanswered} ${notFoundBy(report.results.processing_metadata.engine)}` : ''
      }`}</Text>
    </View>
  );
  return (
    <Outlined bookmark={{ title: oneLine(section.title), expanded: false }} style={{ marginBottom: 22 }}>
      {section.answers.map((answer, index) => (
        <Answer
          key={answer.query_id}
          head={index === 0 ? head : null}
          answer={answer}
          report={report}
          styles={styles}
        />
      ))}
    </Outlined>
  );
}

type AnswerProps = { head: ReactNode; answer: NumberedAnswer; report: ReportDetail; styles: Styles };

function Answer({ head, answer, report, styles }: AnswerProps) {
  const isWhole = linesOf(answer) <= LONGEST_WHOLE_ANSWER;
  return (
    <Outlined
      wrap={!isWhole}
      bookmark={{ title: shortExcerpt(`${answer.number}. ${oneLine(answer.query_text)}`, OUTLINE_TITLE_LENGTH) }}
    >
      <View wrap={false}>
        {head}
        <View style={{ borderTopWidth: 0.5, borderTopColor: color.line, paddingTop: 8, paddingLeft: 22 }}>
          <Text
            style={[
              styles.mono,
              { position: 'absolute', left: 0, top: 10, width: 22, fontSize: 8, color: color.text3 },
            ]}
          >
            {answer.number}
          </Text>
          <Text style={{ fontSize: 10.5, lineHeight: 1.35, fontWeight: 600, marginBottom: 3 }}>
            {oneLine(answer.query_text)}
          </Text>
          <MarkedFlags
            flags={report.results.flags.filter((flag) => flag.query_id === answer.query_id && flag.outcome !== 'clear')}
            styles={styles}
          />
        </View>
        {isWhole ? <Body answer={answer} report={report} styles={styles} /> : null}
      </View>
      {isWhole ? null : <Body answer={answer} report={report} styles={styles} />}
      <View style={{ height: 8 }} />
    </Outlined>
  );
}

function Body({ answer, report, styles }: Omit<AnswerProps, 'head'>) {
  const nearest = nearestOf(answer);
  return (
    <View style={{ paddingLeft: 22, ...(answer.insufficient_evidence ? { color: color.text2 } : {}) }}>
      <RichText markdown={answer.answer} styles={styles} />
      {answer.notes.map((remark) => (
        <Text
          key={remark}
          style={[styles.small, { color: color.text2, marginBottom: 3 }]}
        >{`Note: ${oneLine(remark)}`}</Text>
      ))}
      {answer.sources.map((source, index) => (
        <Source key={index} source={source} number={index + 1} company={report.company_name} styles={styles} />
      ))}
      {nearest.length > 0 ? (
        <Text style={[styles.small, { color: color.text3, marginTop: 2 }]}>{NEAREST_PASSAGES}</Text>
      ) : null}
      {nearest.map((source, index) => (
        <Source key={`nearest-${index}`} source={source} number={null} company={report.company_name} styles={styles} />
      ))}
    </View>
  );
}

function MarkedFlags({ flags, styles }: { flags: readonly FlagResult[]; styles: Styles }) {
  return (
    <>
      {flags.map((flag) => (
        <View key={flag.flag_description} style={[styles.row, { gap: 5, marginBottom: 3 }]}>
          <View style={{ paddingTop: 1.5 }}>
            <OutcomeIcon outcome={flag.outcome} size={8} />
          </View>
          <Text
            style={[
              styles.small,
              { flex: 1, fontWeight: 500, color: flag.outcome === 'triggered' ? color.warn : color.und },
            ]}
          >
            {`${flag.outcome === 'triggered' ? 'Flag triggered' : 'Flag cannot be determined'}: ` +
              `${oneLine(flag.flag_description)}`}
          </Text>
        </View>
      ))}
    </>
  );
}

/**
 * A source with the gold line beside it; a nearest passage has no number and no line. Every source draws its own part
 * of the line, so that it ends with the sources on a page.
 */
function Source({
  source,
  number,
  company,
  styles,
}: {
  source: ReportSource;
  number: number | null;
  company: string;
  styles: Styles;
}) {
  return (
    <View
      wrap={false}
      style={{
        marginLeft: 2,
        paddingLeft: 9,
        paddingVertical: 1.5,
        borderLeftWidth: 1,
        borderLeftColor: number === null ? color.line : color.evidence,
      }}
    >
      <View style={[styles.row, styles.small, { gap: 6 }]}>
        {number === null ? null : (
          <Text style={[styles.mono, { fontWeight: 600, color: color.evidence }]}>{`[${number}]`}</Text>
        )}
        <Text style={{ color: color.text2 }}>
          {labelWithin(source.document_label || source.document_type, company)}
        </Text>
        <Text style={[styles.mono, { color: color.text2 }]}>{pagesLabel(pagesOf(source))}</Text>
        {source.quote_verified ? null : <Text style={{ fontWeight: 600, color: color.und }}>unverified</Text>}
        <Text
          style={{ marginLeft: 'auto', color: color.text3 }}
        >{`relevance ${formatPercent(source.relevance_score)}`}</Text>
      </View>
      <Text
        style={[styles.small, { color: color.text2 }]}
      >{`“${shortExcerpt(oneLine(source.excerpt), EXCERPT_LENGTH)}”`}</Text>
    </View>
  );
}

/** Estimated number of lines of an answer. */
function linesOf(numbered: NumberedAnswer): number {
  const { query_text: query, answer, notes } = numbered;
  const sources = [...numbered.sources, ...nearestOf(numbered)];
  const rows = (text: string, width: number) =>
    text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
  return (
    rows(query, 80) +
    rows(answer, 95) +
    notes.reduce((sum, remark) => sum + rows(remark, 110), 0) +
    sources.reduce((sum, { excerpt }) => sum + 1 + Math.ceil(Math.min(EXCERPT_LENGTH, excerpt.length) / 110), 0)
  );
}
