import type { Alternatives } from '@/lib/format/patterns';

export const CHIEF_WORDS: Alternatives = [
  'ceo',
  "ceo's",
  'peo',
  "peo's",
  [/chief exec\w*(?: officer)?(?:'s)?/, 'chief executive'],
  [/principal exec\w*/, 'principal executive'],
  [/top (?:exec\w*|boss|manager)(?:'s)?/, 'top executive'],
  [/boss(?:'s)?/, 'boss'],
  'head of the company',
  'who runs the company',
  'highest paid',
];

export const PAY_WORDS: Alternatives = [
  'pay',
  'pays',
  'paid',
  'payout',
  [/compensat\w*/, 'compensation'],
  [/remunerat\w*/, 'remuneration'],
  [/earn\w*/, 'earnings'],
  [/salar\w*/, 'salary'],
  [/wages?/, 'wage'],
  'make',
  'makes',
  'made',
  'income',
  'package',
  'get',
  'got',
  'money',
  [/receiv\w*/, 'received'],
  'took home',
  'take home',
];

export const AUDITOR_WORDS: Alternatives = [
  [/auditors?/, 'auditor'],
  "auditor's",
  'audit firm',
  [/audit(?:s|ing)? (?:the|their|its) /, 'audit the '],
  [/public account\w*/, 'public accounting'],
  [/accounting (?:firm|company)/, 'accounting firm'],
  [/accountants?/, 'accountant'],
  'check the books',
  'audits',
];

export const MEETING_WORDS: Alternatives = [
  [/(?:annual|general|shareholders?'?|stockholders?'?|special) (?:general )?meeting/, 'annual meeting'],
  'agm',
  'meeting',
  'get together',
  [/gather\w*/, 'gathers'],
  [/assembl\w*/, 'assemble'],
  [/convene\w*/, 'convened'],
  [/shareholders? meet/, 'shareholder meet'],
  [/stockholders? meet/, 'stockholder meet'],
  [/investors? meet/, 'investor meet'],
  'meet to vote',
  'owners meet',
];

export const STAFF_WORDS: Alternatives = [
  [/employees?/, 'employee'],
  "employee's",
  [/workers?/, 'worker'],
  "worker's",
  'workforce',
  'staff',
  [/associates?/, 'associate'],
  [/team members?/, 'team member'],
  'person',
  'people',
];

export const HOW_MANY_WORDS: Alternatives = [
  'how many',
  'number',
  'count',
  'size',
  'total of',
  'how often',
  'how frequently',
  'frequency',
  'times',
];

export const FEE_WORDS: Alternatives = [
  [/fees?/, 'fee'],
  'cost',
  'costs',
  [/charg\w*/, 'charged'],
  [/bill\w*/, 'billed'],
  'spend',
  'spent',
  'pay',
  'paid',
  [/remunerat\w*/, 'remuneration'],
  'how much',
  'price',
];
