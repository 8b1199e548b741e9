import { oneOf, type Alternatives } from '@/lib/format/patterns';
import { NUMBER_WORD } from './governance-tag-words';

export const SHAREHOLDER_PROPOSAL_WORDS: Alternatives = [
  [/\b(?:share|stock)(?:holder|owner)(?:s'|'s)? proposals?/, 'shareholder proposal'],
  [/\bproposals? (?:by|from|submitted by) (?:a |our )?(?:share|stock)holders?/, 'proposal by shareholder'],
];

export const SHAREHOLDER_PROPOSAL_TEXT_WORDS: Alternatives = [
  [
    /\b(?:proposal|item)s? (?:no\.? ?|number )?\d{1,2}\W{0,6}(?:share|stock)(?:holder|owner) proposal/,
    'proposal 2shareholder proposal',
  ],
  [/(?:advised|notified|informed) (?:us|the company|by).{0,160}(?:proposal|resolution)/, 'advised usproposal'],
  [/(?:proponent|supporting statement|statement in (?:opposition|support))/, 'proponent'],
  [
    /\bresolved\W{1,3}(?:that )?(?:share|stock)?(?:holders|owners)?.{0,40}(?:request|ask|urge)/,
    'resolved: that shareholders request',
  ],
];

export const SAY_ON_PAY_SUPPORT_WORDS: Alternatives = [
  [/say.?on.?pay/, 'sayonpay'],
  [/advisory (?:vote|resolution|basis|proposal)/, 'advisory vote'],
  [/(?:compensation|pay) (?:program|of our named|proposal)/, 'compensation program'],
  'named executive officers',
];

export const SAY_ON_PAY_WORDS: Alternatives = [
  [/say.?on.?pay/, 'sayonpay'],
  [/advisory vote (?:to approve|on) (?:the )?(?:named )?executive/, 'advisory vote to approve executive'],
  [/advisory (?:resolution|approval|vote).{0,60}compensation/, 'advisory resolutioncompensation'],
];

export const COUNTED_NOMINEES: Alternatives = [
  [/directors?/, 'director'],
  'nominees',
  'individuals',
  'persons',
  'members',
  'candidates',
];

export const NOMINEE_COUNTS: Alternatives = [
  [
    new RegExp(
      String.raw`\b(?:elect|elected|election|nominated|re-?elect)\b.{0,100}\b${NUMBER_WORD} ` +
        String.raw`(?:[\w-]+ ){0,3}${oneOf(COUNTED_NOMINEES)}\b`,
    ),
    'election of nine directors',
  ],
  [
    new RegExp(
      String.raw`\b${NUMBER_WORD} (?:[\w-]+ ){0,3}${oneOf(COUNTED_NOMINEES)}\b.{0,100}\b` +
        String.raw`(?:elect|elected|election|nominated|re-?elect)\b`,
    ),
    'nine directors to be elected',
  ],
  [/\b(?:board|we)(?: of directors)? (?:has |have )?nominated\b/, 'board nominated'],
];
