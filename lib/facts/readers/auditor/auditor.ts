import { after, before, matchesOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { toIsoDate } from '@/lib/facts/text/values';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import type { FactDraft } from '@/lib/facts/types';
import { alternatives, anyCase, oneOf, type Alternatives } from '@/lib/format/patterns';
import {
  AT_FIRST,
  AUDITED_SINCE_WORDS,
  HAS_SERVED,
  NOT_A_FIRM,
  OTHER_FIRM,
  SINCE_DATES,
  WAS_RETAINED,
  BEFORE_FIRM,
  FIRM_FORMS,
  OTHER_FIRM_FORMS,
  ACT_WORDS,
  SERVES_WORDS,
} from './auditor-patterns';

/** Firms often written without a suffix, with their registered name. */
const KNOWN: Record<string, string> = {
  PricewaterhouseCoopers: 'PricewaterhouseCoopers LLP',
  PwC: 'PricewaterhouseCoopers LLP',
  'Ernst & Young': 'Ernst & Young LLP',
  'Ernst and Young': 'Ernst & Young LLP',
  EY: 'Ernst & Young LLP',
  'Deloitte & Touche': 'Deloitte & Touche LLP',
  'Deloitte and Touche': 'Deloitte & Touche LLP',
  Deloitte: 'Deloitte & Touche LLP',
  KPMG: 'KPMG LLP',
  'BDO USA': 'BDO USA',
  BDO: 'BDO USA',
  'Grant Thornton': 'Grant Thornton LLP',
  'RSM US': 'RSM US LLP',
  RSM: 'RSM US LLP',
  Crowe: 'Crowe LLP',
  Marcum: 'Marcum LLP',
  'Moss Adams': 'Moss Adams LLP',
  'Baker Tilly': 'Baker Tilly',
  CohnReznick: 'CohnReznick LLP',
  FORVIS: 'FORVIS, LLP',
  'Forvis Mazars': 'Forvis Mazars, LLP',
  'Plante & Moran': 'Plante & Moran, PLLC',
  'Elliott Davis': 'Elliott Davis',
  'Cherry Bekaert': 'Cherry Bekaert LLP',
  EisnerAmper: 'EisnerAmper LLP',
  WithumSmith: 'WithumSmith+Brown, PC',
  'Yount, Hyde & Barbour': 'Yount, Hyde & Barbour, P.C.',
  'S.R. Snodgrass': 'S.R. Snodgrass, P.C.',
};
const KNOWN_NAMES = Object.keys(KNOWN).sort((a, b) => b.length - a.length);
const SUFFIX = String.raw`(?:,?\s${oneOf(FIRM_FORMS)})`;
const WORD = "[A-Z][A-Za-z'+.-]*";
const FIRM =
  `(?:${anyCase(KNOWN_NAMES.join('|'))}(?:[ ,]+(?:USA|US|Bedrijfsrevisoren))?${SUFFIX}?|` +
  `${WORD}(?:,?\\s(?:&\\s|and\\s)?${WORD}){0,4}${SUFFIX})`;

const ACT = anyCase(alternatives(ACT_WORDS));
const ROLE = anyCase('independent|auditors?\\b|public account|accounting firm|accountants?');
const FIRM_IN_WORDS = anyCase(
  'independent (?:registered )?(?:public )?(?:account\\w*|auditors?)(?: firm)?|' +
    'registered public accounting firm|independent auditors?',
);
const SERVES = anyCase(alternatives(SERVES_WORDS));
const ACT_FIRST = new RegExp(
  `\\b${ACT}\\b[^.;]{0,150}?(?<![A-Za-z])(?<firm>${FIRM})(?![A-Za-z])[^.;]{0,130}?${ROLE}`,
  'g',
);
const ROLE_FIRST = new RegExp(`${FIRM_IN_WORDS}[^.;]{0,40}?[,(:]?\\s(?<firm>${FIRM})(?![A-Za-z])`, 'g');
const FIRM_FIRST = new RegExp(
  `(?<![A-Za-z])(?<firm>${FIRM})(?![A-Za-z])[^.;]{0,40}?\\s` + `${SERVES}\\s[^.;]{0,90}?${ROLE}`,
  'g',
);
const SERVED = new RegExp(
  String.raw`(?<firm>${FIRM})(?![A-Za-z])[^.;]{0,30}?(?:,[^.;]{0,80}?)?\s(?:has|have)\s` +
    String.raw`${oneOf(HAS_SERVED)}[^.;]{0,130}?\bsince\s(?:we became [^.;]{0,60}?\bin\s)?` +
    String.raw`(?<since>${alternatives(SINCE_DATES)})`,
  'g',
);
const FIRST_RETAINED_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`(?<firm>${FIRM})(?![A-Za-z])[^.;]{0,40}?\s(?:was|were)\s${oneOf(AT_FIRST)}` +
        String.raw`${oneOf(WAS_RETAINED)}[^.;]{0,160}?\bin\s(?<since>(?:[A-Z][a-z]+ )?(?:19|20)\d\d)`,
    ),
    'Deloitte & Touche LLP was first retained in 2019',
  ],
  [
    new RegExp(
      String.raw`\b[Ss]ince\s(?<sinceFirst>(?:fiscal (?:year )?)?(?:[A-Z][a-z]+ )?(?:19|20)\d\d),\s` +
        String.raw`(?<firmAfter>${FIRM})(?![A-Za-z])\s(?:has|have)\s${oneOf(HAS_SERVED)}`,
    ),
    'Since 2019, Deloitte & Touche LLP has served',
  ],
];

/** "was first retained in 1986", "Since 2004, the firm has served as our auditor". */
const FIRST_RETAINED = new RegExp(alternatives(FIRST_RETAINED_WORDS), 'g');
const AUDITED_SINCE = new RegExp(
  String.raw`${oneOf(AUDITED_SINCE_WORDS)}[^.;]{0,60}\bsince\s(?<since>(?:fiscal (?:year )?)?(?:\w+ )?` +
    String.raw`(?:19|20)\d\d)`,
  'gi',
);

/** The audit firm proposed for ratification, and since when it has been the auditor. */
export function readAuditor(filing: FilingText): FactDraft[] {
  const candidates = [
    ...matchesOf(filing, ACT_FIRST),
    ...matchesOf(filing, ROLE_FIRST),
    ...matchesOf(filing, FIRM_FIRST),
  ].flatMap(toAuditor);
  const auditors = rankCandidates(mostNamed(candidates), 2);
  return [...auditors, ...readSince(filing)];
}

function toAuditor(match: Match): FactDraft[] {
  const firm = fullName(match.groups.firm);
  if (!firm) return [];
  const text = match.page.text.slice(match.sentence.start, match.sentence.end);
  if (OTHER_FIRM.test(text)) return [];
  let confidence = 0.7;
  if (/ratif/i.test(`${before(match, 60)}${match.text}`)) confidence += 0.16;
  if (/independent|registered/i.test(`${match.text}${after(match, 80)}`)) confidence += 0.06;
  return [{ key: 'auditor', value: firm, span: match.sentence, confidence }];
}

/** Keeps the firm named most often; a filing names its auditor many times and other firms rarely. */
function mostNamed(drafts: FactDraft[]): FactDraft[] {
  const counts = new Map<unknown, number>();
  for (const draft of drafts) counts.set(draft.value, (counts.get(draft.value) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return drafts
    .map((draft) =>
      (counts.get(draft.value) ?? 0) < most / 3 ? { ...draft, confidence: draft.confidence - 0.3 } : draft,
    )
    .filter((draft) => draft.confidence >= 0.5);
}

const OF_OTHER_FIRM = new RegExp(String.raw`\b${oneOf(OTHER_FIRM_FORMS)}$`);
const LEADING_WORD = new RegExp(String.raw`^${oneOf(BEFORE_FIRM)}\s`, 'g');

function fullName(raw: string | undefined): string | undefined {
  const text = raw?.trim().replace(/\s+/g, ' ').replace(LEADING_WORD, '') ?? '';
  const known = KNOWN_NAMES.find(
    (name) =>
      text.toLowerCase().includes(name.toLowerCase()) && (name.length > 4 || new RegExp(`\\b${name}\\b`).test(text)),
  );
  if (known) return KNOWN[known];
  if (NOT_A_FIRM.test(text)) return undefined;
  // Only firms of accountants are called LLP or P.C. as a rule; other forms need a sign of the trade.
  if (OF_OTHER_FIRM.test(text) && !/&|\bCPAs?\b|account|audit/i.test(text)) return undefined;
  return text.length >= 6 && text.length <= 60 ? text : undefined;
}

function readSince(filing: FilingText): FactDraft[] {
  const drafts = [
    ...matchesOf(filing, SERVED),
    ...matchesOf(filing, FIRST_RETAINED),
    ...matchesOf(filing, AUDITED_SINCE),
  ].flatMap((match): FactDraft[] => {
    const since = match.groups.since ?? match.groups.sinceFirst;
    const year = Number(/(?:19|20)\d\d/.exec(since ?? '')?.[0]);
    if (!year || (match.groups.firm !== undefined && !fullName(match.groups.firm))) return [];
    const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
    if (
      /\b(?:dismiss\w*|former|predecessor auditor|prior (?:auditor|independent)|resign\w*|statutory auditor)\b/i.test(
        sentence,
      )
    )
      return [];
    const isAuditing = match.groups.firm !== undefined || /audit|account/i.test(sentence);
    return isAuditing
      ? [{ key: 'auditor_since', value: year, span: match.sentence, confidence: toIsoDate(since) ? 0.88 : 0.84 }]
      : [];
  });
  return rankCandidates(drafts, 1);
}
