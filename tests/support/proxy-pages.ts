/** A short proxy statement with three nominees, pay, an auditor and a shareholder's proposal. */
export const PROXY = [
  [
    'Notice of 2027 Annual Meeting of Shareholders',
    'Date and Time: May 12, 2027, 9:00 a.m. Eastern Time',
    'Record Date: March 16, 2027',
    'Items of Business',
    '1. Elect the three directors named in this proxy statement      FOR each nominee',
    '2. Approve, on an advisory basis, the compensation of our named executive officers      FOR',
    '3. Ratify the appointment of Thackeray Voss LLP as our independent auditor      FOR',
    '4. Shareholder proposal regarding an independent board chair, if properly presented      AGAINST',
  ],
  [
    'Proposal 1 - Election of Directors',
    'The Board has nominated Graham T. Whitlock, Karin E. Lindqvist and Rafael J. Moreno for election at the ' +
      'Annual Meeting.',
    'Directors are elected by a plurality of the votes cast.',
    'The Board recommends a vote FOR each nominee.',
    'Graham T. Whitlock',
    'Age: 61 Director since: 2014',
    'Karin E. Lindqvist',
    'Age: 55 Director since: 2017',
    'Rafael J. Moreno',
    'Age: 67 Director since: 2009',
    'Each director attended at least 75% of the meetings of the Board and of the committees on which he or she served.',
  ],
  [
    'Proposal 2 - Advisory Vote on Executive Compensation',
    'The Board recommends a vote FOR this proposal.',
    'CEO Pay Ratio',
    'For fiscal 2026, the annual total compensation of our CEO was $1,890,000 and of our median',
    'employee was $9,000. The ratio of these amounts is 210 to 1.',
  ],
  [
    'Proposal 3 - Ratification of the Appointment of the Independent Auditor',
    'The Board recommends a vote FOR this proposal.',
  ],
  [
    'Proposal 4 - Shareholder Proposal Regarding an Independent Board Chair',
    'Ellery Stewardship Trust, 12 Main Street, Boston, has notified us that it intends to present the ' +
      'following proposal.',
    'The Board recommends a vote AGAINST this proposal.',
  ],
].map((lines) => lines.join('\n'));
