import { longDate, n, pct, usd, word } from '../format';
import { fact, numbers, text } from '../markup';
import { auditFeesTable, auditTotal, ownershipTable } from '../shared/governance-tables';
import { named } from '../shared/pay-tables';
import type { ProxyContext } from './proxy';

const directorShares: Record<string, number> = {
  'Edmund P. Ashworth': 2914406,
  'Marcus D. Beckford': 38220,
  'Luc M. Castellane': 29415,
  'Karin E. Lindqvist': 31790,
  'Daniel W. Hsu': 8804,
  'Rafael J. Moreno': 96318,
  'Ngozi A. Okafor': 22640,
  'Thomas R. Pemberton': 41275,
  'Dr. Anjali S. Rao': 36112,
  'Helen B. Voorhees': 52960,
};

function aldermoorOwnership({ year, is2025, pay }: ProxyContext): { markup: string; group: number } {
  const outside = year.directors.filter((director) => !pay.officers.some((officer) => officer.name === director.name));
  const insiders = [
    ...named(pay).map((officer) => ({ name: officer.name, shares: officer.owned[is2025 ? 2025 : 2024] ?? 0 })),
    ...outside.map((director) => ({
      name: director.name,
      shares: (directorShares[director.name] ?? 0) - (is2025 ? 0 : 3100),
    })),
  ];
  return ownershipTable(year, insiders, is2025 ? 61240 : 57815);
}

export function closingPages(context: ProxyContext): string {
  const { year, is2025 } = context;
  const fees = year.audit;
  const ownership = aldermoorOwnership(context);
  const largest = year.holders[0];
  return `
# Proposal 3: Ratification of Independent Auditor

${fact(
  'auditor',
  'Thackeray Voss LLP',
  'The Audit Committee has appointed Thackeray Voss LLP as our independent registered public accounting firm for ' +
    `fiscal ${year.fiscalYear + 1}.`,
)} \
The firm has been our auditor since 2011, and its lead partner changes at least every five years; the present one \
began with the audit for fiscal ${is2025 ? 2025 : 2020}. The law does not require this vote. If stockholders do not \
ratify the appointment, the Audit Committee will reconsider it. Representatives of the firm will attend the meeting \
and answer questions.

In deciding to keep the firm the Committee weighed its knowledge of our industry, the quality of its communication, \
the results of inspections, its independence, the length of its tenure and the cost of a change.

## Fees

${auditFeesTable(year, 'Thackeray Voss LLP')}

${fact(
  'audit_fees',
  usd(fees.audit),
  `Audit fees for fiscal ${year.fiscalYear} were ${usd(fees.audit)}, and fees for all services came to ` +
    `${usd(auditTotal(fees))}.`,
)} \
Audit-related fees were for ${is2025 ? 'work connected with an acquisition and ' : ''}the audit of benefit plans; tax \
fees for compliance and transfer pricing; other fees for a subscription to technical literature.

**Advance approval.** The Committee approves every service of the auditor before it begins. Its chair may approve \
services up to $150,000 between meetings and reports them at the next one. All services above were approved in this way.

> **The Board recommends a vote FOR the ratification of Thackeray Voss LLP.**

## Report of the Audit Committee

Management is responsible for the financial statements and for internal control over financial reporting; the auditor \
is responsible for audits of both. The Committee reviewed and discussed the audited statements for fiscal \
${year.fiscalYear} with management and with Thackeray Voss LLP, and discussed with the firm the matters required by \
the PCAOB and the SEC. It received the written disclosures about independence that the PCAOB requires and discussed \
them. On that basis it recommended that the statements be included in the annual report on Form 10-K.

*${year.directors
    .filter((director) => director.committees.some((committee) => committee.startsWith('Audit')))
    .map((director) => director.name)
    .join(', ')}*

${is2025 ? equityPlan : frequency}

# Security Ownership

The table shows who beneficially owned our common stock on ${longDate(year.recordDate)}, when \
${n(year.sharesOutstanding)} shares were outstanding. For holders of five percent or more it relies on their most \
recent filings on Schedule 13G.

${ownership.markup}

${
  largest
    ? fact(
        'largest_holder',
        `${largest.name} ${pct((largest.shares / year.sharesOutstanding) * 100)}`,
        `${largest.name} beneficially owned ${n(largest.shares)} shares, or ` +
          `${pct((largest.shares / year.sharesOutstanding) * 100)} of the class.`,
      )
    : ''
} \
Directors and executive officers as a group owned ${pct((ownership.group / year.sharesOutstanding) * 100)}. \
${
  is2025
    ? 'Dr. Ashworth has pledged 410,000 of his shares as security for a loan.'
    : 'Dr. Ashworth has pledged 640,000 of his shares as security for a loan.'
}

## Delinquent Section 16(a) reports

We believe that all reports required of directors and executive officers for fiscal ${year.fiscalYear} were filed on \
time, except that \
${
  is2025
    ? 'one report for Mr. Brandt, covering the withholding of shares for taxes, was filed two days late because of ' +
      'an administrative error'
    : 'one report for Ms. Voorhees, covering one gift of shares, was filed late'
}.

# Other Matters

## Proposals for the next annual meeting

${fact(
  'proposal_deadline',
  is2025 ? '2026-05-29' : '2025-05-30',
  `A stockholder who wants a proposal included in our proxy statement for the ${is2025 ? 2026 : 2025} annual ` +
    `meeting must see that the Secretary receives it by ${is2025 ? 'May 29, 2026' : 'May 30, 2025'}.`,
)} \
Notice of other business, or of nominations outside our proxy statement, must arrive between \
${is2025 ? 'July 16 and August 15, 2026' : 'July 17 and August 16, 2025'} and contain what our bylaws and Rule 14a-19 \
require. Proxy access notices must arrive between ${is2025 ? 'April 29 and May 29, 2026' : 'April 30 and May 30, 2025'}.

## Householding

Stockholders who share an address and have not asked otherwise receive one copy of the notice or of the printed \
materials. Write or call the Secretary at (480) 555-0142 if you want a separate copy, which we will send promptly, or \
if you receive several and want one.

## Annual report

Our annual report on Form 10-K for fiscal ${year.fiscalYear} accompanies this proxy statement and is not part of the \
soliciting material. We will send a copy without its exhibits free of charge to any stockholder who writes for it to \
2100 West Germann Road, Chandler, Arizona 85286.

## Other business

We know of no matter other than the ${word(is2025 ? 5 : 4)} described that will be presented at the meeting.

# Appendix A: Non-GAAP Measures

Adjusted operating income leaves out items that the Compensation Committee regards as unrelated to operating \
performance in the year. It is not a measure under generally accepted accounting principles, and it should be read \
with the statements in our annual report.

${numbers(
  ['(in millions, except percentages)', `Fiscal ${year.fiscalYear}`, `Fiscal ${year.fiscalYear - 1}`],
  reconciliation(is2025),
)}

^ The percentage is the measure used in the annual incentive plan and in the disclosure of pay versus performance.
`;
}

function reconciliation(is2025: boolean): string[][] {
  const of = (
    income: number,
    amortization: number,
    oneTime: number,
    revenue: number,
  ): { total: number; margin: string; parts: number[] } => ({
    parts: [income, amortization, oneTime],
    total: income + amortization + oneTime,
    margin: pct(((income + amortization + oneTime) / revenue) * 100),
  });
  const years = { 2025: of(1038, 92, 25, 4812), 2024: of(794, 96, 22, 4301), 2023: of(664, 99, 27, 3988) };
  const now = is2025 ? years[2025] : years[2024];
  const before = is2025 ? years[2024] : years[2023];
  const line = (label: string, index: number): string[] => [
    label,
    usd(now.parts[index] ?? 0),
    usd(before.parts[index] ?? 0),
  ];
  return [
    line('Operating income, as reported', 0),
    line('Amortization of acquired intangibles', 1),
    line('Cost of acquisitions and restructuring', 2),
    ['*Adjusted operating income', usd(now.total), usd(before.total)],
    ['Adjusted operating income as a percentage of revenue', now.margin, before.margin],
  ];
}

const frequency = `
# Proposal 4: Frequency of Future Votes on Executive Compensation

At least once every six years we must ask stockholders whether the advisory vote on executive compensation should take \
place every year, every two years or every three years. We have held it every year since 2018. The Board believes that \
an annual vote gives the Compensation Committee timely information and holds it to account, and that the burden is \
small.

You may choose one year, two years or three years, or abstain; you are not voting to approve or disapprove the Board's \
recommendation. The vote is advisory. The Board will regard the alternative that receives the most votes as the \
preference of stockholders, and will publish its decision within 150 days of the meeting.

> **The Board recommends a vote for ONE YEAR as the frequency of future advisory votes on executive compensation.**

## Background to the recommendation

Some companies prefer a vote every three years, on the ground that long-term plans need time to show results. The \
Board considered that argument in 2018 and again this year. It concluded that stockholders can judge a three-year plan \
in each of its years from the disclosure that we give, and that an interval of three years would leave the Committee \
to guess what holders thought of decisions made in between.
`;

const equityPlan = `
# Proposal 4: Approval of the 2025 Equity Incentive Plan

The Board adopted the 2025 Equity Incentive Plan on August 6, 2025, subject to approval by stockholders. It would \
replace the 2017 plan, which has 4,118,902 shares left and would make no further grants. \
${fact(
  'equity_plan_shares',
  '9,500,000',
  'The new plan would authorize 9,500,000 shares, or 4.5 percent of the shares outstanding on the record date.',
)}

## Why we ask

Equity is the largest part of what we offer engineers, and 3,140 employees hold awards. At the present rate of about \
2.9 million shares a year the new plan should last about three years. Without it we should have to pay more in cash, \
which would compete with spending on research and capacity.

## Burn rate and overhang

${text(
  ['', 'Fiscal 2025', 'Fiscal 2024', 'Fiscal 2023'],
  [
    ['Full-value awards granted (thousands of shares)', '2,914', '2,768', '2,902'],
    ['Weighted-average shares outstanding (thousands)', '213,900', '216,000', '216,200'],
    ['Burn rate', '1.36%', '1.28%', '1.34%'],
  ],
  [3, 1, 1, 1],
)}

## Terms that protect stockholders

- No automatic increase in the number of shares
- No repricing without approval of stockholders
- Minimum vesting of one year, with a five percent exception
- No dividends before vesting
- Limit of $750,000 a year on pay of a director
- No liberal definition of change in control
- Awards subject to recovery policies
- A term of ten years

## Summary of the plan

**Administration.** The Compensation Committee administers the plan, chooses participants, sets the terms of awards \
and may delegate grants to employees who are not executive officers. **Eligibility.** About 7,900 employees and ten \
directors who are not employees may receive awards. **Kinds of award.** Options, stock appreciation rights, restricted \
stock, units and performance awards. **Change in control.** Awards that the successor assumes vest only if employment \
ends within two years. **Amendment.** The Board may amend or end the plan, but needs approval of stockholders for any \
change that the rules of Nasdaq require.

## New plan benefits and tax

Future awards cannot be determined. In general a participant who receives units is taxed on the value of the shares \
when they are delivered, and we may deduct that amount, subject to the limit of one million dollars for certain \
executives.

> **The Board recommends a vote FOR the approval of the 2025 Equity Incentive Plan.**

# Proposal 5: Stockholder Proposal on an Independent Board Chair

The Ellery Stewardship Trust, which has told us that it has held at least $25,000 of our stock for more than a year, \
intends to present the following proposal. We will give its address on request. We are not responsible for the text of \
the proposal or the supporting statement, which are printed as received.

## Resolution and supporting statement of the proponent

*Resolved: Stockholders of Aldermoor ask the Board to adopt a policy, and to amend the governing documents as needed, \
so that the chair of the Board is an independent director whenever possible, beginning with the next change of chief \
executive. If the chair ceases to be independent, the Board shall choose a new one within a reasonable time.*

*Management answers to the Board. When one person leads both, the person who is being watched sets the agenda of the \
watchers. At Aldermoor the weakness is not a matter of theory. In September 2024 the Board gave its Chair and Chief \
Executive Officer restricted stock worth eight million dollars with no performance condition, and did so without \
consulting holders. Nearly a third of the votes then went against the pay program. The share of independent directors \
has fallen from 80 percent to 73 percent in a year, because another executive was added. The Lead Independent Director \
has sat on the Board for seventeen years. We value his service, but we do not think that it is a substitute for an \
independent chair.*

*Please vote for an independent board chair: Proposal 5.*

## Statement of the Board in opposition

The Board has considered the proposal and believes that it is not in the interest of stockholders, for these reasons.

- **The Board should choose its leader in the light of circumstances.** A rule made in advance would bind future \
directors, who will know things that neither we nor the proponent know today.
- **Independent oversight is in place.** Eight of eleven nominees are independent, three committees consist wholly of \
independent directors, and the Lead Independent Director approves agendas, presides at executive sessions and led the \
engagement that followed the last vote.
- **The Board has acted on what it heard.** It has restricted special awards, raised ownership requirements and \
changed the measures of the long-term plan.
- **Succession of the Lead Independent Director is under way.** Mr. Moreno has told the Board that he will hand over \
that office after the 2026 annual meeting.

> \
${fact(
  'shareholder_proposal',
  'AGAINST',
  'The Board recommends a vote AGAINST the stockholder proposal on an independent board chair.',
)}
`;
