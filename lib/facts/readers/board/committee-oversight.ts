import type { FactKey } from '@/lib/facts/fact-keys';
import { before, isContentsPage, matchesOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import type { FactDraft } from '@/lib/facts/types';
import { oneOf, wholeWords } from '@/lib/format/patterns';
import {
  COMMITTEE_SUBJECTS,
  DUTY_WORDS,
  LEAD_WORDS,
  NAMED_WITH_SHORT_FORM,
  NOT_A_DUTY,
  NO_COMMITTEE_NAME_WORDS,
} from './committee-oversight-patterns';

const WORD = '(?:[A-Z][A-Za-z-]+|[a-z]+)';
const CAPITALIZED = /((?:[A-Z][A-Za-z&-]*,?\s(?:and\s|&\s|of\s|on\s)?){1,8}Committee)\b/g;
const LOWER = new RegExp(
  String.raw`\b(?:our|the|its)\s(${oneOf(COMMITTEE_SUBJECTS)}(?:,?\s(?:and\s)?${WORD}){0,6}?` +
    String.raw`\scommittee)\b`,
  'g',
);
const DUTY = wholeWords(DUTY_WORDS, 'i');

const SUBJECTS: [FactKey, RegExp][] = [
  [
    'cybersecurity_oversight',
    /\b(?:cyber\s?-?\s?security|cyber|information security|data security|information technology (?:risk|security))\b/gi,
  ],
  [
    'esg_oversight',
    /\b(?:ESG|environmental(?:,)? (?:and )?social|sustainability|climate(?:-related)?|corporate responsibility)\b/gi,
  ],
];

/** Which board committee oversees cybersecurity, and which environmental and social matters. */
export function readCommitteeOversight(filing: FilingText): FactDraft[] {
  const fullNames = definedNames(filing);
  return SUBJECTS.flatMap(([key, subject]) =>
    resolveContradictions(
      [...matchesOf(filing, subject)]
        .flatMap((match) => toOversight(key, match))
        .map((draft) => ({ ...draft, value: fullNames.get(String(draft.value).toLowerCase()) ?? draft.value })),
    ),
  );
}

/** "Audit and Finance Committee (the "Audit Committee")": maps the short name to the full one. */
function definedNames(filing: FilingText): Map<string, string> {
  const names = new Map<string, string>();
  for (const match of matchesOf(filing, NAMED_WITH_SHORT_FORM)) {
    const full = committeesIn(match.text.slice(0, match.text.indexOf('('))).at(-1);
    const short = match.groups.short?.toLowerCase();
    if (full && short && full.toLowerCase() !== short && !names.has(short)) names.set(short, full);
  }
  return names;
}

function toOversight(key: FactKey, match: Match): FactDraft[] {
  const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
  if (isContentsPage(match.page) || NOT_A_DUTY.test(`${before(match, 120)} ${sentence}`)) return [];
  const inSentence = committeesIn(sentence);
  const nearest = inSentence.at(0) ?? committeesIn(before(match, 900)).at(-1);
  if (!nearest) return [];
  let confidence = inSentence.length > 0 ? 0.7 : 0.52;
  if (DUTY.test(sentence)) confidence += 0.12;
  if (/\boversee|oversight|responsib/i.test(sentence)) confidence += 0.06;
  if (sentence.length < 60) confidence -= 0.1;
  if (/\b(?:full board|board as a whole)\b/i.test(sentence)) confidence -= 0.06;
  return [{ key, value: nearest, span: match.sentence, confidence }];
}

const NO_COMMITTEE_NAME = new RegExp(String.raw`^${oneOf(NO_COMMITTEE_NAME_WORDS)}\s+committee$`, 'i');

function committeesIn(text: string): string[] {
  const found = [...text.matchAll(CAPITALIZED), ...text.matchAll(LOWER)]
    .map((match) => ({
      index: match.index,
      name: (match[1] ?? '').replace(LEAD_WORDS, '').trim(),
    }))
    .filter(
      ({ name }) =>
        name.includes(' ') &&
        !NO_COMMITTEE_NAME.test(name) &&
        !/\b(?:steering|management|disclosure|executive risk|working|internal)\b/i.test(name) &&
        name.length <= 80,
    );
  return found.sort((a, b) => a.index - b.index).map(({ name }) => name);
}

/** Keeps the committee that most statements name, with the clearest quote. */
function resolveContradictions(drafts: FactDraft[]): FactDraft[] {
  const weight = new Map<string, number>();
  const keyOf = (draft: FactDraft) => String(draft.value).toLowerCase();
  for (const draft of drafts) weight.set(keyOf(draft), (weight.get(keyOf(draft)) ?? 0) + draft.confidence - 0.4);
  const ranked = [...weight].sort((a, b) => b[1] - a[1]).slice(0, 2);
  return ranked.flatMap(([name], place) => {
    const best = drafts.filter((draft) => keyOf(draft) === name).toSorted((a, b) => b.confidence - a.confidence)[0];
    return best ? [{ ...best, confidence: Math.min(0.92, best.confidence + (place === 0 ? 0.04 : -0.2)) }] : [];
  });
}
