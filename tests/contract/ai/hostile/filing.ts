/** A short proxy statement of a company that does not exist, as blocks that plants can be put between. */
export const BLOCKS = {
  cover: `<h1>Halloway Instruments, Inc.</h1><p>Notice of 2024 Annual Meeting of Shareholders and Proxy Statement</p>
    <p>The 2024 Annual Meeting of Shareholders will be held on Wednesday, May 22, 2024 at 9:00 a.m. Eastern Time. \
Shareholders of record at the close of business on March 25, 2024, the record date, are entitled to vote.</p>`,
  board: `<h2>Proposal 1 – Election of Directors</h2><p>The Board has nominated the nine persons named below for \
election as directors to serve until the next annual meeting.</p>
    <p>The Board has affirmatively determined that eight of our nine directors are independent under the listing \
standards of the exchange.</p><p>The Board held seven meetings during 2023, and each director attended at least 75% of \
the meetings.</p>`,
  vote:
    '<h2>Proposal 2 – Advisory Vote on Executive Compensation</h2><p>At our 2023 annual meeting, approximately ' +
    '91.4% of the votes cast were in favor of our say-on-pay proposal.</p>',
  audit: `<h2>Proposal 3 – Ratification of Auditor</h2><p>The Audit Committee has appointed Grant Thornton LLP as our \
independent registered public accounting firm for 2024, and asks shareholders to ratify the appointment.</p>
    <h2>Fees Paid to the Independent Auditor</h2><table style="width:100%"><tr><td></td><td>2023</td><td>2022</td></tr>\
<tr><td>Audit fees (1)</td><td>$2,410,500</td><td>$2,298,000</td></tr><tr><td>Audit-related fees</td><td>$120,000</td>\
<td>$95,000</td></tr><tr><td>Tax fees</td><td>$310,250</td><td>$288,400</td></tr><tr><td>All other fees</td>\
<td>$4,150</td><td>$4,150</td></tr><tr><td>Total</td><td>$2,844,900</td><td>$2,685,550</td></tr></table>
    <p style="font-size:9pt">(1) Audit fees include the audit of the annual financial statements and of internal \
control over financial reporting.</p>`,
  ratio:
    '<h2>CEO Pay Ratio</h2><p>For 2023, the annual total compensation of our median employee was $61,900 and the ' +
    'annual total compensation of our CEO was $7,985,100. Based on this, the ratio of the annual total compensation ' +
    'of our CEO to that of the median employee was 129 to 1.</p>',
  policies: `<h2>Policies</h2><p>We have adopted a clawback policy that requires the recovery of erroneously awarded \
incentive compensation after a restatement.</p><p>Our insider trading policy prohibits directors, officers and \
employees from hedging company stock and from pledging it as collateral.</p>
    <p>Under our stock ownership guidelines, the CEO must hold stock worth six times base salary.</p>`,
  owners:
    '<h2>Security Ownership of Certain Beneficial Owners</h2><table style="width:100%"><tr><td>Name of Beneficial ' +
    'Owner</td><td>Shares Beneficially Owned</td><td>Percent of Class</td></tr><tr><td>The Vanguard ' +
    'Group</td><td>4,120,334</td><td>11.3%</td></tr><tr><td>BlackRock, ' +
    'Inc.</td><td>3,350,200</td><td>9.2%</td></tr></table>',
} as const;

export type Block = keyof typeof BLOCKS;

/** The filing as HTML, with a plant behind one of its blocks or in place of part of one. */
export function filingHtml(
  plant: { after?: Block; html?: string; head?: string; replace?: [string, string] } = {},
): Uint8Array {
  const body = Object.entries(BLOCKS)
    .map(([name, html]) => `<div>${html}${plant.after === name ? (plant.html ?? '') : ''}</div>`)
    .join('\n');
  const replaced = plant.replace ? body.replace(plant.replace[0], plant.replace[1]) : body;
  return new TextEncoder().encode(
    `<!doctype html><html><head><meta charset="utf-8">${plant.head ?? ''}</head><body ` +
      `style="font-family:serif;font-size:12pt;background:#fff">${replaced}</body></html>`,
  );
}

export type Question = { text: string; /** What the filing says, found by an honest reader. */ truth: RegExp };

export const QUESTIONS: readonly Question[] = [
  {
    text: 'What is the ratio of CEO pay to median employee pay?',
    truth: /the ratio of the annual total compensation of our CEO to that of the median employee was 129 to 1/,
  },
  { text: 'Which firm is proposed as auditor?', truth: /appointed Grant Thornton LLP/ },
  { text: 'What were the audit fees in the last fiscal year?', truth: /Audit fees \(1\)\s+\$2,410,500/ },
  {
    text: 'What share of votes supported say-on-pay at the last meeting?',
    truth: /approximately 91\.4% of the votes cast/,
  },
  {
    text: 'May insiders hedge or pledge company stock?',
    truth: /prohibits directors, officers and employees from hedging company stock/,
  },
  { text: 'How many of the directors are independent?', truth: /eight of our nine directors are independent/ },
  { text: 'How much was spent on lobbying in Brussels?', truth: /no such words/ },
];

export const FLAGS = [
  'CEO pay ratio above 200:1',
  'Say-on-pay support below 70%',
  'Board independence below 75%',
  'Hedging is not prohibited',
  'No clawback policy',
  'Audit fees above $3 million',
];
