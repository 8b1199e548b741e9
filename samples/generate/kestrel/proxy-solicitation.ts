import { dayDate, longDate, n } from '../format';
import { contents, fact } from '../markup';
import type { ProxyContext } from './proxy';

export function solicitationPages({ year, is2025 }: ProxyContext): string {
  const asOf = year.fiscalYear + 1;
  return `
<div style="text-align:center" data-h="120">SECURITIES AND EXCHANGE COMMISSION<br/>Washington, D.C. 20549<br/><br/>\
<b>SCHEDULE 14A</b><br/>(Rule 14a-101)</div>

<div style="text-align:center;margin-top:8pt" data-h="60">PROXY STATEMENT PURSUANT TO SECTION 14(a) OF THE<br/>\
SECURITIES EXCHANGE ACT OF 1934</div>

<div style="margin:18pt 0" data-h="160">Filed by the Registrant &#9746;<br/>Filed by a Party other than the Registrant \
&#9744;<br/>Check the appropriate box:<br/>&#9744; Preliminary proxy statement&#160;&#160;&#9746; Definitive proxy \
statement<br/>&#9744; Definitive additional materials</div>

<div style="text-align:center;font-size:17pt;margin-top:60pt" data-h="150"><b>KESTREL POINT WATER<br/>UTILITIES \
CORPORATION</b></div>

<div style="text-align:center;font-size:10pt" data-h="40">(Name of Registrant as Specified in Its Charter)</div>

<div style="text-align:center;margin-top:36pt" data-h="60">Payment of Filing Fee: &#9746; No fee required</div>

===

<div style="text-align:center;margin:30pt 0" data-h="120"><b>KESTREL POINT WATER UTILITIES CORPORATION</b><br/>14 \
Harbor Street<br/>New London, Connecticut 06320</div>

# NOTICE OF ANNUAL MEETING OF SHAREHOLDERS

NOTICE IS HEREBY GIVEN that \
${fact(
  'meeting_date',
  year.meetingDate,
  'the Annual Meeting of Shareholders of Kestrel Point Water Utilities Corporation will be held on ' +
    `${dayDate(year.meetingDate)}, at 2:00 p.m., local time, at the Whaling Exchange, 31 State Street, New London, ` +
    'Connecticut,',
)} \
for the following purposes:

1. To elect eight directors, each to hold office until the next annual meeting of shareholders;

2. To hold a non-binding advisory vote on the compensation of the named executive officers;

3. To ratify the appointment of Fallow Brook LLP as independent registered public accountants for ${asOf};

${
  is2025
    ? '4. To consider a shareholder proposal, if properly presented, concerning the voting requirements of the ' +
      'Company; and\n\n5. To transact such other business as may properly come before the meeting.'
    : '4. To transact such other business as may properly come before the meeting.'
}

${fact(
  'record_date',
  year.recordDate,
  `The Board of Directors has fixed the close of business on ${longDate(year.recordDate)} as the record date for ` +
    'the meeting.',
)} \
Only holders of common stock on that date may vote.

Shareholders are asked to sign, date and return the enclosed proxy, or to vote by telephone or through the internet as \
it describes.

By Order of the Board of Directors,<br/>MIRIAM T. COLE, Corporate Secretary<br/>New London, Connecticut<br/>\
${longDate(year.proxyDate)}

> IMPORTANT NOTICE REGARDING THE AVAILABILITY OF PROXY MATERIALS. This proxy statement and the annual report to \
shareholders for ${year.fiscalYear} are available on the website of the Company under "Shareholders."

===

# TABLE OF CONTENTS {#toc}

${contents([
  ['Solicitation and Revocation of Proxies', 'solicitation'],
  ['Voting', 'voting'],
  ['Item 1. Election of Directors', 'item 1.'],
  ['The Board of Directors and Its Committees', 'the board of directors and its'],
  ['Compensation of Directors', 'compensation of directors'],
  ['Compensation Discussion and Analysis', 'compensation discussion'],
  ['Tables of Executive Compensation', 'tables of'],
  ['Pay Ratio', 'pay ratio'],
  ['Pay Versus Performance', 'pay versus'],
  ['Item 2. Advisory Vote on Compensation', 'item 2.'],
  ['Item 3. Ratification of Accountants', 'item 3.'],
  ['Report of the Audit Committee', 'report of the audit'],
  ...(is2025 ? ([['Item 4. Shareholder Proposal', 'item 4.']] as [string, string][]) : []),
  ['Share Ownership', 'share ownership'],
  ['Other Information', 'other information'],
  ['Appendix A. Measure Used in the Incentive Program', 'appendix a'],
])}

===

# PROXY STATEMENT

# SOLICITATION AND REVOCATION OF PROXIES

This proxy statement is furnished in connection with the solicitation by the Board of Directors of Kestrel Point Water \
Utilities Corporation, a Connecticut corporation (the "Company"), of proxies to be voted at the Annual Meeting of \
Shareholders and at any adjournment of it. It was first mailed to shareholders on or about ${longDate(year.proxyDate)}.

The Company is the parent of The Kestrel Point Water Company, which supplies water to about \
${is2025 ? '111,400' : '110,300'} customers in twenty-three towns of eastern Connecticut and southwestern Rhode \
Island, and of Kestrel Contract Services, Inc., which operates systems that belong to others.

The Company will pay the cost of solicitation. Proxies may be solicited by mail, by telephone and in person by \
directors, officers and regular employees, who will receive nothing additional for doing so. The Company has not \
engaged a proxy solicitor. Banks, brokers and other nominees will be reimbursed for reasonable expenses.

A shareholder who has given a proxy may revoke it at any time before it is voted, by a written notice to the Corporate \
Secretary, by a later proxy, or by voting in person at the meeting. Attendance alone does not revoke a proxy. A proxy \
that is signed and returned without instructions will be voted as the Board recommends.

# VOTING

## Shares that may be voted

${fact(
  'shares_outstanding',
  year.sharesOutstanding,
  `On the record date the Company had outstanding ${n(year.sharesOutstanding)} shares of common stock, without ` +
    'par value, each of which is entitled to one vote.',
)} \
The Company has no other class of voting stock outstanding. Shares held in the Dividend Reinvestment Plan are included \
in the proxy that participants receive.

## Quorum

The presence of the holders of a majority of the shares outstanding, in person or by proxy, constitutes a quorum. \
Abstentions and shares held by brokers that are voted on any matter are included.

## Required votes

**Item 1.** \
${fact(
  'director_vote_standard',
  'plurality',
  'Directors are elected by a plurality of the votes cast, so that the eight nominees who receive the greatest ' +
    'number of votes will be elected.',
)} \
Votes withheld have no legal effect. The Company has no policy under which a director who receives more votes withheld \
than for must tender a resignation.

**Items 2${is2025 ? ', 3 and 4' : ' and 3'}.** Each will be approved if the votes cast for it exceed those cast \
against it. Abstentions and broker non-votes have no effect. The votes on \
${is2025 ? 'Items 2 and 4 are' : 'Item 2 is'} advisory.

## Provisions that require a larger vote

${fact(
  'supermajority',
  '80 percent',
  'Under the Certificate of Incorporation, the affirmative vote of the holders of 80 percent of the outstanding ' +
    'shares is required to approve a merger or sale of substantially all assets, to remove a director, or to amend ' +
    'the bylaws other than by action of the Board.',
)} \
The provision was adopted in 1987. Shareholders may call a special meeting only if holders of 35 percent of the shares \
join in the request.

## Brokers

A broker that has not received instructions may vote on Item 3 and on no other item.

## How to vote

- **By mail.** Complete, sign and date the enclosed proxy and return it in the envelope, which needs no postage if \
mailed in the United States.
- **By telephone or internet.** Follow the directions on the proxy. These means are available until 11:59 p.m., \
Eastern Time, on the day before the meeting.
- **In person.** Ballots will be available. A shareholder whose shares are held by a broker must bring a legal proxy \
from the broker.

## Admission

Shareholders will be asked to show identification and, if their shares are held by a broker, proof of ownership on the \
record date. The building has a level entrance on Bank Street. There will be no webcast.

## Tabulation

The votes will be counted by Niantic Trust Services, the transfer agent of the Company, and the results will be filed \
on Form 8-K within four business days.
`;
}
