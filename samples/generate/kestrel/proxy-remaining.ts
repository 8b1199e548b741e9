import { longDate, n, pct, usd } from '../format';
import { fact, numbers } from '../markup';
import { auditFeesTable, auditTotal, ownershipTable } from '../shared/governance-tables';
import { named } from '../shared/pay-tables';
import { kestrel, kestrelFinance } from './company';
import type { ProxyContext } from './proxy';

const directorShares = [18204, 61330, 7412, 22918, 5106, 11840, 3268];

export function remainingPages({ year, is2025, pay }: ProxyContext): string {
  const asOf = year.fiscalYear + 1;
  const outside = year.directors.filter((director) => director.fees !== undefined);
  const insiders = [
    ...named(pay).map((officer) => ({ name: officer.name, shares: officer.owned[year.fiscalYear] ?? 0 })),
    ...outside.map((director, index) => ({
      name: director.name,
      shares: (directorShares[index] ?? 3000) - (is2025 ? 0 : 900),
    })),
  ];
  const ownership = ownershipTable(year, insiders, is2025 ? 6240 : 5910);
  const largest = year.holders[0];
  const auditor = kestrel.auditors[is2025 ? 2025 : 2024];
  const now = kestrelFinance[year.fiscalYear];
  const before = kestrelFinance[year.fiscalYear - 1];
  return `
# ITEM 2. ADVISORY VOTE ON COMPENSATION

Section 14A of the Securities Exchange Act of 1934 gives shareholders the opportunity to vote, without binding effect, \
on the compensation of the named executive officers. The Board asks shareholders to approve the following resolution: \
"RESOLVED, that the shareholders approve the compensation of the named executive officers as disclosed in this proxy \
statement under Item 402 of Regulation S-K." Such a vote is held every year; the next vote on how often it should be \
held will take place in 2029.

> THE BOARD OF DIRECTORS RECOMMENDS A VOTE FOR ITEM 2.

In considering its vote a shareholder may wish to note that salaries are the largest element of compensation, that \
incentive awards may be reduced but not increased by the Committee, that the officers have no employment agreements, \
and that about ${is2025 ? 53 : 57} percent of the compensation of the Chairman in ${year.fiscalYear} consisted of \
stock awards and of amounts that depended on results for shareholders and customers. The Board also asks shareholders \
to read the Compensation Discussion and Analysis, which describes the matters that the Committee took into account. \
The vote does not overrule any decision of the Committee or the Board and creates no duty for either.

# ITEM 3. RATIFICATION OF ACCOUNTANTS

${fact(
  'auditor',
  'Fallow Brook LLP',
  'The Audit Committee has appointed Fallow Brook LLP as independent registered public accountants of the Company ' +
    `for ${asOf}.`,
)} \
${
  is2025
    ? 'Fallow Brook LLP audited the financial statements for 2025, the first year of its engagement.'
    : 'Representatives of the firm are expected at the meeting.'
} \
Ratification is not required. If it is not obtained, the Audit Committee will reconsider the appointment.

## Change of accountants

${fact(
  'auditor_change',
  'Dorrance & Pike LLP to Fallow Brook LLP',
  is2025
    ? 'Dorrance & Pike LLP, which had audited the Company since 1994, was dismissed by the Audit Committee on March ' +
        '20, 2025, after a request for proposals.'
    : 'On March 20, 2025 the Audit Committee, after a request for proposals, dismissed Dorrance & Pike LLP, which ' +
        'had audited the Company since 1994, and engaged Fallow Brook LLP.',
)} \
The reports of Dorrance & Pike LLP for 2023 and 2024 contained no adverse opinion, disclaimer or qualification. There \
were no disagreements on accounting, disclosure or auditing. In connection with the audit for 2023 the firm reported \
one material weakness, in the review of regulatory deferrals, which was remedied in 2024. The Company filed a report \
on Form 8-K with the firm's letter.

## Fees

${auditFeesTable(year, is2025 ? 'Fallow Brook LLP (2025) and Dorrance & Pike LLP (2024)' : auditor)}

${fact(
  'audit_fees',
  usd(year.audit.audit),
  `Audit fees for ${year.fiscalYear} amounted to ${usd(year.audit.audit)} and total fees to ` +
    `${usd(auditTotal(year.audit))}.`,
)} \
Audit-related fees were for reports to regulators and audits of benefit plans. Tax fees were for the preparation of \
returns. The Audit Committee approves services in advance and has given its chair authority to do so for amounts up to \
$25,000.

> THE BOARD OF DIRECTORS RECOMMENDS A VOTE FOR ITEM 3.

# REPORT OF THE AUDIT COMMITTEE

The Audit Committee has reviewed and discussed with management the audited financial statements for \
${year.fiscalYear}. It has discussed with ${auditor} the matters that the Public Company Accounting Oversight Board \
requires to be discussed, has received the written communication about independence that the Board prescribes, and has \
discussed with the firm its independence. On the basis of this review the Committee recommended to the Board of \
Directors that the financial statements be included in the Annual Report on Form 10-K.

Rosalind M. Vega, Chair; Peter J. Lathrop; Winifred A. Sato

${is2025 ? shareholderProposal : ''}

# SHARE OWNERSHIP

The following table shows the beneficial ownership of common stock on ${longDate(year.recordDate)} by holders of more \
than five percent, by directors and named executive officers, and by all directors and executive officers as a group.

${ownership.markup}

${
  largest
    ? fact(
        'largest_holder',
        `${largest.name} ${pct((largest.shares / year.sharesOutstanding) * 100)}`,
        `${largest.name}, of which descendants of the founder are beneficiaries, held ${n(largest.shares)} ` +
          `shares, or ${pct((largest.shares / year.sharesOutstanding) * 100)} of the outstanding common stock.`,
      )
    : ''
} \
The trustees of the trust have advised the Company that they hold for investment. Ms. Standish was a trustee until 2008.

## Delinquent Section 16(a) reports

Based on a review of reports filed electronically and on written representations, \
${
  is2025
    ? 'Mr. Doyle filed one late report of one transaction, and Mr. Lathrop filed two late reports of two transactions'
    : 'all reports for 2024 were filed on time'
}.

# OTHER INFORMATION

## Shareholder proposals for the next meeting

${fact(
  'proposal_deadline',
  is2025 ? '2026-12-28' : '2025-12-29',
  `To be included in the proxy statement for the ${asOf + 1} annual meeting, a proposal must be received by the ` +
    `Corporate Secretary not later than ${is2025 ? 'December 28, 2026' : 'December 29, 2025'}.`,
)} \
Notice of any other proposal or of a nomination must be received not later than \
${is2025 ? 'March 12, 2027' : 'March 13, 2026'} and contain the information that the bylaws and Rule 14a-19 require.

## Delivery to a shared address

One copy of this proxy statement is delivered to shareholders who share an address, unless one of them has asked \
otherwise. The Company will deliver another copy on request to the Corporate Secretary at 14 Harbor Street, New \
London, Connecticut 06320, telephone (860) 555-0119.

## Annual report

The annual report to shareholders, which includes financial statements, accompanies this proxy statement. The Company \
will furnish its Form 10-K without charge on written request.

## Other business

The Board knows of no other business. The proxies confer discretion to vote on any that may come before the meeting.

# APPENDIX A. MEASURE USED IN THE INCENTIVE PROGRAM

The Company uses earnings per share as reported. In addition it reports to shareholders earnings before interest, \
taxes and depreciation, a measure that is not defined by generally accepted accounting principles:

${
  now && before
    ? numbers(
        ['(in thousands)', String(year.fiscalYear), String(year.fiscalYear - 1)],
        [
          ['Net income', `$${n(now.netIncome)}`, `$${n(before.netIncome)}`],
          ['Income taxes', n(now.taxes), n(before.taxes)],
          ['Interest', n(now.interestExpense), n(before.interestExpense)],
          ['Depreciation', n(now.depreciation), n(before.depreciation)],
          [
            '*Earnings before interest, taxes and depreciation',
            `$${n(now.netIncome + now.taxes + now.interestExpense + now.depreciation)}`,
            `$${n(before.netIncome + before.taxes + before.interestExpense + before.depreciation)}`,
          ],
        ],
      )
    : ''
}
`;
}

const shareholderProposal = `
# ITEM 4. SHAREHOLDER PROPOSAL

Mr. Conrad Bellweather, of Stonington, Connecticut, who states that he has owned 620 shares continuously for more than \
three years, has notified the Company that he intends to present the following proposal. The Company takes no \
responsibility for it.

## Proposal: Simple majority vote

*RESOLVED, shareholders request that the Board take each step necessary so that each voting requirement in our \
certificate of incorporation and bylaws that calls for more than a simple majority be replaced by a majority of the \
votes cast for and against, or by the nearest standard that the law allows.*

*Supporting statement. A rule of 80 percent of all shares is in practice a rule that nothing can pass. About one fifth \
of our shares are not voted in most years, so that even a unanimous vote of those who take part would fail. The Thames \
Street trust, with 12.4 percent, could by itself with a few others block what everyone else wanted. The rule was \
adopted in 1987, when takeovers of utilities were feared; regulators have the power to stop any that would hurt \
customers. Our stock has returned less than the index of water companies over five years. Our directors are elected by \
plurality, so that one vote is enough; our Chairman is also the Chief Executive Officer; there is no lead independent \
director. A board so well protected should be willing to answer to a majority. Please vote FOR.*

## Statement of the Board of Directors in opposition

The Board recommends a vote against the proposal. The vote of 80 percent applies to few matters, all of them \
fundamental. It gives shareholders time, and gives the Board strength to bargain, if an offer should be made at a \
moment when the price of the stock does not reflect the value of the system. Many shareholders of the Company are \
individuals in the territory it serves, who hold for income and do not always vote; the provision protects them from \
the decision of a few institutions. The Board also notes that the Certificate of Incorporation could be amended only \
by a vote of 80 percent, so that adoption of this proposal would not by itself change anything. The Corporate \
Governance Committee reviewed the provision in 2025 and concluded that it continues to serve its purpose.

> ${fact('shareholder_proposal', 'AGAINST', 'THE BOARD OF DIRECTORS RECOMMENDS A VOTE AGAINST ITEM 4.')}
`;
