import type { Wording } from './wordings';

/**
 * Wordings for the meeting, its ballot and its votes, modelled on filings and written for these tests. # marks a
 * heading; three spaces separate table cells.
 */
export const MEETING_WORDINGS: Wording[] = [
  {
    key: 'nominee_count',
    value: 12,
    text: `Elect twelve director nominees named in this proxy statement`,
  },
  {
    key: 'nominee_count',
    value: 10,
    text: `The Board has nominated the ten individuals named below for election as directors at the Annual Meeting.`,
  },
  {
    key: 'nominee_count',
    value: 4,
    text: `#Proposal 1
To elect four Class II directors to serve until the 2027 annual meeting`,
  },
  {
    key: 'nominee_count',
    value: 7,
    text: `Election of the seven (7) nominees named in the proxy statement to the Board of Directors`,
  },
  {
    key: 'nominee_count',
    value: 11,
    text:
      'Shareholders will vote on the election of the 11 nominees for director named in the Proxy Statement, each ' +
      'for a one-year term.',
  },
  {
    key: 'nominee_count',
    value: 2,
    text: `At the annual meeting, stockholders will be asked to elect two Class I directors.`,
  },
  {
    key: 'nominee_count',
    value: 14,
    text: `Our Board recommends you vote FOR each of the 14 director nominees.`,
  },
  {
    key: 'nominee_count',
    value: 3,
    text: `The nominees for election as Class III directors are Laura Alber, Craig Conway and Marc Benioff.`,
  },
  {
    key: 'nominee_count',
    value: 9,
    text:
      'There are nine nominees for election to our Board of Directors this year. All of the nominees have served ' +
      'since the last annual meeting.',
  },
  {
    key: 'meeting_date',
    value: '2024-05-16',
    text: `#Notice of 2024 Annual Meeting of Shareholders
Date and Time: Thursday, May 16, 2024, 9:00 a.m. Eastern Time
Place: www.virtualshareholdermeeting.com/ABC2024
Record Date: March 18, 2024`,
  },
  {
    key: 'record_date',
    value: '2024-03-18',
    text: `#Notice of 2024 Annual Meeting of Shareholders
Date and Time: Thursday, May 16, 2024, 9:00 a.m. Eastern Time
Place: www.virtualshareholdermeeting.com/ABC2024
Record Date: March 18, 2024`,
  },
  {
    key: 'meeting_date',
    value: '2023-06-08',
    text:
      'NOTICE IS HEREBY GIVEN that the annual meeting of stockholders of Acme Corp. will be held at our offices at ' +
      '100 Main Street, Boston, Massachusetts 02110 on June 8, 2023 at 10:00 a.m. local time. Only stockholders of ' +
      'record at the close of business on April 14, 2023 may vote.',
  },
  {
    key: 'record_date',
    value: '2023-04-14',
    text:
      'NOTICE IS HEREBY GIVEN that the annual meeting of stockholders of Acme Corp. will be held at our offices at ' +
      '100 Main Street, Boston, Massachusetts 02110 on June 8, 2023 at 10:00 a.m. local time. Only stockholders of ' +
      'record at the close of business on April 14, 2023 may vote.',
  },
  {
    key: 'meeting_date',
    value: '2024-04-25',
    text: `#Annual Meeting Information
When   Thursday, April 25, 2024 at 8:30 AM Central Time
Where   Online at www.meetnow.global/MXYZ
Who can vote   Shareholders as of the close of business on February 26, 2024`,
  },
  {
    key: 'record_date',
    value: '2024-02-26',
    text: `#Annual Meeting Information
When   Thursday, April 25, 2024 at 8:30 AM Central Time
Where   Online at www.meetnow.global/MXYZ
Who can vote   Shareholders as of the close of business on February 26, 2024`,
  },
  {
    key: 'meeting_date',
    value: '2024-05-07',
    text:
      'You are invited to attend our 2024 Annual Meeting of Shareholders on Tuesday, May 7, 2024, at 10:30 a.m. The ' +
      'Board fixed March 8, 2024 as the record date for determining shareholders entitled to vote.',
  },
  {
    key: 'record_date',
    value: '2024-03-08',
    text:
      'You are invited to attend our 2024 Annual Meeting of Shareholders on Tuesday, May 7, 2024, at 10:30 a.m. The ' +
      'Board fixed March 8, 2024 as the record date for determining shareholders entitled to vote.',
  },
  {
    key: 'record_date',
    value: '2024-03-28',
    text:
      'Holders of our common stock as of the close of business on the record date, March 28, 2024, are entitled to ' +
      'vote at the Annual Meeting on May 22, 2024.',
  },
  {
    key: 'say_on_pay_support',
    value: 94.6,
    text: `At our 2023 Annual Meeting, approximately 94.6% of the votes cast were in favor of our say-on-pay proposal.`,
  },
  {
    key: 'say_on_pay_support',
    value: 91,
    text:
      'In 2022, our stockholders approved our named executive officer compensation on an advisory basis with over ' +
      '91% support.',
  },
  {
    key: 'say_on_pay_support',
    value: 68.2,
    text: `#Say on Pay
Last year's advisory vote on executive compensation received the support of 68.2 percent of votes cast.`,
  },
  {
    key: 'say_on_pay_support',
    value: 96.3,
    text: `2023 Say-on-Pay Vote   96.3%
Shareholders continued their strong support for our executive compensation program with 96.3% of the votes cast for \
approval of the say-on-pay proposal.`,
  },
  {
    key: 'say_on_pay_support',
    value: 97,
    text:
      'We received approximately 97% approval from our shareholders for our advisory vote on named executive ' +
      'officer compensation at the 2023 annual meeting.',
  },
  {
    key: 'proposal_deadline',
    value: '2024-12-02',
    text:
      "To be considered for inclusion in next year's proxy statement under Rule 14a-8, shareholder proposals must " +
      'be received by our Corporate Secretary no later than December 2, 2024.',
  },
  {
    key: 'say_on_pay_frequency',
    value: 'every year',
    text: `We hold an advisory vote on executive compensation (say-on-pay) annually.`,
  },
  {
    key: 'shares_outstanding',
    value: 98765432,
    text: `As of the record date, there were 98,765,432 shares of common stock outstanding and entitled to vote.`,
  },
  {
    key: 'proposals',
    value: { items: 3 },
    text: `#Proposal 1: Election of Directors
The Board recommends a vote FOR each nominee.
#Proposal 2: Ratification of Auditors
The Board recommends a vote FOR this proposal.
#Proposal 3: Shareholder Proposal Regarding Political Spending Report
The proponent submitted the following resolution. The Board recommends a vote AGAINST this proposal.`,
  },
  {
    key: 'shareholder_proposals',
    value: { items: 1 },
    text: `#Proposal 1: Election of Directors
The Board recommends a vote FOR each nominee.
#Proposal 2: Ratification of Auditors
The Board recommends a vote FOR this proposal.
#Proposal 3: Shareholder Proposal Regarding Political Spending Report
The proponent submitted the following resolution. The Board recommends a vote AGAINST this proposal.`,
  },
  {
    key: 'nominee_count',
    value: 8,
    text: `Proposal 1. Election of eight directors`,
  },
  {
    key: 'nominee_count',
    value: 6,
    text:
      'Our Board currently consists of six directors. At the Annual Meeting, six directors will be elected to serve ' +
      'until the next annual meeting.',
  },
  {
    key: 'nominee_count',
    value: 13,
    text: `Vote on the election of thirteen director nominees to serve one-year terms`,
  },
  {
    key: 'nominee_count',
    value: 12,
    text: `All 12 directors will stand for election at the 2024 annual meeting.`,
  },
  {
    key: 'meeting_date',
    value: '2024-05-21',
    text: `#NOTICE OF ANNUAL MEETING
TUESDAY, MAY 21, 2024
11:00 a.m., Eastern Time
The annual meeting of shareholders of XYZ Corp will be held on the date above. RECORD DATE: MARCH 25, 2024`,
  },
  {
    key: 'record_date',
    value: '2024-03-25',
    text: `#NOTICE OF ANNUAL MEETING
TUESDAY, MAY 21, 2024
11:00 a.m., Eastern Time
The annual meeting of shareholders of XYZ Corp will be held on the date above. RECORD DATE: MARCH 25, 2024`,
  },
  {
    key: 'meeting_date',
    value: '2024-06-12',
    text:
      'This proxy statement is furnished in connection with the solicitation of proxies for the Annual Meeting to ' +
      'be held June 12, 2024. We first mailed it on or about April 26, 2024.',
  },
  {
    key: 'record_date',
    value: '2024-04-15',
    text:
      'Only shareholders who owned our common stock at the close of business on April 15, 2024 may vote at the ' +
      'annual meeting.',
  },
  {
    key: 'record_date',
    value: '2024-04-02',
    text: `You may vote if you were a stockholder of record on April 2, 2024.`,
  },
  {
    key: 'record_date',
    value: '2023-09-15',
    text: `The Board of Directors has fixed the close of business on September 15, 2023 as the record date.`,
  },
  {
    key: 'say_on_pay_support',
    value: 88.7,
    text:
      'Our shareholders supported our executive compensation program, with 88.7% voting in favor at the 2023 Annual ' +
      'Meeting in the annual advisory Say on Pay vote.',
  },
  {
    key: 'say_on_pay_support',
    value: 54,
    text: `At last year's annual meeting, our say-on-pay proposal received only 54% support.`,
  },
  {
    key: 'say_on_pay_support',
    value: 95,
    text:
      'More than 95% of the votes cast on our 2022 say on pay proposal were voted in favor of the compensation of ' +
      'our NEOs.',
  },
  {
    key: 'say_on_pay_support',
    value: 79,
    text:
      'The 2023 advisory vote on executive compensation passed with the support of approximately 79% of shares ' +
      'voted.',
  },
  {
    key: 'proposal_deadline',
    value: '2024-11-22',
    text:
      'Shareholders who wish to submit a proposal for inclusion in our 2025 proxy materials must deliver it by ' +
      'November 22, 2024.',
  },
  {
    key: 'say_on_pay_frequency',
    value: 'every three years',
    text: `We hold our say-on-pay advisory vote every three years.`,
  },
  {
    key: 'shares_outstanding',
    value: 12345678,
    text: `On the record date, 12,345,678 shares of our common stock were outstanding.`,
  },
];
