import { after, before, matchesOn, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import { isContentsPage } from '@/lib/reading/text/filing-text';
import { MONEY, toNumber } from '@/lib/facts/text/values';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import type { FactDraft } from '@/lib/facts/types';
import { alternatives, oneOf } from '@/lib/format/patterns';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import {
  LEFT_OUT,
  NUMBER_GOES_ON,
  PAY_RATIO_WORDS,
  RATIO_WORDS,
  ROW_CEO,
  SUPPLEMENT_WORDS,
} from './pay-ratio-patterns';

const RATIO = new RegExp(String.raw`(?<![\d:.])${oneOf(RATIO_WORDS)}`, 'gi');
const AMOUNT = new RegExp(MONEY, 'g');

/** Methods beside the one the rule asks for. */
const SUPPLEMENT = new RegExp(String.raw`\b(${alternatives(SUPPLEMENT_WORDS)})\b`, 'i');

/** Item 402(u): the ratio of the chief executive's pay to the median employee's pay, and both amounts. */
export function readPayRatio(filing: FilingText): FactDraft[] {
  const pages = filing.pages.filter(
    (page) => PAY_RATIO_WORDS.test(page.text) && /median/i.test(page.text) && !isContentsPage(page),
  );
  const ratios = pages.flatMap((page) => [
    ...[...matchesOn(page, RATIO)].flatMap(toRatio),
    ...[...matchesOn(page, ROW)].flatMap(toRowRatio),
  ]);
  const amounts = pages.flatMap((page) => [...matchesOn(page, AMOUNT)].flatMap(toAmount));
  return withCrossCheck(
    rankCandidates(latestFirst(ratios)),
    rankCandidates(amounts.filter((draft) => draft.key === 'median_employee_pay')),
    rankCandidates(amounts.filter((draft) => draft.key === 'ceo_total_pay')),
  );
}

/** "Ratio of CEO to Median Employee Total Annual Compensation   214.5": a row without ": 1". */
const ROW = new RegExp(
  String.raw`\bratio of (?:the |our )?${oneOf(ROW_CEO)}` +
    String.raw`\b[^.;\d]{0,60}\bmedian\b[^.;\d$]{0,60}\s(?<value>\d[\d,]*(?:\.\d+)?)(?!` +
    String.raw`${alternatives(NUMBER_GOES_ON)})`,
  'gi',
);

function toRowRatio(match: Match): FactDraft[] {
  const value = toNumber(match.groups.value);
  const isYear = value !== undefined && value >= 1990 && value <= 2100 && !match.groups.value?.includes(',');
  return value === undefined || isYear
    ? []
    : [{ key: 'ceo_pay_ratio', value, unit: 'ratio', period: null, span: match.sentence, confidence: 0.84 }];
}

const OTHER_OFFICERS = /\b(?:other|remaining|next)\b[^.;]{0,30}\b(?:NEOs?|named executive|executives?|officers?)\b/i;

/** "The ratio of our CEO's pay to the average of our other NEOs was 3:1": the pay of officers, not of employees. */
function isToOtherOfficers(match: Match): boolean {
  const lead = match.page.text.slice(match.sentence.start, match.start);
  return OTHER_OFFICERS.test(lead) && !/median/i.test(lead);
}

const OF_OTHERS = /\b(?:peers?|peer group|S&P|Russell|Fortune|industry|other companies)\b[^.;]{0,90}$/i;
const BETWEEN = /\b(?:between|rang(?:ed|es|ing)(?: from)?|from)\s(?:\d[\d,.]*\s?(?::|to)\s?1\s(?:and|to)\s)?$/i;

/** "The median ratio of our peers was 250:1", "ratios ranged from 90:1 to 310:1": not this company's ratio. */
function isOfOthers(match: Match): boolean {
  const lead = match.page.text.slice(match.sentence.start, match.start);
  return OF_OTHERS.test(lead) || BETWEEN.test(lead);
}

const WOULD_HAVE = /\bwould(?:n['’]t| not)? have (?:been|\w+ed)\b/gi;
const IN_FACT = /\b(?:but|however|whereas|while|actual(?:ly)?|reported)\b/i;

/** "If we had excluded the award, the ratio would have been 133:1": a hypothetical value is not used. */
function isConditional(match: Match): boolean {
  const lead = match.page.text.slice(match.sentence.start, match.start);
  const said = [...lead.matchAll(WOULD_HAVE)].at(-1);
  if (said) return !IN_FACT.test(lead.slice(said.index));
  return /^[^.;\d]{0,30}\bwould have been\b/i.test(after(match, 60));
}

function toRatio(match: Match): FactDraft[] {
  const value = toNumber(match.groups.many ?? match.groups.reversed ?? match.groups.times);
  const context = before(match, 520);
  const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
  if (value === undefined || value < 0.01 || value > 20_000 || isConditional(match)) return [];
  if (isToOtherOfficers(match) || isOfOthers(match)) return [];
  if (!/median/i.test(`${context} ${after(match, 160)}`)) return [];
  if (!/ratio|median|times/i.test(`${context.slice(-220)} ${sentence}`)) return [];
  if (match.groups.times && !/median/i.test(`${context.slice(-200)} ${after(match, 160)}`)) return [];
  if (
    /\b(salary|ownership|guideline|vesting|target|bonus)\b/i.test(context.slice(-80)) &&
    !/ratio/i.test(context.slice(-120))
  )
    return [];
  let confidence = match.groups.times ? 0.7 : 0.86;
  if (/ratio/i.test(sentence)) confidence += 0.06;
  if (SUPPLEMENT.test(`${context.slice(-260)}`) && !/\bnot\b/.test(context.slice(-40))) confidence -= 0.22;
  // In a year with two chief executives, the former one is second.
  if (
    /\b(?:former|retired|previous|outgoing|interim)\b[^:$\d]{0,120}$/i.test(context.slice(-160)) &&
    !/\bcurrent|\bnew\b/i.test(context.slice(-60))
  )
    confidence -= 0.18;
  return [{ key: 'ceo_pay_ratio', value, unit: 'ratio', period: yearBefore(match), span: match.sentence, confidence }];
}

const OF_CHIEF = new RegExp(
  String.raw`\bCEO\b|chief executive|\bPEO\b|principal executive|\b${PLAIN_TITLE}\.\s[A-Z]|\bchair`,
  'gi',
);

/** Assigns an amount to the nearest person mentioned before it, or to "for our median employee" after it. */
function toAmount(match: Match): FactDraft[] {
  const value = toNumber(match.text);
  if (value === undefined || value < 500 || isConditional(match)) return [];
  // "the median of all employees (other than our CEO)" is about the median.
  const context = before(match, Math.max(260, match.start - match.sentence.start)).replace(LEFT_OUT, ' ');
  const clause = context.slice(context.lastIndexOf('$') + 1);
  const median = lastIndexOf(clause, /median/gi);
  const chief = lastIndexOf(clause, OF_CHIEF);
  const behind = after(match, 70);
  const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
  let confidence = 0.62;
  if (/total (?:annual )?compensation|annual (?:total )?compensation|compensated/i.test(`${clause} ${sentence}`))
    confidence += 0.14;
  if (SUPPLEMENT.test(context)) confidence -= 0.2;
  if (
    /^(?!,? and\b)[^.$]{0,20}\b(?:for|to|by|of) (?:our|the) median/i.test(behind) ||
    (median > chief && median >= 0)
  ) {
    return value < 3_000_000
      ? [{ key: 'median_employee_pay', value, unit: 'USD', span: match.sentence, confidence }]
      : [];
  }
  if (chief < 0) return [];
  return [{ key: 'ceo_total_pay', value, unit: 'USD', span: match.sentence, confidence: confidence - 0.06 }];
}

/** "In 2022 it was 95 to 1": the year that a sentence gives for its value. */
function yearBefore(match: Match): string | null {
  const lead = match.page.text.slice(match.sentence.start, match.start);
  return [...lead.matchAll(/\b(20\d\d)\b/g)].at(-1)?.[1] ?? null;
}

/** Puts the latest ratio first; ratios of earlier years are for comparison. */
function latestFirst(drafts: FactDraft[]): FactDraft[] {
  const latest = Math.max(0, ...drafts.map((draft) => Number(draft.period ?? 0)));
  const hasCurrent = drafts.some((draft) => draft.period === null);
  return drafts.map((draft) =>
    draft.period && (Number(draft.period) < latest || (hasCurrent && isLookingBack(draft, drafts)))
      ? { ...draft, confidence: draft.confidence - 0.3 }
      : draft,
  );
}

/** A value with a year after one without a year on the same page refers to an earlier year. */
function isLookingBack(draft: FactDraft, drafts: FactDraft[]): boolean {
  return drafts.some(
    (other) => other.period === null && other.span.page === draft.span.page && other.span.start < draft.span.start,
  );
}

function lastIndexOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}

/** Raises the confidence of a ratio and two amounts when the ratio is their quotient. */
function withCrossCheck(ratios: FactDraft[], medians: FactDraft[], chiefs: FactDraft[]): FactDraft[] {
  const vouched = new Set<FactDraft>();
  for (const ratio of ratios) {
    for (const median of medians) {
      for (const chief of chiefs) {
        const quotient = Number(chief.value) / Number(median.value);
        if (Math.abs(quotient - Number(ratio.value)) > Math.max(0.006 * quotient, quotient < 20 ? 0.06 : 0.6)) continue;
        vouched.add(ratio).add(median).add(chief);
      }
    }
  }
  const raise = (draft: FactDraft) =>
    vouched.has(draft) ? { ...draft, confidence: Math.min(0.98, draft.confidence + 0.1) } : draft;
  return [...ratios, ...medians, ...chiefs].map(raise);
}
