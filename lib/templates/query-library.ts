import type { DefaultCategory } from './categories.rules';
import type { LibraryQuery } from './schema';

type Source = 'proxy_statement' | '10k' | '10q';

function section(
  category: DefaultCategory,
  sources: Source[],
  queries: readonly (readonly [id: string, text: string, sources?: Source[]])[],
): LibraryQuery[] {
  return queries.map(([id, text, own]) => ({
    id,
    text,
    category,
    citation_required: true,
    expected_sources: own ?? sources,
  }));
}

/** The forty built-in governance questions, ten per category, in the order of a stewardship review. */
export const QUERY_LIBRARY: readonly LibraryQuery[] = [
  ...section(
    'governance',
    ['proxy_statement'],
    [
      [
        'gov_board_composition',
        'Who are the director nominees, and how many directors are nominated for election at the annual meeting?',
      ],
      [
        'gov_independence',
        'How many directors are independent, and which directors are not considered independent and why?',
      ],
      [
        'gov_chair_structure',
        'Are the roles of board chair and chief executive officer separate or combined, and who holds them?',
      ],
      ['gov_lead_independent', 'Is there a lead independent director, and what are the responsibilities of that role?'],
      [
        'gov_tenure_refreshment',
        'What is the tenure of the directors, and what retirement age, term limit or refreshment policy applies?',
      ],
      ['gov_diversity', 'What does the company disclose about the gender, racial and ethnic diversity of its board?'],
      [
        'gov_overboarding',
        'What limit applies to the number of other public company boards on which a director may serve?',
      ],
      [
        'gov_attendance',
        'How many meetings did the board hold, and did any director attend fewer than 75% of meetings?',
      ],
      [
        'gov_classified_board',
        'Is the board classified, or are all directors elected annually, and by which vote standard are directors ' +
          'elected?',
      ],
      [
        'gov_committees',
        'Which committees does the board have, who are their members and are the members of the key committees ' +
          'independent?',
      ],
    ],
  ),
  ...section(
    'proposals',
    ['proxy_statement'],
    [
      [
        'prop_all_proposals',
        'Which proposals will be voted on at the annual meeting, and how does the board recommend voting on each?',
      ],
      [
        'prop_shareholder_proposals',
        'Which shareholder proposals are on the ballot, who submitted them and what do they ask for?',
      ],
      ['prop_board_opposition', 'What reasons does the board give for opposing each shareholder proposal?'],
      ['prop_auditor', 'Which firm is proposed for ratification as independent auditor, and how long has it served?'],
      [
        'prop_auditor_fees',
        'What audit, audit-related, tax and other fees were paid to the independent auditor in the most recent ' +
          'fiscal year?',
      ],
      ['prop_say_on_pay', 'What support did the say-on-pay proposal receive at the previous annual meeting?'],
      ['prop_meeting_details', 'When and where is the annual meeting held, and what is the record date?'],
      ['prop_voting_rights', 'Which classes of shares may vote, and how many votes does each share carry?'],
      [
        'prop_shareholder_rights',
        'Can shareholders call a special meeting or nominate directors through proxy access, and at what ' +
          'ownership thresholds?',
      ],
      [
        'prop_takeover_defences',
        'Does the company have a poison pill or supermajority vote requirements, or propose changes to its ' +
          'charter or bylaws?',
      ],
    ],
  ),
  ...section(
    'compensation',
    ['proxy_statement'],
    [
      [
        'comp_ceo_total',
        'What was the total compensation of the chief executive officer in the most recent fiscal year?',
      ],
      [
        'comp_pay_ratio',
        'What is the ratio of the annual total compensation of the CEO to that of the median employee?',
      ],
      ['comp_median_pay', 'What was the annual total compensation of the median employee?'],
      [
        'comp_annual_incentive',
        'Which performance measures, targets and results determined the annual incentive payouts?',
      ],
      [
        'comp_long_term_incentive',
        'How are long-term incentive awards structured, and which performance measures and vesting periods apply?',
      ],
      ['comp_clawback', 'What clawback or compensation recovery policy applies to executive officers?'],
      ['comp_ownership', 'What stock ownership guidelines apply to the CEO, other executive officers and directors?'],
      ['comp_hedging_pledging', 'May directors, officers and employees hedge or pledge company stock?'],
      [
        'comp_severance_cic',
        'Which severance and change-in-control payments would executives receive, and is vesting single-trigger ' +
          'or double-trigger?',
      ],
      [
        'comp_peer_group',
        'Which companies form the compensation peer group, and at which level of the peers is pay targeted?',
      ],
    ],
  ),
  ...section(
    'risk',
    ['proxy_statement', '10k'],
    [
      ['risk_oversight', 'How does the board oversee risk, and which committees are responsible for which risks?'],
      ['risk_cybersecurity', 'How are cybersecurity and information security risks overseen and managed?'],
      ['risk_climate', 'Which climate-related risks, targets and emissions does the company disclose?'],
      ['risk_esg_oversight', 'Which board committee oversees environmental, social and governance matters?'],
      ['risk_human_capital', 'How does the board oversee human capital, culture and workforce safety?'],
      [
        'risk_related_party',
        'Which related person transactions are disclosed, and how are they reviewed and approved?',
      ],
      [
        'risk_largest_holders',
        'Who are the largest beneficial owners, and what share of the votes do they and the insiders hold?',
      ],
      ['risk_political', 'What does the company disclose about its political contributions and lobbying?'],
      ['risk_principal_factors', 'What are the principal risk factors for the business?', ['10k', '10q']],
      [
        'risk_strategy',
        'What are the main elements of the business strategy and its priorities for the coming year?',
        ['10k', 'proxy_statement'],
      ],
    ],
  ),
];
