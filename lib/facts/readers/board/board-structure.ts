import type { FactKey } from '@/lib/facts/fact-keys';
import type { FactValue } from '@/lib/facts/fact';
import { before, after, isContentsPage, matchesOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import type { FactDraft } from '@/lib/facts/types';
import { alternatives, oneOf, wholeWords } from '@/lib/format/patterns';
import { toCount } from '@/lib/format/words/number-words';
import { RETIREMENT_AGE_WORDS, SPECIAL_MEETING_SHARE, TERM_LIMIT_WORDS } from './board-limits-patterns';
import {
  CLASSIFIED_BOARD_NO,
  CLASSIFIED_BOARD_UNLESS_WORDS,
  CLASSIFIED_BOARD_YES,
  DUAL_CLASS_NO,
  DUAL_CLASS_YES,
  ELECTION_KINDS,
  MAJORITY_VOTE,
  PLURALITY_OR_MAJORITY_VOTE,
  POISON_PILL_ADOPTED,
  POISON_PILL_STOCK_SHARE,
  POISON_PILL_WORDS,
  PROXY_ACCESS_WORDS,
  RETIREMENT_OF_OTHERS,
  SPECIAL_MEETING_RIGHT_WORDS,
  SUPERMAJORITY_NO,
  SUPERMAJORITY_UNLESS_WORDS,
  SUPERMAJORITY_YES,
  TERM_LIMIT_UNLESS_WORDS,
} from './board-structure-patterns';

type Rule = {
  key: FactKey;
  pattern: RegExp;
  value: FactValue | ((match: Match) => FactValue | undefined);
  confidence: number;
  unless?: RegExp;
};

const RULES: Rule[] = [
  {
    key: 'classified_board',
    pattern: new RegExp(alternatives(CLASSIFIED_BOARD_YES), 'gi'),
    value: true,
    confidence: 0.82,
    unless: wholeWords(CLASSIFIED_BOARD_UNLESS_WORDS, 'i'),
  },
  {
    key: 'classified_board',
    pattern: new RegExp(alternatives(CLASSIFIED_BOARD_NO), 'gi'),
    value: false,
    confidence: 0.8,
  },
  {
    key: 'director_vote_standard',
    pattern: new RegExp(alternatives(MAJORITY_VOTE), 'gi'),
    value: 'majority',
    confidence: 0.8,
    unless: /\b(?:contested election|plurality|auditor|ratif\w*|advisory|amendment)\b/i,
  },
  {
    key: 'director_vote_standard',
    pattern: new RegExp(alternatives(PLURALITY_OR_MAJORITY_VOTE), 'gi'),
    value: 'majority',
    confidence: 0.78,
    unless: /\b(?:contested election|auditor|ratif\w*|advisory)\b/i,
  },
  {
    key: 'director_vote_standard',
    pattern: new RegExp(
      String.raw`\bplurality\b[^.]{0,80}?\bcontested[^.]{0,80}?\b${oneOf(ELECTION_KINDS)}` +
        String.raw`\b[^.]{0,60}?\bmajority of (?:the )?votes cast`,
      'gi',
    ),
    value: 'majority',
    confidence: 0.8,
  },
  {
    key: 'director_vote_standard',
    pattern: /\b(?:director|nominee|elect)\w*[^.;]{0,110}?\bplurality\b|\bplurality (?:of (?:the )?votes|vot\w+)/gi,
    value: 'plurality',
    confidence: 0.76,
    unless: /\bcontested|number of nominees exceeds|exceeds the number|more (?:nominees|candidates) than/i,
  },
  {
    key: 'dual_class_shares',
    pattern: new RegExp(alternatives(DUAL_CLASS_YES), 'gi'),
    value: true,
    confidence: 0.84,
    unless: /\b(?:no dual|do(?:es)? not have|single class|other companies|proposal)\b/i,
  },
  {
    key: 'dual_class_shares',
    pattern: wholeWords(DUAL_CLASS_NO, 'gi'),
    value: false,
    confidence: 0.7,
    unless: /\bclass [a-h]\b/i,
  },
  {
    key: 'poison_pill',
    pattern: wholeWords(POISON_PILL_WORDS, 'gi'),
    value: false,
    confidence: 0.84,
  },
  {
    key: 'poison_pill',
    pattern: new RegExp(
      String.raw`\b${oneOf(POISON_PILL_ADOPTED)} (?:a |our )?(?:limited duration )?` + oneOf(POISON_PILL_STOCK_SHARE),
      'gi',
    ),
    value: true,
    confidence: 0.72,
    unless: /\bregistration rights|investor rights|investors' rights/i,
  },
  {
    key: 'supermajority',
    pattern: new RegExp(alternatives(SUPERMAJORITY_NO), 'gi'),
    value: false,
    confidence: 0.8,
    unless: /\b(?:if|would|proposal to|vote to|to eliminate|seek\w*)\b/i,
  },
  {
    key: 'supermajority',
    pattern: new RegExp(alternatives(SUPERMAJORITY_YES), 'gi'),
    value: true,
    confidence: 0.78,
    unless: wholeWords(SUPERMAJORITY_UNLESS_WORDS, 'i'),
  },
  {
    key: 'special_meeting_right',
    pattern: new RegExp(alternatives(SPECIAL_MEETING_SHARE), 'gi'),
    value: (match) =>
      `holders of ${match.groups.share ?? match.groups.shareAfter ?? match.groups.lead ?? ''}`
        .replace(/ percent/, '%')
        .replace(/\s%/, '%'),
    confidence: 0.78,
    unless: /\bproposal\b|proponent|proxy access/i,
  },
  {
    key: 'special_meeting_right',
    pattern: new RegExp(
      String.raw`\b(?:stock|share)holders ${oneOf(SPECIAL_MEETING_RIGHT_WORDS)}` +
        String.raw` (?:call|request)[^.;]{0,20}?special meeting`,
      'gi',
    ),
    value: 'none',
    confidence: 0.78,
  },
  {
    key: 'proxy_access',
    pattern: new RegExp(alternatives(PROXY_ACCESS_WORDS), 'gi'),
    value: true,
    confidence: 0.78,
    unless: /\b(?:no proxy access|do(?:es)? not (?:have|provide))\b/i,
  },
  {
    key: 'retirement_age',
    pattern: new RegExp(alternatives(RETIREMENT_AGE_WORDS), 'gi'),
    value: (match) =>
      ageOf(
        match.groups.age ??
          match.groups.ageFirst ??
          match.groups.ageYears ??
          match.groups.ageBirthday ??
          match.groups.ageBirthdayFirst ??
          match.groups.ageAfter,
      ),
    confidence: 0.8,
  },
  {
    key: 'term_limit',
    pattern: new RegExp(alternatives(TERM_LIMIT_WORDS), 'gi'),
    value: (match) => toCount(match.groups.years ?? match.groups.yearsFirst),
    confidence: 0.78,
    unless: wholeWords(TERM_LIMIT_UNLESS_WORDS, 'i'),
  },
];

/** Governance structure: classified board, vote standards, share classes and shareholder rights. */
export function readBoardStructure(filing: FilingText): FactDraft[] {
  const drafts = RULES.flatMap((rule) => [...matchesOf(filing, rule.pattern)].flatMap((match) => toDraft(rule, match)));
  return [...new Set(RULES.map((rule) => rule.key))].flatMap((key) =>
    resolveContradictions(drafts.filter((draft) => draft.key === key)),
  );
}

function toDraft(rule: Rule, match: Match): FactDraft[] {
  const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
  if (
    isContentsPage(match.page) ||
    /\b(?:proponent|supporting statement|resolved)\b/i.test(`${before(match, 200)} ${sentence}`)
  )
    return [];
  // Text before this item's bullet belongs to another item.
  const lead =
    before(match, 60)
      .split(/[▪•●✓✔ü∎■]/)
      .at(-1) ?? '';
  if (rule.unless?.test(`${lead} ${match.text} ${after(match, 30)}`)) return [];
  if (
    rule.key === 'retirement_age' &&
    (!/\bdirectors?|nominee|board\b/i.test(sentence) || RETIREMENT_OF_OTHERS.test(sentence))
  )
    return [];
  const value = typeof rule.value === 'function' ? rule.value(match) : rule.value;
  if (value === undefined) return [];
  const unit = rule.key === 'retirement_age' || rule.key === 'term_limit' ? { unit: 'years' as const } : {};
  return [{ key: rule.key, value, ...unit, span: match.sentence, confidence: rule.confidence }];
}

/** Puts the value with most supporting statements first; the others follow as contradictions. */
function resolveContradictions(drafts: FactDraft[]): FactDraft[] {
  const support = new Map<string, number>();
  for (const draft of drafts)
    support.set(String(draft.value), (support.get(String(draft.value)) ?? 0) + draft.confidence - 0.4);
  const total = [...support.values()].reduce((sum, value) => sum + value, 0);
  return rankCandidates(
    drafts.map((draft) => ({
      ...draft,
      confidence: draft.confidence * (0.75 + 0.25 * ((support.get(String(draft.value)) ?? 0) / (total || 1))),
    })),
    2,
  );
}

function ageOf(text: string | undefined): number | undefined {
  const age = toCount(text);
  return age && age >= 60 && age <= 90 ? age : undefined;
}
