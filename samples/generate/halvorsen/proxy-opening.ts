import { dayDate, longDate, n, word } from '../format';
import { contents, fact, text } from '../markup';
import type { ProxyContext } from './proxy';

export function openingPages({ year, is2025 }: ProxyContext): string {
  const meetingYear = year.fiscalYear + 1;
  const count = is2025 ? 3 : 4;
  return `
<div style="text-align:center" data-h="110"><b>UNITED STATES SECURITIES AND EXCHANGE COMMISSION</b><br/>Washington, \
D.C. 20549<br/><br/><b>SCHEDULE 14A</b></div>

<div style="text-align:center;font-size:10pt;margin-top:10pt" data-h="60">Proxy Statement Pursuant to Section 14(a) of \
the Securities Exchange Act of 1934 (Amendment No. &#160;&#160;)</div>

<div style="font-size:10.5pt;margin:14pt 0" data-h="130">&#9746; Filed by the Registrant&#160;&#160;&#160;&#9744; \
Filed by a party other than the Registrant<br/>&#9744; Preliminary Proxy Statement&#160;&#160;&#160;&#9744; \
Confidential, for use of the Commission only<br/>&#9746; Definitive Proxy Statement&#160;&#160;&#160;&#9744; \
Definitive Additional Materials&#160;&#160;&#160;&#9744; Soliciting Material</div>

<div style="text-align:center;font-size:20pt;margin:60pt 0 6pt 0" data-h="160"><b>HALVORSEN MEDICAL DEVICES, INC.</b>\
</div>

<div style="text-align:center;font-size:9pt" data-h="40">(Name of Registrant as Specified in its Charter)</div>

<div style="font-size:10.5pt;margin-top:30pt" data-h="70">Payment of filing fee: &#9746; No fee required.</div>

===

# A letter from our independent Chair

Dear fellow shareholder:

A nurse who sets one of our pumps at three in the morning has about eleven seconds to do it. The Board spends much of \
its time on what happens in those seconds: whether the screen is clear, whether the drug library is right, whether the \
alarm means what it says. Quality is the first item at every meeting, and this year the Quality and Compliance \
Committee visited ${is2025 ? 'our plants in Rochester and Galway' : 'our plant in Rochester and two hospitals'}.

${
  is2025
    ? 'The results of 2025 rest on that work. Sales grew by 7.4 percent, recalls fell to one of the lowest class, ' +
      'and the new large-volume pump received clearance in June. The Board returned $72 million to shareholders and ' +
      'reduced debt by $60 million.'
    : 'The results of 2024 rest on that work. Sales grew by 7.9 percent, we closed the last observation of the 2022 ' +
      'inspection, and the surgical access range was relaunched in Europe. The Board returned $60 million to ' +
      'shareholders and reduced debt by $30 million.'
}

We listened, too. Members of the Board spoke with holders of ${is2025 ? 44 : 41} percent of our shares. You told us \
that you value plain disclosure, and you will find that we have \
${is2025 ? 'shortened this document by a fifth' : 'rewritten the discussion of incentive goals'}.

I ask for your vote on the matters described in these pages, and I thank you for your investment.

**Margaret A. Holm**<br/>Independent Chair of the Board

# Notice of annual meeting of shareholders

${text(
  [],
  [
    [
      '**Date and time**',
      fact(
        'meeting_date',
        year.meetingDate,
        `The annual meeting will be held on ${dayDate(year.meetingDate)}, at 10:00 a.m. Central Time.`,
      ),
    ],
    [
      '**Place**',
      'Mill District Conference Center, 710 South Second Street, Minneapolis, Minnesota, with a simultaneous ' +
        'webcast for those who cannot attend.',
    ],
    [
      '**Record date**',
      fact(
        'record_date',
        year.recordDate,
        `You may vote if you were a shareholder of record at the close of business on ${longDate(year.recordDate)}.`,
      ),
    ],
  ],
  [1, 4],
)}

At the meeting shareholders will be asked to:

- elect ${word(year.directors.length)} directors for a term of one year;
- approve, by a vote that is not binding, the compensation of our named executive officers;
- ratify the appointment of Lindgren Hale & Company LLP as our independent registered public accounting firm for \
${meetingYear};
${
  is2025
    ? '- act on any other matter properly before the meeting.'
    : '- approve an increase in the shares available under the Employee Stock Purchase Plan; and\n- act on any ' +
      'other matter properly before the meeting.'
}

Your vote matters. Please vote by internet, by telephone or by returning the card, even if you plan to attend.

By order of the Board of Directors,<br/>**Aaron B. Whitfield**, Corporate Secretary<br/>${longDate(year.proxyDate)}

^ Internet availability: this proxy statement and the annual report for ${year.fiscalYear} are posted on our investor \
website and were first made available to shareholders on ${longDate(year.proxyDate)}.

# Contents {#toc}

${contents(
  [
    ['Voting in brief', 'voting in brief'],
    ['Governance', 'governance'],
    ['Proposal 1: Election of directors', 'proposal 1'],
    ['Compensation of directors', 'compensation of directors'],
    ['Compensation discussion and analysis', 'compensation discussion'],
    ['Executive compensation tables', 'executive compensation tables'],
    ['Pay ratio and pay versus performance', 'pay ratio'],
    ['Proposal 2: Advisory vote on executive compensation', 'proposal 2'],
    ['Proposal 3: Ratification of the appointment of the auditor', 'proposal 3'],
    ...(is2025 ? [] : ([['Proposal 4: Employee Stock Purchase Plan', 'proposal 4']] as [string, string][])),
    ['Stock ownership', 'stock ownership'],
    ['General information', 'general information'],
    ['Annex A: Reconciliation', 'annex a'],
  ],
  ['Section', 'Page'],
)}

# Voting in brief

${text(
  ['Proposal', 'Board recommendation', 'Vote needed', 'Effect of abstention'],
  [
    ['1. Election of directors', 'FOR each nominee', 'More votes for than against', 'None'],
    [
      '2. Advisory vote on executive compensation',
      'FOR',
      'Majority of shares present and entitled to vote',
      'Counts against',
    ],
    ['3. Ratification of auditor', 'FOR', 'Majority of shares present and entitled to vote', 'Counts against'],
    ...(is2025
      ? []
      : [
          [
            '4. Employee Stock Purchase Plan',
            'FOR',
            'Majority of shares present and entitled to vote',
            'Counts against',
          ],
        ]),
  ],
  [2.4, 1.3, 2, 1.1],
)}

## Frequently asked questions

### Who is asking for my vote?

The Board of Directors of Halvorsen Medical Devices, Inc., a Minnesota corporation. The words "Halvorsen," "the \
Company" and "we" refer to it and its subsidiaries.

### How many shares may be voted?

${fact(
  'shares_outstanding',
  year.sharesOutstanding,
  `At the close of business on the record date, ${n(year.sharesOutstanding)} shares of common stock were ` +
    'outstanding and entitled to vote, one vote for each share.',
)}

### How many must be present?

A majority of the outstanding shares, in person or by proxy. Shares that abstain on some or all matters, and shares \
that a broker votes on at least one matter, are counted.

### What happens to a director who is not elected?

Our articles require a majority of votes in an uncontested election. A director who fails to receive it leaves the \
Board no later than ninety days after the vote, unless the Board, without that director, finds a compelling reason to \
decide otherwise and makes the reason public. If there are more nominees than seats, a plurality is enough.

### Can my broker vote for me?

Only on Proposal 3, unless you give instructions. Please give them.

### How do I change my vote?

Vote again before 11:59 p.m. Eastern Time on the day before the meeting, deliver a written revocation to the Corporate \
Secretary, or vote in person.

### What if I hold shares in the 401(k) plan?

The trustee votes as you direct. Shares for which it receives no direction are voted in the same proportion as those \
for which it does. Directions must arrive three business days before the meeting.

### Who pays, and who counts?

We pay the cost of solicitation, including ${is2025 ? '$16,500' : '$15,000'} to Larkmoor Proxy Partners. Fairholm \
Tabulation Services will count the votes. Results will be reported on Form 8-K within four business days.

### How many items will be considered?

The ${word(count)} in the table above. We have received notice of no others.
`;
}
