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
