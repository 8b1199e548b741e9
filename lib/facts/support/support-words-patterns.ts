import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const RETIREMENT_AGE_WORDS: Alternatives = [
  [/\bretirement (?:age|policy)\b/, 'retirement age'],
  [/\bmandatory retire/, 'mandatory retire'],
  [/\bretire from the board\b/, 'retire from the board'],
  [/\bdirectors? (?:must |shall |will |should )?retires?\b/, 'director retire'],
  [/\b(?:not|no)\b[^.]{0,60}\b(?:stand|nominat\w*|re-?elect\w*|serve|eligible)\b/, 'not stand'],
  [/\btender\w*\b[^.]{0,40}\bresign/, 'tender resign'],
  [/\bbirthday\b/, 'birthday'],
];

export const CLASSIFIED_BOARD_NO_WORDS: Alternatives = [
  [/\bannual(?:ly)?\b(?! (?:stock|share|general|meeting))/, 'annual'],
  [/\beach year\b/, 'each year'],
  [/\bevery year\b/, 'every year'],
  [/\bone[- ]year\b/, 'one year'],
  [/\bnext annual\b/, 'next annual'],
  [/\b20\d\d annual\b/, '2022 annual'],
  [/\bdeclassif\w*/, 'declassifies'],
  [/\b(?:no|not (?:have )?(?:a )?) ?classified\b/, 'noclassified'],
];

export const CHAIR_CEO_SEPARATE_YES_WORDS: Alternatives = [
  [/\bseparat\w*/, 'separate'],
  [/\bsplit\b/, 'split'],
  [/\bdistinct\b/, 'distinct'],
  [/\btwo (?:different )?(?:people|individuals|persons)\b/, 'two people'],
  [/\bnot (?:combined|the same)\b/, 'not combined'],
  [/\bnon-?executive chair/, 'nonexecutive chair'],
  [/\bindependent chair/, 'independent chair'],
];

export const CHAIR_CEO_SEPARATE_NO_CEO: Alternatives = ['ceo', 'chief executive'];

export const CHAIR_CEO_SEPARATE_NO_WORDS: Alternatives = [
  [/\bcombin\w*/, 'combined'],
  [/\bboth\b/, 'both'],
  [/\b(?:one|same|single) (?:person|individual)\b/, 'one person'],
  [
    new RegExp(
      String.raw`\bchair\w*(?: of (?:the|our) board(?: of directors)?)?,? (?:and|&) ` +
        String.raw`(?:our |the )?(?:president (?:and|&) )?${oneOf(CHAIR_CEO_SEPARATE_NO_CEO)}`,
    ),
    'chairs and ceo',
  ],
  [/\b(?:ceo|chief executive(?: officer)?),? (?:and|&) (?:our |the )?chair/, 'ceo and chair'],
  [/\bserves as (?:our |the )?chair/, 'serves as chair'],
];

export const CLAWBACK_POLICY_NO_WORDS: Alternatives = [
  'no',
  [/not (?:yet |currently |presently )?(?:have|adopted|maintain)/, 'not have'],
];

const PROHIBITED: Alternatives = [
  [/\bprohibit/, 'prohibit'],
  [/\bmay not\b/, 'may not'],
  [/\bnot (?:permit|allow)/, 'not permit'],
  [/\bforbid/, 'forbid'],
  [/\bbarr?ed\b/, 'bared'],
  [/\bprecluded?\b/, 'preclude'],
  [/\bban(?:s|ned)?\b/, 'ban'],
  [/\brestrict/, 'restrict'],
  [/\bmust not\b/, 'must not'],
  [/\bcannot\b/, 'cannot'],
  [/\bno\b/, 'no'],
];

export const HEDGING_POLICY_PROHIBITED_WORDS: Alternatives = [...PROHIBITED, [/\banti-hedging/, 'anti-hedging']];

export const PLEDGING_POLICY_PROHIBITED_WORDS: Alternatives = [...PROHIBITED, [/\banti-pledging/, 'anti-pledging']];

export const SAY_ON_PAY_FREQUENCY_EVERY_YEAR_WORDS: Alternatives = [
  [/\bannual(?:ly)?\b(?! (?:stock|share|general|meeting))/, 'annual'],
  [/\bevery (?:one |1 )?year/, 'every year'],
  [/\beach year/, 'each year'],
  [/\bonce (?:a|every) year/, 'once a year'],
  [/\byearly\b/, 'yearly'],
];

export const HYPOTHETICAL_WORDS: Alternatives = [
  [/\bhad (?:we|the company) (?:not )?\w+/, 'had we board'],
  [/\bwould (?:have been|be)\b/, 'would have been'],
  [/\bif we (?:had|were|did|excluded?|included?)\b/, 'if we had'],
  [/\bassuming\b/, 'assuming'],
];

export const DUTY_WORDS: Alternatives = [
  [/\boverse\w*/, 'oversees'],
  [/\boversight\b/, 'oversight'],
  [/\bresponsib\w*/, 'responsible'],
  [/\breview\w*/, 'reviews'],
  [/\bmonitor\w*/, 'monitored'],
  [/\bassist\w*/, 'assistant'],
  [/\bbrief\w*/, 'briefly'],
  [/\breport(?:s|ing)? to\b/, 'report to'],
  [/\breceiv\w*/, 'received'],
  [/\bdelegat\w*/, 'delegated'],
  [/\bsupervis\w*/, 'supervisor'],
];

export const EACH_DIRECTOR_WORDS: Alternatives = [
  [/\beach\b/, 'each'],
  [/\bevery\b/, 'every'],
  [/\ball\b/, 'all'],
  [/\bnone\b/, 'none'],
  [/\bno (?:incumbent |current )?(?:director|member|nominee)/, 'no director'],
  [/\bat least\b/, 'at least'],
  [/\bor more\b/, 'or more'],
  [/\bmore than\b/, 'more than'],
  [/\bfewer than\b/, 'fewer than'],
  [/\bless than\b/, 'less than'],
];

export const EXCEPTED_WORDS: Alternatives = [
  'unless',
  [/except\w*/, 'exception'],
  [/with (?:the )?(?:prior )?(?:approval|consent)/, 'with approval'],
  [/pre-?clear\w*/, 'preclear'],
  [/pre-?approv\w*/, 'preapproval'],
  [/carve[-‐]?\s?out\w*/, 'carveout'],
  [/grandfather\w*/, 'grandfather'],
];

export const LIMITED_PLEDGING_WORDS: Alternatives = [
  [/\bpledging limit\w*/, 'pledging limits'],
  [/\blimit\w*[^.;]{0,30}\bpledg\w*/, 'limits pledging'],
  [/\bpledg\w*[^.;]{0,30}\b(?:these|unvested|such awards?|RSUs?|restricted stock units|options)\b/, 'pledging these'],
];
