import type { ConceptExamples } from '@/lib/retrieval/data/concept-types';

/** Like `concept-examples.ts`, for annual and quarterly reports: everyday words for line items, ratios and sections. */
export const FINANCE_EXAMPLES: ConceptExamples = [
  [
    'balance sheet item',
    [
      'What is the value of everything the company owns?',
      'How much do customers still have to pay?',
      'How much cash was on hand at year end?',
      'What are unpaid bills to vendors at the close of the year?',
      'How large was the equity of shareholders?',
    ],
  ],
  [
    'liquidity ratio',
    [
      'Can the company pay what falls due within a year?',
      'Are short-term assets enough to cover short-term debts?',
      'How liquid is the company?',
      'Does it have enough cash for its immediate obligations?',
    ],
  ],
  [
    'turnover and days ratio',
    [
      'How long does it take to sell the inventory?',
      'How quickly are bills to vendors paid?',
      'How fast do customers pay?',
      'How efficiently does the company use its assets to make sales?',
    ],
  ],
  [
    'leverage',
    [
      'How much does the company owe to banks and bondholders?',
      'Did borrowing go up or down during the year?',
      'How indebted is the company?',
      'Has the company taken on more loans?',
    ],
  ],
  [
    'revenue',
    [
      'How much did the company sell in total?',
      'By how much did turnover grow over the year?',
      'Did the business bring in more money from customers than last year?',
    ],
  ],
  [
    'income statement item',
    [
      'How much profit did the company make?',
      'What did it cost to make the goods that were sold?',
      'How much is left of sales after direct costs?',
      'Is the company earning more on each dollar of sales?',
      'What did running the business cost?',
    ],
  ],
  [
    'cash flow item',
    [
      'How much cash did the business generate?',
      'What was spent on new plants and machines?',
      'How much was handed out to shareholders in cash?',
      'What was spent on buying back own shares?',
    ],
  ],
  [
    'capital intensity',
    [
      'Does the business require large investments in factories and equipment?',
      'How much of revenue goes into fixed assets?',
    ],
  ],
  [
    'adjusted profit',
    [
      'What was profit before interest, taxes, depreciation and amortization, without unusual items?',
      'What were earnings excluding special items?',
    ],
  ],
  [
    'segments and regions',
    [
      'Which part of the business sold most?',
      'In which market did sales decline most?',
      'Which area of the world earns most?',
      'How did the divisions perform?',
    ],
  ],
  [
    'restructuring',
    ['What will closing plants and cutting jobs cost?', 'How much was set aside for reorganizing the business?'],
  ],
  ['acquisitions', ['Which businesses were taken over?', 'What other companies were purchased and for how much?']],
  [
    'business',
    ['What does the company do?', 'What does the company make and sell?', 'In which field is the company active?'],
  ],
  ['derivatives', ['Which contracts protect against changes in interest rates and currencies?']],
  ['pension payments', ['How much will former employees be paid in coming years?']],
  [
    null,
    [
      'Who is the chief executive?',
      'Why did expenses rise?',
      'What was the reason for the change in costs?',
      'What was announced?',
      'How many employees does the company have?',
      'Where is the head office?',
      'Which lawsuits are pending?',
      'What are the risks?',
      'What did shareholders vote on?',
      'When were the notes issued and when do they mature?',
      'What accounting standards were adopted?',
      'How are the leases accounted for?',
      'What kinds of securities are held as investments?',
      'What is the fair value of the marketable securities?',
      'How much did exchange rates and inflation change the figures?',
      'What is the outlook for next year?',
    ],
  ],
];
