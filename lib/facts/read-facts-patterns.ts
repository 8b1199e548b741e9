import { alternatives, oneOf, type Alternatives } from '@/lib/format/patterns';

export const RESULTS_RELEASE_REPORTS: Alternatives = [
  [/reports?/, 'report'],
  [/announces?/, 'announce'],
  'reported',
  'announced',
];

export const RESULTS_RELEASE_QUARTER: Alternatives = ['quarter', [/full[- ]year/, 'full year'], 'fiscal', 'annual'];

export const RESULTS_RELEASE_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\b${oneOf(RESULTS_RELEASE_REPORTS)}\b[^.]{0,80}\b${oneOf(RESULTS_RELEASE_QUARTER)}` +
        String.raw`\b[^.]{0,60}\b(?:results|earnings)\b`,
    ),
    'report quarter results',
  ],
  [/\b(?:earnings|press|news) release\b/, 'earnings release'],
  [/\b(?:quarter|full[- ]year)\b[^.]{0,40}\bresults\b/, 'quarter results'],
];

export const RESULTS_RELEASE = new RegExp(alternatives(RESULTS_RELEASE_WORDS), 'i');
