import { formatLongDate } from '@/lib/format/dates';
import type { FlagEvidence, FlagResult } from '@/lib/templates/flags/schema';
import { PHRASES, type Phrases } from './phrases';
import type { LetterLength, LetterPlan } from './plan';
import { guidelineOf, letterPoints, type LetterPoint } from './points';
import { isEntry, quotedWords, sentencesFirst } from './quote-text';

type LetterDocument = {
  document_id: string;
  form_type: string;
  fiscal_year: number | null;
  filing_date: string | null;
};

/** The material that a letter may use. */
export type LetterSubject = {
  companyName: string;
  agmDate: string | null;
  flags: readonly FlagResult[];
  documents: readonly LetterDocument[];
  sender: { name: string; organization: string };
  today: Date;
};

export type Letter = { subject: string; content: string };

const QUOTES_PER_POINT: Record<LetterLength, number> = { brief: 0, short: 1, standard: 2, detailed: 3 };
const TITLES_IN_SUBJECT = 3;

/**
 * Composes a stewardship letter from flags and evidence only: what the filing says in its own words, and one question
 * per point.
 */
export function composeLetter(about: LetterSubject, plan: LetterPlan): Letter {
  const phrases = PHRASES[plan.tone];
  const points = letterPoints(about.flags, plan.flagIndexes);
  const paragraphs = [
    phrases.greeting(about.companyName),
    opening(about, plan, phrases, points.length),
    ...points.map((point, index) => paragraphOf(about, plan, phrases, point, index, points.length > 1)),
    ...(plan.length === 'brief' ? [] : [phrases.meetingRequest]),
    ...(plan.times.length > 0 ? [phrases.times(plan.times)] : []),
    ...(plan.length === 'brief' || plan.length === 'short' ? [] : [phrases.closing]),
    [phrases.signOff, about.sender.name, about.sender.organization].filter(Boolean).join('\n'),
  ];
  return { subject: subjectOf(about, points), content: paragraphs.join('\n\n') };
}

function subjectOf({ companyName, agmDate }: LetterSubject, points: readonly LetterPoint[]): string {
  const titles = points
    .slice(0, TITLES_IN_SUBJECT)
    .map(({ title }, index) =>
      index === 0 || /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1),
    );
  const more = points.length - titles.length;
  const listed =
    more > 0
      ? `${titles.join(', ')} and ${more === 1 ? 'another point' : 'further points'}`
      : titles.length > 1
        ? `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
        : titles.join('');
  return (
    `${companyName}${agmDate ? `, ${agmDate.slice(0, 4)} annual meeting` : ''}: ` +
    `${listed || 'questions for the Board'}`
  ).slice(0, 300);
}

function opening(about: LetterSubject, plan: LetterPlan, phrases: Phrases, count: number): string {
  const sender = about.sender.organization || about.sender.name;
  const filings = filingsOf(about);
  if (plan.length === 'brief')
    return plan.tone === 'friendly'
      ? `We've read ${filings} and would love your view on the following.`
      : plan.tone === 'formal'
        ? `Having reviewed ${filings}, ${sender} respectfully seeks the Board's position on the following.`
        : `On behalf of ${sender}: having read ${filings}, we would value the Board's view on the following.`;
  return phrases.opening({ sender, filings, meeting: meetingOf(about), points: count });
}

function meetingOf({ agmDate, today }: LetterSubject): string | null {
  if (!agmDate) return null;
  return (
    `${agmDate >= today.toISOString().slice(0, 10) ? 'ahead of' : 'following'} your annual meeting of ` +
    `${formatLongDate(agmDate)}`
  );
}

/** Only the filings that contain the evidence. */
function readFilings(about: LetterSubject): readonly LetterDocument[] {
  const used = new Set(about.flags.flatMap((flag) => flag.evidence.map((one) => one.document_id)));
  const read = about.documents.filter((document) => used.has(document.document_id));
  return read.length > 0 ? read : about.documents;
}

function filingsOf(about: LetterSubject): string {
  const named = [...new Set(readFilings(about).map(nameOf))];
  if (named.length === 0) return 'your latest filings';
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : (named[0] ?? '');
}

function nameOf(document: LetterDocument): string {
  const kind = kindOf(document);
  return document.filing_date
    ? `${kind} filed on ${formatLongDate(document.filing_date)}`
    : document.fiscal_year
      ? `${kind} for fiscal year ${document.fiscal_year}`
      : kind;
}

function kindOf({ form_type: form }: LetterDocument): string {
  if (/^DEFA/i.test(form)) return 'your additional proxy materials';
  if (/14A/i.test(form)) return 'your proxy statement';
  if (/^10-K|^20-F|^40-F/i.test(form)) return `your annual report on Form ${form}`;
  if (/^10-Q/i.test(form)) return `your quarterly report on Form ${form}`;
  // "Compensation report" is a name; "8-K" is a form.
  return /\d/.test(form) ? `your filing on Form ${form}` : `your ${form.toLowerCase()}`;
}

function paragraphOf(
  about: LetterSubject,
  plan: LetterPlan,
  phrases: Phrases,
  point: LetterPoint,
  index: number,
  isNumbered: boolean,
): string {
  const number = isNumbered ? `${index + 1}. ` : '';
  const inTurn = <T>(variants: readonly T[]) => variants[index % variants.length];
  const { quotes, guideline } = quotesOfPoint(point, plan.length);
  const pages = [...new Set(point.evidence.map((one) => one.page_number))].slice(0, 3);
  if (plan.length === 'brief')
    return (
      `${number}${point.title}${
        pages.length > 0 ? ` (${pages.length > 1 ? 'pages' : 'page'} ${pages.join(', ')})` : ''
      }: ` + `${point.ask}`
    );
  const said = quotes.map((one, index) =>
    attributedQuote(about, plan, one, figuresOf(about, point), quotes[index - 1]?.document_id === one.document_id),
  );
  const parts = [
    ...(said.length > 0 ? said : [phrases.noWords]),
    ...(plan.length === 'detailed' ? [point.why] : []),
    ...(guideline && plan.length !== 'short' ? [inTurn(phrases.guideline)?.(guideline) ?? ''] : []),
    plan.length === 'short' ? point.ask : (inTurn(phrases.ask)?.(point.ask) ?? point.ask),
  ];
  return `${number}${point.title}\n${parts.join(' ')}`;
}

/**
 * The quotes for a point, and the conditions that they show; a condition without room for its quote is left out.
 * Sentences come before table entries; after a sentence, an entry is used only in a detailed letter.
 */
function quotesOfPoint(point: LetterPoint, length: LetterLength): { quotes: FlagEvidence[]; guideline: string | null } {
  const room = QUOTES_PER_POINT[length];
  const quotes: FlagEvidence[] = [];
  const told = point.claims.filter((claim) => {
    const wanted = preferredQuotes(claim.evidence, length).slice(0, room);
    const added = wanted.filter(
      (one, at) => ![...quotes, ...wanted.slice(0, at)].some((other) => isWithin(one, other)),
    );
    if (added.length > 0 && quotes.length + added.length > room) return quotes.length === 0;
    quotes.push(...added);
    return true;
  });
  return { quotes: quotes.slice(0, Math.max(room, 0)), guideline: guidelineOf(told) };
}

function preferredQuotes(evidence: readonly FlagEvidence[], length: LetterLength): FlagEvidence[] {
  const ordered = sentencesFirst(evidence);
  const told = ordered.filter((one) => !isEntry(one.quote));
  const isOfOneFact = new Set(evidence.map(({ claim }) => claim?.key)).size === 1;
  return told.length > 0 && isOfOneFact && length !== 'detailed' ? told : ordered;
}

function isWithin(one: FlagEvidence, other: FlagEvidence): boolean {
  const key = ({ quote }: FlagEvidence) => quote.replace(/\s+/g, '').toLowerCase();
  return one.document_id === other.document_id && key(other).includes(key(one));
}

/** Which document and page say what, in the words of the page. */
function attributedQuote(
  about: LetterSubject,
  plan: LetterPlan,
  evidence: FlagEvidence,
  figures: readonly string[],
  isContinued: boolean,
): string {
  const document = about.documents.find((one) => one.document_id === evidence.document_id);
  // The opening already named the filings in full; a filing is named in full again only when two are of the same kind.
  const twins = document ? readFilings(about).filter((other) => kindOf(other) === kindOf(document)) : [];
  const name = !document ? 'your filing' : twins.length > 1 ? nameOf(document) : kindOf(document);
  const { words, isEntry: isRow } = quotedWords(evidence.quote, plan.length, figures);
  const end = /[.!?…]$/.test(words) ? '' : '.';
  if (isContinued)
    return `${isRow ? 'It also has the entry' : 'It also says'}, on page ${evidence.page_number}: “${words}”${end}`;
  const where = `On page ${evidence.page_number}, ${name}`;
  return `${where} ${isRow ? 'has the entry' : plan.tone === 'formal' ? 'states' : 'says'}: “${words}”${end}`;
}

/** The figures that a rule decided on, in the forms that a quote may use. */
function figuresOf(about: LetterSubject, point: LetterPoint): string[] {
  return point.flagIndexes.flatMap((index) => about.flags[index]?.value?.match(/\d[\d,.]*\d|\d/g) ?? []);
}
