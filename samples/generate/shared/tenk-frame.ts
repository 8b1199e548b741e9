import { dayDate, longDate, n } from '../format';
import { contents, fact, text } from '../markup';

export interface Cover {
  name: string;
  yearEnd: string;
  fileNumber: string;
  state: string;
  ein: string;
  address: string;
  phone: string;
  security: string;
  ticker: string;
  exchange: string;
  filerBoxes: string;
  marketValue: string;
  marketValueDate: string;
  shares: number;
  sharesDate: string;
  titleStyle: string;
}

/** The cover page of Form 10-K: the form fixes its wording, the company its answers. */
export function cover(c: Cover): string {
  return `
<div style="text-align:center" data-h="150"><b>UNITED STATES<br/>SECURITIES AND EXCHANGE COMMISSION</b><br/>\
Washington, D.C. 20549<br/><br/><span style="font-size:16pt"><b>FORM 10-K</b></span></div>

<div data-h="80">&#9746; ANNUAL REPORT PURSUANT TO SECTION 13 OR 15(d) OF THE SECURITIES EXCHANGE ACT OF 1934<br/>For \
the fiscal year ended ${longDate(c.yearEnd)}<br/>&#9744; TRANSITION REPORT PURSUANT TO SECTION 13 OR 15(d)<br/>\
Commission file number ${c.fileNumber}</div>

<div style="text-align:center;margin:24pt 0 4pt 0;${c.titleStyle}" data-h="100"><b>${c.name}</b></div>

<div style="text-align:center;font-size:9pt;margin-bottom:10pt" data-h="40">(Exact name of registrant as specified in \
its charter)</div>

${text(
  [],
  [
    [`${c.state}<br/>(State of incorporation)`, `${c.ein}<br/>(I.R.S. Employer Identification No.)`],
    [`${c.address}<br/>(Address of principal executive offices)`, `${c.phone}<br/>(Registrant’s telephone number)`],
  ],
  [1, 1],
)}

Securities registered pursuant to Section 12(b) of the Act:

${text(['Title of each class', 'Trading symbol', 'Exchange'], [[c.security, c.ticker, c.exchange]], [2, 1, 2])}

Securities registered pursuant to Section 12(g) of the Act: None.

<div style="font-size:9.5pt;margin-bottom:8pt" data-h="190">Well-known seasoned issuer: \
${c.filerBoxes.includes('wksi') ? 'Yes &#9746; No &#9744;' : 'Yes &#9744; No &#9746;'}<br/>Not required to file \
reports: Yes &#9744; No &#9746;<br/>Filed all reports during the preceding twelve months: Yes &#9746; No &#9744;<br/>\
Submitted all interactive data files: Yes &#9746; No &#9744;<br/>Large accelerated filer \
${c.filerBoxes.includes('large') ? '&#9746;' : '&#9744;'}&#160; Accelerated filer \
${c.filerBoxes.includes('large') ? '&#9744;' : '&#9746;'}&#160; Non-accelerated filer &#9744;&#160; Smaller reporting \
company &#9744;&#160; Emerging growth company &#9744;<br/>Management’s assessment of internal control attested by the \
auditor: &#9746;<br/>Shell company: Yes &#9744; No &#9746;</div>

The aggregate market value of the common stock held by non-affiliates on ${longDate(c.marketValueDate)}, the last \
business day of the second fiscal quarter, was about ${c.marketValue}.

${fact(
  'shares_outstanding',
  c.shares,
  `As of ${longDate(c.sharesDate)}, ${n(c.shares)} shares of the registrant’s common stock were outstanding.`,
)}

**Documents incorporated by reference.** Parts of the definitive proxy statement for the next annual meeting, to be \
filed within 120 days of the end of the fiscal year, are incorporated by reference in Part III.
`;
}

export function signatures(company: string, date: string, ceo: string, signers: [string, string][]): string {
  return `
Pursuant to the requirements of Section 13 or 15(d) of the Securities Exchange Act of 1934, the registrant has duly \
caused this report to be signed on its behalf by the undersigned, thereunto duly authorized.

**${company}**

By: /s/ ${ceo}<br/>${ceo}<br/>Date: ${dayDate(date)}

Pursuant to the requirements of the Securities Exchange Act of 1934, this report has been signed below by the \
following persons on behalf of the registrant and in the capacities indicated on ${longDate(date)}.

${text(
  ['Signature', 'Capacity'],
  signers.map(([name, capacity]) => [`/s/ ${name}<br/>${name}`, capacity]),
  [1, 1],
)}
`;
}

const tenKItems: [string, string][] = [
  ['Item 1', 'Business'],
  ['Item 1A', 'Risk Factors'],
  ['Item 1B', 'Unresolved Staff Comments'],
  ['Item 1C', 'Cybersecurity'],
  ['Item 2', 'Properties'],
  ['Item 3', 'Legal Proceedings'],
  ['Item 4', 'Mine Safety Disclosures'],
  [
    'Item 5',
    'Market for Registrant’s Common Equity, Related Stockholder Matters and Issuer Purchases of Equity Securities',
  ],
  ['Item 6', '[Reserved]'],
  ['Item 7', 'Management’s Discussion and Analysis of Financial Condition and Results of Operations'],
  ['Item 7A', 'Quantitative and Qualitative Disclosures about Market Risk'],
  ['Item 8', 'Financial Statements and Supplementary Data'],
  ['Item 9', 'Changes in and Disagreements with Accountants'],
  ['Item 9A', 'Controls and Procedures'],
  ['Item 9B', 'Other Information'],
  ['Item 10', 'Directors, Executive Officers and Corporate Governance'],
  ['Item 11', 'Executive Compensation'],
  ['Item 12', 'Security Ownership'],
  ['Item 13', 'Certain Relationships, and Director Independence'],
  ['Item 14', 'Principal Accountant Fees and Services'],
  ['Item 15', 'Exhibits and Financial Statement Schedules'],
  ['Item 16', 'Form 10-K Summary'],
];

const headingOf: Record<string, string> = {
  'Item 6': 'item 7.',
  'Item 10': 'part iii',
  'Item 11': 'part iii',
  'Item 12': 'part iii',
  'Item 13': 'part iii',
  'Item 14': 'part iii',
};

export function tenKContents(): string {
  return `# Table of Contents {#toc}

${contents(
  tenKItems.map(([item, title]): [string, string] => [
    `${item}. ${title}`,
    headingOf[item] ?? `${item.toLowerCase()}.`,
  ]),
)}
`;
}
