import { VOTE_LABELS, type DefaultVote } from '../../vocabulary.rules';
import type { OutcomeLine, OutcomeMeeting } from '../schema';

export const OUTCOME_COLUMNS = [
  'Company',
  'Ticker',
  'Meeting date',
  'No.',
  'Proposal',
  'Kind',
  'Nominee',
  'Shares',
  'For',
  'Against',
  'Withheld',
  'Abstain',
  'Broker non-votes',
  'One year',
  'Two years',
  'Three years',
  'Support of votes cast (%)',
  'Support with abstentions (%)',
  'Result',
  'We voted',
  'With the majority',
  'Form',
  'Filed',
  'Page',
  'Quote',
] as const;

const isVote = (vote: string): vote is DefaultVote => vote in VOTE_LABELS;

/** The rows of a meeting's results, one for each line; a count that the filing does not give is empty. */
export function outcomeRows(meeting: OutcomeMeeting): string[][] {
  const filed = new Map(meeting.documents.map((document) => [document.id, document]));
  return meeting.lines.map((line) => {
    const document = filed.get(line.document_id);
    const cells = [
      meeting.company_name,
      meeting.ticker,
      meeting.meeting_date,
      line.ballot_number ?? line.number,
      line.title,
      line.kind,
      line.nominee,
      line.share_class,
      line.for,
      line.against,
      line.withheld,
      line.abstain,
      line.broker_non_votes,
      line.one_year,
      line.two_years,
      line.three_years,
      rounded(line.support_cast),
      rounded(line.support_with_abstentions),
      resultText(line),
      line.our_vote && isVote(line.our_vote) ? VOTE_LABELS[line.our_vote] : line.our_vote,
      line.with_majority === null ? null : line.with_majority ? 'yes' : 'no',
      document?.form_type ?? meeting.form_type,
      document?.filing_date ?? meeting.filing_date,
      line.page_number,
      line.quote.replace(/\s+/g, ' ').trim(),
    ];
    return cells.map((cell) => (cell === null ? '' : String(cell)));
  });
}

const rounded = (percent: number | null) => (percent === null ? null : percent.toFixed(2));

/** "Elected", "Passed", or the frequency with most votes; empty where no majority is known. */
function resultText({ kind, choice, passed }: Pick<OutcomeLine, 'kind' | 'choice' | 'passed'>): string {
  if (choice) return VOTE_LABELS[choice];
  if (passed === null) return '';
  if (kind === 'director_election') return passed ? 'Elected' : 'No majority';
  return passed ? 'Passed' : 'Not passed';
}
