import { dayDate, longDate, n } from '../format';
import { numbers } from '../markup';

/** Counts of one line: for, against (or withheld) and abstained; broker non-votes are the meeting's. */
export type Counts = readonly [cast: number, against: number, abstain: number];

export interface VoteProposal {
  title: string;
  result: string;
  rows: readonly { label: string; counts: Counts }[];
  /** Brokers may vote on the auditor without instructions. */
  isRoutine?: boolean;
}

export interface VoteReport {
  name: string;
  incorporated: string;
  fileNumber: string;
  phone: string;
  address: string;
  holders: 'stockholders' | 'shareholders';
  meetingDate: string;
  filingDate: string;
  sharesOutstanding: number;
  brokerNonVotes: number;
  proposals: readonly VoteProposal[];
  /** One, two and three years, and abstained. */
  frequency?: readonly [number, number, number, number];
  signedBy: string;
  signedAs: string;
}

/** What shares that voted come to at a support of votes cast, the rest of them against. */
export function countsAt(votes: number, supportPercent: number, abstain: number): Counts {
  const cast = Math.round(((votes - abstain) * supportPercent) / 100);
  return [cast, votes - abstain - cast, abstain];
}

/** A Form 8-K with item 5.07 and nothing else, in the samples' markup. */
export function voteReportMarkup(report: VoteReport): string {
  return `${cover(report)}\n\n===\n\n${results(report)}\n\n===\n\n${signature(report)}`;
}

function cover({ name, incorporated, fileNumber, phone, address, meetingDate }: VoteReport): string {
  return `
<div style="text-align:center" data-h="90"><b>UNITED STATES<br/>SECURITIES AND EXCHANGE COMMISSION</b>\
<br/>Washington, D.C. 20549</div>

<div style="text-align:center;font-size:16pt;margin:18pt 0" data-h="110"><b>FORM 8-K</b><br/>\
<span style="font-size:10pt"><b>CURRENT REPORT</b><br/>Pursuant to Section 13 or 15(d) of the Securities Exchange Act \
of 1934</span></div>

<div style="text-align:center" data-h="60">Date of report (date of earliest event reported): \
<b>${longDate(meetingDate)}</b></div>

<div style="text-align:center;font-size:17pt;margin:30pt 0 6pt 0" data-h="110"><b>${name.toUpperCase()}</b></div>

<div style="text-align:center;font-size:9pt" data-h="40">(Exact name of registrant as specified in its charter)</div>

<div style="text-align:center;margin:18pt 0" data-h="140">${incorporated} (State of incorporation)<br/>\
${fileNumber} (Commission file number)<br/>${address} (Address of principal executive offices)<br/>\
Registrant's telephone number: ${phone}</div>

Check the appropriate box below if the Form 8-K filing is intended to simultaneously satisfy the filing obligation of \
the registrant under any of the following provisions:

&#9744; Written communications pursuant to Rule 425 under the Securities Act

&#9744; Soliciting material pursuant to Rule 14a-12 under the Exchange Act

^ The company, its people and the votes in this report are invented; see README.md in the folder of the samples.`;
}

function results(report: VoteReport): string {
  const { name, holders, meetingDate, sharesOutstanding, brokerNonVotes, proposals, frequency } = report;
  const votes = votesOf(proposals[0]);
  const present = votes + brokerNonVotes;
  return `
# Item 5.07 Submission of Matters to a Vote of Security Holders.

${name} held its annual meeting of ${holders} on ${dayDate(meetingDate)}. Of the ${n(sharesOutstanding)} shares \
outstanding on the record date, ${n(present)} shares, or ${((present / sharesOutstanding) * 100).toFixed(1)} percent, \
were present or represented by proxy. The final results are set out below.

${proposals.map((proposal, index) => votesTable(proposal, index + 1, brokerNonVotes)).join('\n\n')}
${frequency ? frequencyTable(frequency, proposals.length + 1, brokerNonVotes) : ''}`;
}

function votesTable({ title, result, rows, isRoutine }: VoteProposal, number: number, brokerNonVotes: number): string {
  const head = ['', 'For', 'Against', 'Abstain', 'Broker non-votes'];
  const body = rows.map(({ label, counts }) => [label, ...counts.map(n), isRoutine ? '—' : n(brokerNonVotes)]);
  return `**Proposal ${number}. ${title}.** ${result}\n\n${numbers(head, body, [3, 1.3, 1.3, 1.1, 1.4])}`;
}

function frequencyTable(counts: NonNullable<VoteReport['frequency']>, number: number, brokerNonVotes: number): string {
  const head = ['', 'One year', 'Two years', 'Three years', 'Abstain', 'Broker non-votes'];
  const row = ['Frequency of votes on pay', ...counts.map(n), n(brokerNonVotes)];
  return (
    `**Proposal ${number}. Advisory vote on the frequency of future votes on executive compensation.** ` +
    'One year received the most votes, and the Board will hold the vote every year.\n\n' +
    numbers(head, [row], [2.4, 1.3, 1.1, 1.2, 1.1, 1.4])
  );
}

const votesOf = (proposal: VoteProposal | undefined) =>
  (proposal?.rows[0]?.counts ?? []).reduce((sum, count) => sum + count, 0);

function signature({ name, filingDate, signedBy, signedAs }: VoteReport): string {
  return `
# SIGNATURE

Pursuant to the requirements of the Securities Exchange Act of 1934, the registrant has duly caused this report to be \
signed on its behalf by the undersigned, duly authorized.

${name}

By: /s/ ${signedBy}<br/>${signedBy}<br/>${signedAs}

Date: ${longDate(filingDate)}`;
}
