import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const EXECUTIVES: Alternatives = [
  'executive',
  [/named executive officers?/, 'named executive officer'],
  [/NEOs?/, 'NEO'],
];

export const OF_THE_COMPANY: Alternatives = ['the ', 'its ', 'our ', [/the company['’]s /, "the company's "]];

export const SAY_ON_PAY_LINES: Alternatives = [
  [/\bsay[- ]on[- ]pay\b/, 'say-on-pay'],
  [
    new RegExp(String.raw`\b${oneOf(EXECUTIVES)}['’]?s? (?:officer )?(?:compensation|remuneration|pay)\b`),
    'executive compensation',
  ],
  [
    new RegExp(
      String.raw`\b(?:compensation|remuneration) (?:paid )?(?:of|to) ${oneOf(OF_THE_COMPANY)}?` +
        String.raw`(?:named |executive)`,
    ),
    'compensation of the named ',
  ],
  [/\b(?:advisory|non-?binding)\b.{0,80}\b(?:compensation|remuneration)\b/, 'advisory vote on compensation'],
  [/\b(?:compensation|remuneration)\b.{0,80}\b(?:advisory|non-?binding)\b/, 'compensation, advisory'],
];

export const SHAREHOLDER_PROPOSAL_LINES: Alternatives = [
  [
    /\b(?:share|stock|unit)[ -]?(?:holder|owner)s?['’]?s? (?:advisory )?(?:proposal|resolution)s?\b/,
    'shareholder proposal',
  ],
  [
    /\bproposal (?:submitted |presented )?by (?:a |certain )?(?:share|stock)holders?\b/,
    'proposal submitted by a shareholder',
  ],
];
