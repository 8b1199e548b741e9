import { type Alternatives } from '@/lib/format/patterns';

export const ORGANIZATION_WORDS: Alternatives = [
  'Fund',
  'Trust',
  'Foundation',
  'Partners',
  'Investors',
  'Investments',
  'Management',
  'Advisors',
  'Society',
  'Coalition',
  'Association',
  'Union',
  'LLC',
  [/Inc\./u, 'Inc.'],
  [/L\.P\./u, 'L.P.'],
];
