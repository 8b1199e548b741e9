import { formatDate, formatLongDate } from '@/lib/format/dates';
import { isVerbatim } from '@/lib/pdf/quotes/match-key';
import { flagSupport } from '@/lib/reports/flags/flag-support';
import { compileFlag } from '@/lib/templates/flags/compile-flag';
import { conditionOf } from '@/lib/templates/flags/describe-rule';
import type { FlagEvidence, FlagResult } from '@/lib/templates/flags/schema';
import type { LetterChecks, LetterSentence } from '../schema-email';
import { contentWords, sharedWords } from '@/lib/retrieval/terms/content-words';
import { figuresIn, isSameFigure, type Figure } from '@/lib/format/figures';
import { sentencesOf, type Sentence } from '@/lib/format/sentences';
import { findVotingConditions } from './voting-conditions';
import { alternatives, literally, oneOf, wholeWords } from '@/lib/format/patterns';
import {
  ABOUT_COMPANY_WORDS,
  BEGINS_WITH_FIGURE_WORDS,
  CONTEXT_YEAR_WORDS,
  DENIAL_WORDS,
  FIRST_PERSON_WORDS,
  GUIDELINE_WORDS,
  REPORTED_WORDS,
  STATES_WORDS,
} from './check-letter-patterns';

/** The material that a letter is checked against. */
export type LetterSource = {
  companyName: string;
  agmDate: string | null;
  flags: readonly FlagResult[];
  documents: readonly { form_type: string; fiscal_year: number | null; filing_date: string | null; label?: string }[];
  /** Our own phrases that contain figures but state nothing about the company, such as proposed meeting times. */
  givenFacts: readonly string[];
  /** Names of the writer and the writer's organization. */
  writers?: readonly string[];
};

type Place = { flag_index: number; evidence_index: number };
type Quoted = FlagEvidence &
  Place & {
    figures: Figure[];
    words: ReadonlySet<string>;
    /** Why the quotes of its flag do not show what the flag says. They may still be quoted word for word. */
    doubt: string | undefined;
  };

/**
 * Determines which sentences are supported by which quotes, which by none, and which make a vote conditional on a
 * change.
 */
export function checkLetter(letter: { subject: string; content: string }, source: LetterSource): LetterChecks {
  const evidence = source.flags.flatMap((flag, flag_index) => {
    const support = flagSupport(flag);
    return flag.evidence.map((one, evidence_index): Quoted => ({
      ...one,
      flag_index,
      evidence_index,
      figures: figuresIn(one.quote, { hasWords: true }),
      words: contentWords(one.quote),
      doubt: support.verdict === 'supported' ? undefined : support.reason,
    }));
  });
  const sentences = sentencesOf(letter.content).map((sentence) => judge(sentence, source, evidence));
  // A subject line names topics and states nothing; only its figures and quotations are checked.
  const subject = /\d|[“"]/.test(letter.subject)
    ? judge({ text: letter.subject, start: 0, end: 0 }, source, evidence, true)
    : undefined;
  const all = subject?.status === 'unlinked' ? [subject, ...sentences] : sentences;
  const voting_conditions = findVotingConditions(letter.content, source.writers ?? []);
  return {
    sentences: all,
    unlinked_count: all.filter(({ status }) => status === 'unlinked').length,
    voting_conditions,
    open_conditions: voting_conditions.length,
  };
}

/** Problems of the letter as sentences for the writer; empty when every statement is supported by a quote. */
export function problemsOf(checks: LetterChecks): string[] {
  return checks.sentences
    .filter(({ status }) => status === 'unlinked')
    .map(({ text, problems }) => `“${text}”: ${problems.join(' ')}`);
}

const OTHERWISE = 'The quoted words on this point do not say so, or say the opposite.';
const DENIAL = new RegExp(alternatives(DENIAL_WORDS), 'i');

/** Whether the text is a negation. A claim and its quote agree when both or neither are. */
function isDenial(text: string): boolean {
  return DENIAL.test(text);
}

const LIST_MARK = /^\s*(?:\d{1,2}[.)]|[-*•])\s+/;
const QUOTATION = /“([^”]+)”|"([^"]+)"/g;
const FIRST_PERSON = new RegExp(String.raw`^${oneOf(FIRST_PERSON_WORDS)}\b`, 'i');
const REPORTED = new RegExp(String.raw`^(?:we|i) (?:also )?${oneOf(REPORTED_WORDS)}\b`, 'i');
const ABOUT_COMPANY = new RegExp(alternatives(ABOUT_COMPANY_WORDS), 'i');
const STATES = wholeWords(STATES_WORDS, 'i');
const BEGINS_WITH_FIGURE = new RegExp(
  String.raw`^(?:only |just |about |nearly |over |some )?${oneOf(BEGINS_WITH_FIGURE_WORDS)}`,
  'i',
);
const GUIDELINE = new RegExp(
  String.raw`\b(?:our|we|under our|this comes up in our)\b[^.?!]*\b${oneOf(GUIDELINE_WORDS)}\b`,
  'i',
);

function judge(sentence: Sentence, source: LetterSource, evidence: readonly Quoted[], isTitle = false): LetterSentence {
  const quotations = [...sentence.text.matchAll(QUOTATION)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((words) => words.trim().split(/\s+/).length >= 3 || /\d/.test(words));
  const bare = writtenByUs(sentence.text.replace(QUOTATION, ' '), source.writers ?? []);
  const claim = withoutGiven(bare, source);
  const isQuestion = /\?["”]?$/.test(sentence.text.trim());
  const isGuideline = quotations.length === 0 && GUIDELINE.test(bare) && !REPORTED.test(bare);
  const asserts = !isTitle && !isQuestion && isAssertion(bare, source.companyName);
  const figures = figuresIn(claim, { hasWords: asserts && !isGuideline });

  if (isGuideline) return guideline(sentence, source, figures, evidence);
  const problems: string[] = [];
  const links = new Map<string, Place>();
  const linked: Quoted[] = [];
  const link = (one: Quoted) => {
    links.set(`${one.flag_index}.${one.evidence_index}`, {
      flag_index: one.flag_index,
      evidence_index: one.evidence_index,
    });
    linked.push(one);
  };

  for (const words of quotations) {
    const holding = evidence.filter((one) => partsOf(words).every((part) => isVerbatim(one.quote, part)));
    if (holding.length > 0) holding.forEach(link);
    else problems.push(`These words are not in any verified quote: “${words.slice(0, 120)}”.`);
  }
  const claimWords = contentWords(bare);
  // A figure is supported only when the sentence is about the same subject as the quote, not when the digits agree by
  // chance.
  const closest = Math.max(0, ...evidence.map((one) => sharedWords(claimWords, one.words)));
  const isOnPoint = (one: Quoted) =>
    linked.includes(one) ||
    (sharedWords(claimWords, one.words) > 0 && sharedWords(claimWords, one.words) * 2 >= closest);
  for (const figure of figures) {
    const holding = evidence.filter(
      (one) => one.figures.some((other) => isSameFigure(figure, other)) && isOnPoint(one),
    );
    const [doubted] = holding;
    if (holding.length > 0 && quotations.length === 0 && holding.every(({ doubt }) => doubt !== undefined))
      problems.push(`The quoted words do not prove this by themselves. ${doubted?.doubt ?? ''}`.trim());
    else if (holding.length > 0) holding.forEach(link);
    else problems.push(`The figure ${figure.text} is not in any verified quote on this point.`);
  }
  if (asserts && quotations.length === 0 && links.size === 0 && problems.length === 0) {
    const best = evidence.filter(
      (one) =>
        claimWords.size > 0 && sharedWords(claimWords, one.words) >= Math.max(2, Math.ceil(claimWords.size * 0.5)),
    );
    const agreeing = best.filter((one) => one.doubt === undefined && isDenial(one.quote) === isDenial(bare));
    if (agreeing.length > 0) agreeing.forEach(link);
    else if (best.length > 0) problems.push(OTHERWISE);
    else problems.push('It states something about the company and is not supported by a verified quote.');
  }
  problems.push(...wrongPages(bare, linked, evidence));
  const isFact = quotations.length > 0 || figures.length > 0 || asserts || problems.length > 0;
  if (!isFact) return { ...sentence, kind: 'other', status: 'none', evidence: [], problems: [] };
  return {
    ...sentence,
    kind: 'fact',
    status: problems.length > 0 ? 'unlinked' : links.size > 0 ? 'linked' : 'none',
    evidence: [...links.values()],
    problems,
  };
}

/** Removes the writer's own names, such as "3i Group" or "Fund 100 Partners": their digits are not figures to check. */
function writtenByUs(text: string, writers: readonly string[]): string {
  const names = writers.filter((name) => /\p{L}{2}/u.test(name)).sort((one, other) => other.length - one.length);
  return names.reduce(
    (rest, name) => rest.replace(new RegExp(`(?<![\\p{L}\\d])${literally(name)}(?![\\p{L}\\d])`, 'gu'), 'we'),
    text,
  );
}

/** A statement of our expectations may contain the numbers of the letter's own flags and no others. */
function guideline(
  sentence: Sentence,
  source: LetterSource,
  figures: readonly Figure[],
  evidence: readonly Quoted[],
): LetterSentence {
  const ours = source.flags.flatMap((flag) =>
    figuresIn(
      `${flag.flag_description} ${flag.understood_as} ` +
        `${compileFlag(flag.flag_description).rules.map(conditionOf).join(' ')}`,
      { hasWords: true },
    ),
  );
  const strange = figures.filter(
    (figure) =>
      !ours.some((other) => isSameFigure(figure, other)) &&
      !evidence.some((one) => one.figures.some((other) => isSameFigure(figure, other))),
  );
  const problems = strange.map((figure) => `The figure ${figure.text} is not in any of the flags.`);
  return { ...sentence, kind: 'guideline', status: problems.length > 0 ? 'unlinked' : 'none', evidence: [], problems };
}

function isAssertion(bare: string, companyName: string): boolean {
  const text = bare.replace(LIST_MARK, '').trim();
  if (text.split(/\s+/).length < 4 || !STATES.test(text)) return false;
  if (REPORTED.test(text)) return ABOUT_COMPANY.test(text) || text.includes(companyName);
  if (BEGINS_WITH_FIGURE.test(text)) return true;
  return (
    !FIRST_PERSON.test(text) &&
    (ABOUT_COMPANY.test(text) || text.includes(companyName) || /^[A-Z][a-z]+ [A-Z]/.test(text))
  );
}

const PAGES = /\(?\b(?:pages?|pp?\.)\s*(\d+(?:\s*(?:,|and|&|[-–])\s*\d+)*)\)?/gi;
const FORMS = /\b(?:Forms?\s+)?(?:DEF[A-Z]*\s?14A|PRE\s?14A|10-[KQ](?:\/A)?|[24]0-F|[68]-K|13[DFG]|14A)\b/gi;
const CONTEXT_YEAR = new RegExp(alternatives(CONTEXT_YEAR_WORDS), 'gi');

/**
 * The text without list numbers, pages, form names, known dates and our own phrases. What remains must be supported.
 */
function withoutGiven(text: string, source: LetterSource): string {
  const years = new Set([
    source.agmDate?.slice(0, 4),
    ...source.documents.flatMap(({ fiscal_year, filing_date }) => [
      fiscal_year ? String(fiscal_year) : undefined,
      filing_date?.slice(0, 4),
    ]),
  ]);
  const dates = [source.agmDate, ...source.documents.map(({ filing_date }) => filing_date)]
    .filter((date) => date !== null)
    .flatMap((date) => [formatLongDate(date), formatDate(date), date]);
  let rest = text.replace(LIST_MARK, ' ');
  for (const phrase of [...source.givenFacts, ...dates, source.companyName]) rest = rest.split(phrase).join(' ');
  rest = rest.replace(PAGES, ' ').replace(FORMS, ' ');
  return rest.replace(CONTEXT_YEAR, (whole: string, one?: string, other?: string) =>
    years.has(one ?? other) ? ' ' : whole,
  );
}

/** A page that is named must be a page of the evidence, and with a quotation, of the quoted evidence. */
function wrongPages(bare: string, linked: readonly Quoted[], evidence: readonly Quoted[]): string[] {
  const cited = [...bare.matchAll(PAGES)].flatMap((match) => (match[1] ?? '').match(/\d+/g) ?? []).map(Number);
  const allowed = new Set((linked.length > 0 ? linked : evidence).map(({ page_number }) => page_number));
  return cited
    .filter((page) => !allowed.has(page))
    .map((page) =>
      linked.length > 0
        ? `The statement is on page ${[...allowed].join(' or ')}, not on page ${page}.`
        : `There is no verified quote on page ${page}.`,
    );
}

/** The verbatim parts of a quotation between ellipses. */
function partsOf(words: string): string[] {
  const parts = words.split(/\s*(?:…|\.\.\.|\[[^\]]*\])\s*/).map((part) => part.replace(/[.,;:]+$/, '').trim());
  return parts.filter((part) => part.length > 0);
}
