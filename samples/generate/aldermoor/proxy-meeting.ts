import { dayDate, longDate, n, pct, word } from '../format';
import { contents, fact, text } from '../markup';
import { averageTenure, independentCount } from '../people';
import type { ProxyContext } from './proxy';

interface Proposal {
  title: string;
  recommendation: string;
  vote: string;
}

function proposalsOf(is2025: boolean): Proposal[] {
  const common = [
    {
      title: 'Election of directors',
      recommendation: 'FOR each nominee',
      vote: 'Majority of votes cast for that nominee',
    },
    { title: 'Advisory vote to approve executive compensation', recommendation: 'FOR', vote: 'Majority of votes cast' },
    {
      title: 'Ratification of Thackeray Voss LLP as independent auditor',
      recommendation: 'FOR',
      vote: 'Majority of votes cast',
    },
  ];
  return is2025
    ? [
        ...common,
        { title: 'Approval of the 2025 Equity Incentive Plan', recommendation: 'FOR', vote: 'Majority of votes cast' },
        {
          title: 'Stockholder proposal: independent board chair',
          recommendation: 'AGAINST',
          vote: 'Majority of votes cast',
        },
      ]
    : [
        ...common,
        {
          title: 'Advisory vote on the frequency of future votes on executive compensation',
          recommendation: 'ONE YEAR',
          vote: 'Alternative with the most votes',
        },
      ];
}

export function meetingPages({ year, is2025 }: ProxyContext): string {
  const proposals = proposalsOf(is2025);
  const independent = independentCount(year.directors);
  const total = year.directors.length;
  const women = year.directors.filter((director) => director.isWoman).length;
  return `
<div style="text-align:center;font-size:9pt" data-h="90"><b>UNITED STATES<br/>SECURITIES AND EXCHANGE COMMISSION</b>\
<br/>Washington, D.C. 20549</div>

<div style="text-align:center;font-size:13pt;margin:18pt 0" data-h="90"><b>SCHEDULE 14A INFORMATION</b><br/><span \
style="font-size:9pt">Proxy Statement Pursuant to Section 14(a) of the Securities Exchange Act of 1934</span></div>

<div style="font-size:9pt" data-h="130">Filed by the Registrant &#9746;&#160;&#160;&#160;Filed by a Party other than \
the Registrant &#9744;<br/>Check the appropriate box:<br/>&#9744; Preliminary Proxy Statement<br/>&#9746; Definitive \
Proxy Statement<br/>&#9744; Definitive Additional Materials<br/>&#9744; Soliciting Material under &#167;240.14a-12</div>

<div style="text-align:center;font-size:24pt;color:#0b3d5c;margin:48pt 0 6pt 0" data-h="150"><b>ALDERMOOR \
SEMICONDUCTOR CORPORATION</b></div>

<div style="text-align:center;font-size:9pt;margin-bottom:36pt" data-h="80">(Name of Registrant as Specified in Its \
Charter)</div>

<div style="font-size:9pt" data-h="60">Payment of Filing Fee: &#9746; No fee required&#160;&#160;&#160;&#9744; Fee \
paid previously with preliminary materials</div>

===

# Notice of ${is2025 ? 2025 : 2024} Annual Meeting of Stockholders

To our stockholders:

You are invited to attend the annual meeting of Aldermoor Semiconductor Corporation. \
${fact(
  'meeting_date',
  year.meetingDate,
  `The meeting will be held on ${dayDate(year.meetingDate)}, at 8:30 a.m. Mountain Standard Time.`,
)} \
There is no physical location: the meeting takes place by live webcast, and you may take part, vote and put questions \
at the address printed on your proxy card, using the 16-digit control number that came with it.

## Items of business

${text(
  ['', 'Proposal', 'The Board recommends'],
  proposals.map((proposal, index) => [String(index + 1), proposal.title, `**${proposal.recommendation}**`]),
  [0.3, 3.5, 1.4],
)}

We will also attend to any other business properly brought before the meeting or any adjournment of it.

## Who may vote

${fact(
  'record_date',
  year.recordDate,
  `Stockholders of record at the close of business on ${longDate(year.recordDate)} are entitled to notice of the ` +
    'meeting and to vote.',
)} \
A list of those stockholders may be inspected at our headquarters for ten days before the meeting for any purpose \
germane to it.

## How to vote

- **Internet.** Go to the voting address on your notice or proxy card at any hour.
- **Telephone.** Call the number on the card; have your control number at hand.
- **Mail.** Mark, sign and date the card and return it in the envelope provided.
- **At the meeting.** Log in with your control number and follow the instructions on the screen.

Please vote early, whether or not you expect to attend. A proxy given in advance can be withdrawn at any time before \
the polls close.

By order of the Board of Directors,

**Yolanda M. Pruitt**<br/>Senior Vice President, General Counsel and Secretary<br/>Chandler, Arizona, \
${longDate(year.proxyDate)}

> **Important notice regarding the availability of proxy materials for the meeting to be held on \
${longDate(year.meetingDate)}.** This proxy statement and our annual report for fiscal ${year.fiscalYear} may be read \
and downloaded without charge from the investor pages of our website.

# Table of Contents {#toc}

${contents([
  ['Notice of Annual Meeting', 'notice of'],
  ['Proxy Summary', 'proxy summary'],
  ['Questions about the Meeting and Voting', 'questions about'],
  ['Proposal 1: Election of Directors', 'proposal 1'],
  ['Skills and Composition of the Board', 'skills and'],
  ['Board and Governance Matters', 'board and governance'],
  ['Director Compensation', 'director compensation'],
  ['Proposal 2: Advisory Vote to Approve Executive Compensation', 'proposal 2'],
  ['Compensation Discussion and Analysis', 'compensation discussion'],
  ['Executive Compensation Tables', 'executive compensation tables'],
  ['CEO Pay Ratio', 'ceo pay ratio'],
  ['Pay Versus Performance', 'pay versus'],
  ['Proposal 3: Ratification of Independent Auditor', 'proposal 3'],
  ['Report of the Audit Committee', 'report of the audit'],
  [
    is2025
      ? 'Proposal 4: Approval of the 2025 Equity Incentive Plan'
      : 'Proposal 4: Frequency of Future Votes on Executive Compensation',
    'proposal 4',
  ],
  ...(is2025
    ? ([['Proposal 5: Stockholder Proposal on an Independent Board Chair', 'proposal 5']] as [string, string][])
    : []),
  ['Security Ownership', 'security ownership'],
  ['Other Matters', 'other matters'],
  ['Appendix A: Non-GAAP Measures', 'appendix a'],
])}

^ Statements in this document about plans and expectations are forward-looking; the risks that may cause results to \
differ are described in our annual report on Form 10-K.

# Proxy Summary

This summary points to matters treated more fully elsewhere. Read the whole proxy statement before you vote. \
"Aldermoor," "the Company," "we" and "our" mean Aldermoor Semiconductor Corporation. Fiscal ${year.fiscalYear} ended \
on ${is2025 ? 'June 28, 2025' : 'June 29, 2024'}.

## Fiscal ${year.fiscalYear} at a glance

${
  is2025
    ? 'Demand for power devices in data centers and vehicles lifted revenue by 11.9 percent to $4,812 million, and ' +
      'operating income rose from $794 million to $1,038 million. We returned $725 million to stockholders through ' +
      'dividends and repurchases, and opened the second module of our 200-millimeter silicon carbide line in ' +
      'Chandler ahead of its budgeted date.'
    : 'Revenue grew by 7.8 percent to $4,301 million as distributors stopped reducing inventory in the second half, ' +
      'and operating income rose from $664 million to $794 million. We returned $540 million to stockholders ' +
      'through dividends and repurchases, refinanced our 2024 notes, and began installing tools in our ' +
      '200-millimeter silicon carbide line in Chandler.'
}

## Our nominees

${text(
  ['Nominee', 'Age', 'Director since', 'Independent', 'Committees', 'Other public boards'],
  year.directors.map((d) => [
    `**${d.name}**<br/>${d.title}`,
    String(d.age),
    String(d.since),
    d.isIndependent ? 'Yes' : 'No',
    d.committees.join('; ') || 'None',
    String(d.otherBoards.length),
  ]),
  [3, 0.5, 0.8, 1, 2, 0.9],
)}

## Board facts

- ${fact('nominees', total, `The Board has nominated ${word(total)} directors for election at the meeting.`)}
- \
${fact(
  'independent_directors',
  `${independent} of ${total} (${pct((independent / total) * 100)})`,
  `${independent} of our ${total} nominees (${pct((independent / total) * 100)}) are independent under Nasdaq rules.`,
)}
- \
${fact(
  'women_directors',
  `${women} of ${total}`,
  `${women} of the ${total} nominees (${pct((women / total) * 100)}) are women.`,
)}
- Average tenure of the nominees is ${averageTenure(year.directors, is2025 ? 2025 : 2024).toFixed(1)} years; two \
nominees have served for more than fifteen years.
- All directors stand for election every year under a majority voting standard.
- A Lead Independent Director with defined duties is elected by the independent directors.

## Compensation highlights

${
  is2025
    ? `- The annual incentive paid at 118.0 percent of target, on the results described on the pages that follow.
- The Committee granted one-time retention awards to two executives in September 2024.
- \
${fact(
  'say_on_pay_support',
  '68.4%',
  'At the 2024 annual meeting, 68.4 percent of the votes cast supported our say-on-pay proposal, down from 91.7 ' +
    'percent a year earlier.',
)}
- We met with holders of 47 percent of our shares and changed the program in response.`
    : `- The annual incentive paid at 92.0 percent of target, on the results described on the pages that follow.
- Sixty percent of the Chief Executive Officer's annual equity is tied to three-year goals.
- \
${fact(
  'say_on_pay_support',
  '91.7%',
  'At the 2023 annual meeting, 91.7 percent of the votes cast supported our say-on-pay proposal.',
)}
- No special or one-time awards were made to named executive officers in fiscal 2024.`
}

# Questions about the Meeting and Voting

## Why did I receive these materials?

The Board is asking for your proxy for use at the annual meeting. We began to distribute the notice of internet \
availability, and paper copies to those who had asked for them, on ${longDate(year.proxyDate)}.

## How many votes are there?

${fact(
  'shares_outstanding',
  year.sharesOutstanding,
  `On the record date there were ${n(year.sharesOutstanding)} shares of our common stock outstanding, each ` +
    'entitled to one vote.',
)} \
We have one class of stock. There is no cumulative voting.

## What makes a quorum?

Holders of a majority of the shares outstanding on the record date, present by remote communication or represented by \
proxy, are a quorum. Abstentions and broker non-votes count toward it.

## What vote does each proposal need, and how are abstentions treated?

${text(
  ['Proposal', 'Vote required', 'Abstentions', 'Broker non-votes'],
  proposals.map((proposal, index) => [
    `${index + 1}. ${proposal.title}`,
    proposal.vote,
    'No effect',
    index === 2 ? 'Brokers may vote' : 'No effect',
  ]),
  [3, 2, 1, 1.2],
)}

## What if a director does not receive a majority?

An incumbent who receives more votes against than for must offer to resign. The Nominating and Governance Committee \
advises the Board, which decides within ninety days of certification and publishes its decision and reasons. The \
director concerned takes no part.

## How do I vote shares held through a broker?

Follow the instruction form that your broker sends you. Without instructions your broker may vote only on the \
ratification of the auditor; on every other matter your shares would be a broker non-vote.

## May I change my vote?

Yes. Vote again by internet or telephone, send a later-dated card, write to the Secretary before the meeting, or vote \
at the meeting itself. Only the last vote counts. If you hold through a broker, ask the broker how to change your \
instructions.

## How will my shares be voted if I sign but give no instructions?

The persons named in the card, Susan K. Abernathy and Yolanda M. Pruitt, will vote as the Board recommends, and in \
their discretion on any other matter that properly comes up. We know of none.

## Who counts the votes, and where are the results?

Fairholm Tabulation Services will count the votes and act as inspector of election. We will report the results on Form \
8-K within four business days.

## How may I ask a question at the meeting?

Questions may be submitted through the meeting website from fifteen minutes before the start until the end of the \
question period. We answer those that concern the business of the meeting, combining similar ones, and post answers to \
the rest on our website within a week. Technicians will help anyone who has trouble logging in.

## Who bears the cost?

We do. We have engaged Larkmoor Proxy Partners to help with the solicitation for a fee of \
${is2025 ? '$42,500' : '$18,000'} plus expenses. Directors, officers and employees may also ask for proxies and \
receive no extra pay for it. We reimburse brokers for forwarding materials.
`;
}
