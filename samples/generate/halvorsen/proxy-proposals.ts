import { longDate, n, pct, usd } from '../format';
import { fact, numbers } from '../markup';
import { auditFeesTable, auditTotal, ownershipTable } from '../shared/governance-tables';
import { named } from '../shared/pay-tables';
import { halvorsenFinance } from './company';
import type { ProxyContext } from './proxy';

const directorShares = [41220, 14310, 30866, 9214, 12870, 24418, 37205, 7118];

export function proposalPages({ year, is2025, pay }: ProxyContext): string {
  const outside = year.directors.filter((director) => director.isIndependent);
  const insiders = [
    ...named(pay).map((officer) => ({ name: officer.name, shares: officer.owned[year.fiscalYear] ?? 0 })),
    ...outside.map((director, index) => ({
      name: director.name,
      shares: (directorShares[index] ?? 8000) - (is2025 ? 0 : 2900),
    })),
  ];
  const ownership = ownershipTable(year, insiders, is2025 ? 72410 : 68200);
  const largest = year.holders[0];
  const asOf = year.fiscalYear + 1;
  const now = halvorsenFinance[year.fiscalYear];
  const before = halvorsenFinance[year.fiscalYear - 1];
  return `
# Proposal 2: Advisory vote on executive compensation

Shareholders may say each year whether they approve of what we pay. We ask for your support of the following \
resolution: "RESOLVED, that the compensation of the named executive officers, as disclosed in the compensation \
discussion and analysis, the tables and the related narrative of this proxy statement, is approved." The vote is \
advisory. The Committee will study the outcome, and if a significant number of shareholders is opposed it will seek to \
learn why and will report what it learned.

Before you vote, please consider that quality is a measure of annual pay, that half of all equity depends on \
performance over three years, that officers must hold what they earn, and that misconduct can cost them what they have \
been granted. \
${
  is2025
    ? 'Total pay of the Chief Executive Officer rose by 4.1 percent in 2025, while net income rose by 20.9 percent.'
    : 'Total pay of the Chief Executive Officer rose by 9.6 percent in 2024, while net income rose by 23.2 percent.'
}

> **The Board recommends that shareholders vote FOR the approval of the compensation of our named executive officers.**

# Proposal 3: Ratification of the appointment of the auditor

${fact(
  'auditor',
  'Lindgren Hale & Company LLP',
  'The Audit Committee has chosen Lindgren Hale & Company LLP as independent registered public accounting firm ' +
    `for ${asOf}.`,
)} \
The firm has served since 2015. The Committee considered inviting other firms to tender and decided to do so before \
the audit of 2028. Shareholders need not ratify the choice, but the Board thinks it right to ask. If they do not, the \
Committee will take the vote into account. A partner of the firm will attend the meeting, may make a statement and \
will answer questions.

> **The Board recommends that shareholders vote FOR ratification.**

## Fees of the auditor

${auditFeesTable(year, 'Lindgren Hale & Company LLP')}

^ (1) \
${fact(
  'audit_fees',
  usd(year.audit.audit),
  `Audit fees were ${usd(year.audit.audit)} for ${year.fiscalYear} and cover the audit of the financial ` +
    'statements and of internal control, reviews of quarterly reports and statutory audits abroad.',
)} \
(2) Audit-related fees were for audits of benefit plans. (3) Tax fees were for compliance in Ireland and Germany. (4) \
Fees other than audit fees were ${pct(((auditTotal(year.audit) - year.audit.audit) / auditTotal(year.audit)) * 100)} \
of the total.

The Committee approves all services in advance. It has not delegated that authority, and it does not allow the auditor \
to provide any service for a contingent fee.

## Audit Committee report

The Committee met ${year.committeeMeetings.Audit} times in ${year.fiscalYear}. It reviewed the audited financial \
statements with management, who prepared them, and with Lindgren Hale & Company LLP, who audited them, and discussed \
with the firm what the standards of the PCAOB require, including the critical audit matter on rebates. It received the \
letter on independence that those standards call for. It then recommended to the Board that the statements be included \
in the Form 10-K for ${year.fiscalYear}.

Samuel T. Breckinridge (Chair), Priya V. Raman, Ingrid S. Thorsen

${is2025 ? '' : purchasePlan}

# Stock ownership

Shares owned on ${longDate(year.recordDate)}, when ${n(year.sharesOutstanding)} were outstanding, are shown below. \
Unless a note says otherwise each person has sole power to vote and dispose of them. The amounts for institutions come \
from reports on Schedule 13G.

${ownership.markup}

${
  largest
    ? fact(
        'largest_holder',
        `${largest.name} ${pct((largest.shares / year.sharesOutstanding) * 100)}`,
        `The largest holder, ${largest.name}, reported ${n(largest.shares)} shares, which is ` +
          `${pct((largest.shares / year.sharesOutstanding) * 100)} of those outstanding.`,
      )
    : ''
} \
No director or officer has pledged any shares. \
${fact(
  'delinquent_reports',
  'none',
  `All reports required by Section 16(a) for ${year.fiscalYear} were filed on time.`,
)}

# General information

## Proposals and nominations for ${asOf + 1}

${fact(
  'proposal_deadline',
  is2025 ? '2026-11-27' : '2025-11-28',
  "Proposals for inclusion in next year's proxy statement must reach the Corporate Secretary by " +
    `${is2025 ? 'November 27, 2026' : 'November 28, 2025'}.`,
)} \
Other proposals and nominations must be received between \
${is2025 ? 'January 7 and February 6, 2027' : 'January 8 and February 7, 2026'}, in the form that the bylaws \
prescribe; nominations by proxy access, between \
${is2025 ? 'October 28 and November 27, 2026' : 'October 29 and November 28, 2025'}. A person who solicits proxies for \
other nominees must also comply with Rule 14a-19.

## One copy for each household

Banks and brokers may send one copy to shareholders who share an address. If you would like your own, or receive too \
many, write to Investor Relations at 900 North Washington Avenue, Minneapolis, Minnesota 55401 or call (612) 555-0177. \
We will send it without delay.

## Form 10-K

We will give any shareholder a copy of our Form 10-K for ${year.fiscalYear} free of charge on written request.

## Attending in person

Bring a form of identification and, if you hold through a broker, a statement that shows your shares on the record \
date. The center is accessible by ramp and lift. Questions may be handed in on paper or sent through the webcast; the \
Chair will take them in turn, and answers to those that remain will be posted within five business days.

## Other matters

The Board knows of no other matter. If one arises, the persons named on the card will vote as they judge best.

# Annex A: Reconciliation

${
  now && before
    ? numbers(
        ['(in thousands)', String(year.fiscalYear), String(year.fiscalYear - 1)],
        [
          ['Operating income', `$${n(now.operatingIncome)}`, `$${n(before.operatingIncome)}`],
          ['Amortization of intangible assets', n(now.otherOperating), n(before.otherOperating)],
          [
            '*Adjusted operating income',
            `$${n(now.operatingIncome + now.otherOperating)}`,
            `$${n(before.operatingIncome + before.otherOperating)}`,
          ],
        ],
      )
    : ''
}

^ Organic sales growth equals reported growth in ${is2025 ? '2025' : '2024'}, because there was no acquisition and the \
effect of currency was less than one tenth of a percentage point. These measures supplement those under generally \
accepted accounting principles and do not replace them.
`;
}

const purchasePlan = `
# Proposal 4: Employee Stock Purchase Plan

The plan lets employees buy stock twice a year at 85 percent of the lower of the prices at the beginning and the end \
of a six-month period. About 1,620 of 3,400 eligible employees take part. Of the 2,000,000 shares approved in 2014, \
118,306 are left, which will not last the year. \
${fact(
  'equity_plan_shares',
  '1,000,000',
  'The Board asks shareholders to approve an increase of 1,000,000 shares, or 1.6 percent of those outstanding.',
)}

## Main terms

**Participation.** Employees who work more than twenty hours a week may contribute up to ten percent of pay. \
**Limits.** No one may buy stock worth more than $25,000 in a year or own five percent of the Company. \
**Administration.** The Compensation Committee administers the plan, which is intended to qualify under Section 423 of \
the Internal Revenue Code. **Tax.** Participants are not taxed on purchase; on sale, part of the gain may be ordinary \
income. **Benefits.** Future purchases depend on choices of participants. In the last period 1,618 employees bought \
96,412 shares; the named executive officers did not take part.

> **The Board recommends that shareholders vote FOR the increase in shares under the Employee Stock Purchase Plan.**
`;
