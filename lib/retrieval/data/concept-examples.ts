import type { ConceptExamples } from '@/lib/retrieval/data/concept-types';

/**
 * Example questions for each concept of `governance-concepts.ts`, to recognise wordings that its patterns miss: the
 * nearest example by meaning gives the concept. `null` has questions that do not ask for any of them.
 */
export const CONCEPT_EXAMPLES: ConceptExamples = [
  [
    'pay ratio',
    [
      'For every dollar the median employee took home, how many did the CEO receive?',
      'What CEO-to-worker pay ratio is disclosed?',
      "How does the chief executive's pay compare with that of the median employee?",
      "By what factor did CEO compensation outstrip the median worker's?",
      'The CEO earned how many times what the median team member was paid?',
    ],
  ],
  [
    'median pay',
    [
      'What did the median worker earn?',
      'How much was the typical employee paid according to the pay ratio section?',
      "What annual compensation figure is given for the company's median employee?",
      'State the annual pay of the employee at the median.',
    ],
  ],
  [
    'ceo total pay',
    [
      'What was the chief executive paid in total last year?',
      'How much did the CEO earn in the latest year, all in?',
      'What total does the Summary Compensation Table show for the chief executive in the latest year?',
      "How large was the CEO's pay package?",
      'Total remuneration of the principal executive officer in the last completed fiscal year?',
      'Chief executive compensation for the year',
      'How much did the top executive get in salary, bonus and stock together?',
    ],
  ],
  [
    'auditor ratification',
    [
      "Who is the company's outside auditor for the coming year?",
      'Shareholders are asked to confirm which audit firm?',
      'Which public accountants does the audit committee want shareholders to ratify?',
      'What accounting firm has the audit committee picked to audit the books?',
      'Vote to approve the selection of the accountants',
    ],
  ],
  [
    'audit fees',
    [
      'What were the audit fees in the last fiscal year?',
      'How much was billed for audit services by the independent accountants?',
      'What was the bill for the audit in the most recent year?',
      'How much was the outside auditor paid for auditing the financial statements?',
      'Amount paid to the accountants for their audit',
    ],
  ],
  [
    'number of nominees',
    [
      'How many candidates stand for the board this year?',
      'How many board seats are being filled at the meeting?',
      'How many persons has the board put up for election as directors?',
      'What is the number of people nominated to the board?',
      'How many seats on the board are up for a vote?',
      'How large is the slate of nominees?',
    ],
  ],
  [
    'meeting date',
    [
      "When will the shareholders' meeting take place?",
      'What is the date of the annual shareholder meeting?',
      'On which day does the company hold its annual meeting?',
      "When does the company's yearly shareholder gathering happen?",
      'Date of the meeting',
      'What day is the meeting of stockholders?',
    ],
  ],
  [
    'record date',
    [
      'Which day determines who may vote at the annual meeting?',
      'Holders of stock at the close of which day are entitled to vote?',
      'What is the cut-off date for being able to vote?',
      'On what date must one have been a shareholder to vote at the meeting?',
      'Who may vote, holding shares since when?',
    ],
  ],
  [
    'shareholder proposals',
    [
      'What shareholder-sponsored proposals will be voted on, and what does the board advise?',
      'Which items on the agenda come from shareholders rather than management, and does the board support them?',
      "Did any investors put resolutions on the ballot and what is the board's stance?",
      'What are the stockholder proposals and how should holders vote according to the board?',
      'What have outside investors asked shareholders to vote on, and what does management recommend?',
      'Resolutions filed by investors and the response of the board',
    ],
  ],
  [
    'say on pay support',
    [
      'What share of the vote did say-on-pay get last year?',
      'How much support did the advisory vote on executive compensation receive at the last annual meeting?',
      "What percentage of shareholders approved executive pay at the prior year's meeting?",
      'How did the last pay vote turn out?',
      "How well was the executive compensation programme received by shareholders in last year's vote?",
      'Result of the vote on executive pay',
    ],
  ],
  [
    'board chair',
    [
      'Are the chairman and CEO roles held by the same person?',
      'Who serves as chair of the board of directors, and is that person also the CEO?',
      'Who chairs the board? Does the CEO also hold that post?',
      'Is the board led by the chief executive or by someone else?',
      'Who leads the board?',
      'Separation of the roles of chair and chief executive',
    ],
  ],
  [
    'director independence',
    [
      'How many of the directors does the board regard as independent?',
      'What number of board members are considered independent?',
      'How many of those standing for election are independent of the company?',
      'What fraction of the board is independent?',
      'Share of directors without ties to the company',
      'Which directors are not independent?',
    ],
  ],
  [
    'ownership guidelines',
    [
      'How many times salary must the chief executive own in company stock?',
      'What shareholding requirement applies to the CEO?',
      'What is the minimum share ownership level for the CEO as a multiple of pay?',
      'Under the stock ownership rules, what multiple of salary applies to the CEO?',
      'How much stock must executives hold?',
      'Salary multiple of shares that the chief executive needs to keep',
    ],
  ],
  [
    'clawback',
    [
      'Is there a policy to recover incentive pay from executives?',
      'Does the company claw back pay after a restatement?',
      'Can incentive pay be reclaimed from executives?',
      'Are executives made to return pay that was based on wrong results?',
      'Getting back bonuses after accounting errors',
      'Forfeiture of awards for misconduct',
    ],
  ],
  [
    'hedging and pledging',
    [
      'May insiders hedge or pledge their shares?',
      'Is it forbidden for executives and board members to use company shares as collateral or hedge them?',
      'What is the policy on hedging and pledging by insiders?',
      'Are officers allowed to buy puts or hold stock in margin accounts?',
      'Using company stock as security for a loan',
      'Protecting against a fall in the price of company stock',
    ],
  ],
  [
    'largest holder',
    [
      'Who owns the most shares, and how much of the company is that?',
      'Which investor holds the largest block of shares and how large is it in percent?',
      'Name the biggest shareholder above five percent and its holding.',
      'Who is the top holder of the stock and at what percentage?',
      'Top institutional investor and its percentage',
      'Ownership by major investors',
    ],
  ],
  [
    'board meetings',
    [
      'How often did the board of directors convene in the last year?',
      'How many board meetings were held last year?',
      'How many times did directors meet as a full board?',
      'Number of meetings of the directors during the year',
    ],
  ],
  [
    'overboarding',
    [
      'How many other boards may a director sit on?',
      'What is the cap on other public company board seats for directors?',
      'Is there a rule against directors being overcommitted to other boards, and what is the limit?',
      'What is the maximum number of public company directorships allowed?',
      'Directors who sit on too many boards',
      'Restrictions on outside board service',
    ],
  ],
  [
    'cyber oversight',
    [
      'Who on the board watches over cyber risk?',
      'Which committee is in charge of cybersecurity?',
      'Whose job is it to oversee information security risk at board level?',
      "Which directors' committee handles digital security threats?",
      'Board supervision of protection against hackers',
      'Who is responsible for data protection?',
    ],
  ],
  [
    'meeting attendance',
    ['Did directors attend enough meetings?', 'Which directors missed more than a quarter of the meetings?'],
  ],
  ['risk oversight', ['How does the board supervise risk?', 'Which committee looks after enterprise risk?']],
  ['retirement age', ['At what age must directors retire?', 'Is there an age limit for directors?']],
  ['term limits', ['Are there term limits for directors?', 'How long may a director serve?']],
  ['proxy solicitation', ['Which firm solicits proxies and for what fee?', 'Who pays for the solicitation of votes?']],
  ['lobbying', ['How much was spent on lobbying?', 'Political contributions of the company']],
  ['employee turnover', ['What is the employee turnover rate?', 'How many employees left the company?']],
  ['director pay', ['What are outside directors paid?', 'Annual retainer for board members']],
  [
    'severance and change in control',
    ['What would the executives receive if they were terminated?', 'Payments after a takeover of the company'],
  ],
  ['peer group', ['Which companies are used to benchmark pay?', 'Comparison companies for executive compensation']],
  ['incentive metrics', ['Which performance measures decide the annual bonus?', 'How are performance shares earned?']],
  ['pay versus performance', ['Compensation actually paid against total shareholder return']],
  [
    'related party transactions',
    ['Business dealings between the company and its insiders', 'Transactions with family members of directors'],
  ],
  [
    'takeover and shareholder rights',
    [
      'Can shareholders call a special meeting?',
      'Is the board classified?',
      'What vote is needed to amend the bylaws?',
    ],
  ],
  [
    'climate and sustainability oversight',
    ['Who oversees climate matters on the board?', 'What are the emission reduction goals?'],
  ],
  ['board diversity and skills', ['How many women are on the board?', 'Which skills do the directors bring?']],
  [
    null,
    [
      'What is the main business of the company?',
      'How many employees does the company have?',
      'What was total revenue?',
      'What drove the change in operating margin?',
      'Where is the company headquartered?',
      'Does the company have a whistleblower hotline?',
      'How can I attend or vote online?',
      'What were the major acquisitions in the year?',
      'How much debt does the company owe?',
      'What is the biography of the chief financial officer?',
      'Did net income grow?',
      'What are the main risk factors?',
      'Is the company involved in litigation?',
      'When did the new chief executive join and what did he do before?',
      'Were any nominees opposed by many votes?',
      'What dividends were paid?',
      'What is the effective tax rate?',
      'What is the maturity of the senior notes?',
      'How many shares were repurchased?',
      'What was announced in this report?',
      'What retirement benefits do executives receive?',
      'What perquisites do executives receive?',
      'Which committees does the board have?',
    ],
  ],
];
