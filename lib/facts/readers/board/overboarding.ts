import { after, before, isContentsPage, matchesOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import type { FactDraft } from '@/lib/facts/types';
import { oneOf, wholeWords } from '@/lib/format/patterns';
import { COUNT, toCount } from '@/lib/format/words/number-words';
import {
  A_TOTAL_OF,
  EXECUTIVE_SUBJECT,
  MORE_THAN,
  PUBLIC_WORDS,
  RULE_WORDS,
  NOT_BOARDS_WORDS,
} from './overboarding-patterns';

const LIMIT = new RegExp(
  String.raw`\b${oneOf(MORE_THAN)}\s${oneOf(A_TOTAL_OF)}?(?<count>${COUNT})\s(?:\(\d{1,2}\)\s)?` +
    String.raw`(?<what>(?:[\w'()-]+\s){0,7}?(?:boards?|directorships?|compan(?:y|ies)(?: boards?)?))`,
  'gi',
);
const PUBLIC = new RegExp(String.raw`\b${oneOf(PUBLIC_WORDS)}`, 'i');
const RULE = wholeWords(RULE_WORDS, 'i');

/** How many other public boards a director may serve on, with the stricter limit for executives if there is one. */
export function readOverboarding(filing: FilingText): FactDraft[] {
  return rankCandidates([...matchesOf(filing, LIMIT)].flatMap(toLimit), 3).slice(0, 2);
}

const NOT_BOARDS = wholeWords(NOT_BOARDS_WORDS, 'i');

function toLimit(match: Match): FactDraft[] {
  const count = toCount(match.groups.count);
  const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
  const near = `${before(match, 170)} ${match.text} ${after(match, 90)}`;
  if (!count || count > 8 || isContentsPage(match.page)) return [];
  if (/\bnone (?:of (?:our|the) directors )?(?:currently )?(?:serves?|sits?)\b/i.test(before(match, 60))) return [];
  if (
    !PUBLIC.test(`${match.text} ${after(match, 60)}`) ||
    !RULE.test(near) ||
    !/\b(?:serv\w+|sit\b|sits|seats?|boards?|directorships?|member)\b/i.test(near)
  )
    return [];
  if (NOT_BOARDS.test(match.groups.what ?? '')) return [];
  if (
    /audit committees?/i.test(match.text) ||
    (/audit committees? of\s+(?:more|up|no)/i.test(near) && !/board of directors of|boards? of/i.test(match.text))
  )
    return [];
  const isExecutive = executiveIsSubject(match);
  let confidence = 0.74;
  if (/overboard|guidelines?|polic(?:y|ies)|corporate governance/i.test(`${before(match, 400)} ${sentence}`))
    confidence += 0.08;
  if (/public/i.test(match.text)) confidence += 0.06;
  const unit = /\bother\b|\bin addition to\b|\boutside\b|\badditional\b/i.test(`${match.text} ${after(match, 70)}`)
    ? 'other public company boards'
    : 'public company boards in all';
  const words = isExecutive ? `${count} ${unit} (executives)` : `${count} ${unit}${executiveTail(match)}`;
  return [
    {
      key: 'overboarding_limit',
      value: words,
      unit: 'boards',
      span: match.sentence,
      confidence: isExecutive ? confidence - 0.14 : confidence,
    },
  ];
}

function executiveIsSubject(match: Match): boolean {
  const clause =
    match.page.text
      .slice(Math.max(match.sentence.start, match.start - 130), match.start)
      .split(/[;,]\s(?:and|or|while|but)\s|\.\s/)
      .at(-1) ?? '';
  return EXECUTIVE_SUBJECT.test(clause.replace(/non-?(?:employee|executive)/gi, ''));
}

/** "…and our CEO not more than two": a separate limit for executives later in the sentence. */
function executiveTail(match: Match): string {
  const rest = match.page.text.slice(match.end, Math.max(match.sentence.end, match.end + 220));
  const tail = new RegExp(
    '\\b(?:CEO|chief executive|executive officers?|executives?|full[- ]time)\\b[^.;]{0,170}?\\b' +
      `(?:more than|exceed|to|of|than|up to)\\s(?<count>${COUNT})\\b`,
    'i',
  ).exec(rest)?.groups?.count;
  const count = toCount(tail);
  return count && count <= 6 ? `; ${count} for executives` : '';
}
