export const DEMO_TEMPLATE = {
  name: 'Stewardship review',
  description: 'The questions and flags that our engagements start from.',
};

export const DEMO_QUERIES: readonly string[] = [
  'gov_independence',
  'gov_chair_structure',
  'gov_tenure_refreshment',
  'gov_diversity',
  'prop_auditor',
  'prop_auditor_fees',
  'prop_say_on_pay',
  'comp_pay_ratio',
  'comp_ceo_total',
  'comp_clawback',
];

export const DEMO_FLAGS = [
  'CEO pay ratio above 100:1',
  'CEO total pay above $5 million',
  'Board independence below 75 percent',
  'Any director with tenure above 12 years',
  'Auditor tenure above 10 years',
  'Say-on-pay support below 80 percent',
  'Women on the board below 40 percent',
  'Combined chair and chief executive',
  'Classified board',
];

/** Notes of an invented meeting with an invented company. */
export const DEMO_MEETING = {
  attendees: ['Ingrid Haakonsen', 'Chair of the nominating committee', 'Corporate secretary'],
  notes: `## Call with the chair of the nominating committee

We thanked the company for its time and went through the points of our letter one by one.

- The chair acknowledged our questions and said that the Board had discussed them at its last meeting.
- The Board agreed to explain its approach in more detail in the next proxy statement.
- The committee plans to speak with its largest shareholders every year from now on.

## Action items

- Corporate secretary will send the calendar of the committee.
- Action: Ingrid will share our guidelines with the company.
`,
  action_items: [
    { item: 'Share our guidelines with the company', owner: 'Ingrid Haakonsen' },
    { item: 'Read the next proxy statement for the explanation that was promised', owner: 'Ingrid Haakonsen' },
  ],
};

/** The fiscal year that the group and most subscriptions watch: the newest of the samples. */
export const DEMO_YEAR = 2025;

export const DEMO_GROUP = {
  name: 'Portfolio proxies',
  description: 'A report on every proxy statement of the companies that we hold.',
  monitored_document_types: ['DEF 14A', 'DEF 14A/A'] as ('DEF 14A' | 'DEF 14A/A')[],
  fiscal_year: DEMO_YEAR,
};

export const RETIRED_TEMPLATE = {
  name: 'Auditor questions (old)',
  description: 'Replaced by Stewardship review.',
};

export const RETIRED_QUERIES: readonly string[] = ['prop_auditor', 'prop_auditor_fees'];

export type DemoSubscription = {
  name: string;
  description: string;
  ticker: string;
  monitored_document_types: ('10-K' | 'DEF 14A' | '20-F')[];
  fiscal_year: number;
  max_reports_per_month?: number;
  status: 'active' | 'paused' | 'stopped';
  /** Uses the template that is inactive since. */
  isRetired?: boolean;
  /** Its filings arrive when a visitor enters. */
  isForVisitor?: boolean;
};

export const DEMO_SUBSCRIPTIONS: readonly DemoSubscription[] = [
  {
    name: 'Halvorsen: annual report',
    description: 'Paused until the audit committee has answered our letter.',
    ticker: 'HLVM',
    monitored_document_types: ['10-K'],
    fiscal_year: DEMO_YEAR,
    status: 'paused',
  },
  {
    name: 'Aldermoor: season of 2024',
    description: 'The season is over.',
    ticker: 'ALDM',
    monitored_document_types: ['DEF 14A'],
    fiscal_year: DEMO_YEAR - 1,
    status: 'stopped',
  },
  {
    name: 'Aldermoor: auditor',
    description: 'How long the auditor has served, from every annual report.',
    ticker: 'ALDM',
    monitored_document_types: ['10-K'],
    fiscal_year: DEMO_YEAR,
    status: 'active',
    isRetired: true,
  },
  {
    name: 'Kestrel Point: everything annual',
    description: 'One report a month is enough.',
    ticker: 'KPWU',
    monitored_document_types: ['10-K', 'DEF 14A'],
    fiscal_year: DEMO_YEAR,
    max_reports_per_month: 1,
    status: 'active',
    isForVisitor: true,
  },
  {
    name: 'Halvorsen: proxy with a 20-F',
    description: 'Waits for an annual report as a foreign company files it.',
    ticker: 'HLVM',
    monitored_document_types: ['DEF 14A', '20-F'],
    fiscal_year: DEMO_YEAR,
    status: 'active',
    isForVisitor: true,
  },
];
