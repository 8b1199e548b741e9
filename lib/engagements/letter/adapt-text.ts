import type { FlagResult } from '@/lib/templates/flags/schema';
import { isVerbatim } from '@/lib/pdf/quotes/match-key';
import { PHRASES } from './phrases';
import type { LetterTone } from './plan';
import { quotedWords } from './quote-text';
import type { Instruction } from './read-instruction';
import { sentencesOf } from '@/lib/format/sentences';
import { oneOf } from '@/lib/format/patterns';
import { SIGN_OFF_WORDS } from './adapt-text-patterns';

const GREETING =
  /^(?:dear|hello|hi|good (?:morning|day|afternoon)|to the (?:board|members)|to whom|ladies)\b[^\n]{0,100}$/i;
const SIGN_OFF = new RegExp(String.raw`^${oneOf(SIGN_OFF_WORDS)}[,.]?$`, 'i');
const LEAD_OF_TIMES = /\btimes?\b[^\n]*:\n- /i;

/** Changes a letter that was written by hand only as far as the instruction asks; the rest of its text stays. */
export function adaptText(
  content: string,
  wants: Instruction['wants'],
  plan: { tone: LetterTone; times: string[] },
  about: { companyName: string; flags: readonly FlagResult[] },
): string {
  let paragraphs = content.split(/\n{2,}/);
  if (wants.length < 0) paragraphs = paragraphs.map(shorten).filter(Boolean);
  if (wants.length > 0) paragraphs = insertBeforeEnd(paragraphs, evidenceNotQuoted(content, about.flags));
  if (wants.tone) paragraphs = withTone(paragraphs, wants.tone, about.companyName);
  if (wants.times === false || wants.times === true)
    paragraphs = paragraphs.filter((paragraph) => !LEAD_OF_TIMES.test(paragraph));
  if (wants.times === true && plan.times.length > 0)
    paragraphs = insertBeforeEnd(paragraphs, [PHRASES[plan.tone].times(plan.times)]);
  return paragraphs.join('\n\n');
}

/** Keeps questions, quotes and numbered items, and the first sentence of every other paragraph. */
function shorten(paragraph: string): string {
  if (isFrame(paragraph)) return paragraph;
  return paragraph
    .split('\n')
    .map((line) => {
      const sentences = sentencesOf(line).map(({ text }) => text);
      return sentences.filter((text, index) => index === 0 || /\?["”]?$/.test(text) || /[“"]/.test(text)).join(' ');
    })
    .filter(Boolean)
    .join('\n');
}

/** Evidence that the letter does not quote yet. */
function evidenceNotQuoted(content: string, flags: readonly FlagResult[]): string[] {
  const lines = flags.flatMap((flag) =>
    flag.evidence
      .filter(
        (one) =>
          !isVerbatim(content, one.quote) &&
          !isVerbatim(content, quotedWords(one.quote, 'detailed').words.replace(/ …$/, '')),
      )
      .map((one) => `- On page ${one.page_number}: “${quotedWords(one.quote, 'detailed').words}”`),
  );
  return lines.length > 0 ? [`For reference, your filing says:\n${[...new Set(lines)].join('\n')}`] : [];
}

function withTone(paragraphs: readonly string[], tone: LetterTone, company: string): string[] {
  const phrases = PHRASES[tone];
  const changed = paragraphs.map((paragraph, index) => {
    if (index === 0 && GREETING.test(paragraph) && /board|sir|madam/i.test(paragraph)) return phrases.greeting(company);
    const [first = '', ...rest] = paragraph.split('\n');
    if (SIGN_OFF.test(first.trim())) return [phrases.signOff, ...rest].join('\n');
    return tone === 'formal' ? formal(paragraph) : tone === 'friendly' ? friendly(paragraph) : paragraph;
  });
  const hasThanks = /\bthank|appreciate|hope this\b/i.test(changed.join(' '));
  return tone === 'friendly' && !hasThanks ? insertBeforeEnd(changed, [phrases.closing]) : changed;
}

const CONTRACTIONS: readonly (readonly [string, string])[] = [
  ['won’t', 'will not'],
  ["won't", 'will not'],
  ["can't", 'cannot'],
  ['can’t', 'cannot'],
  ["n't", ' not'],
  ['n’t', ' not'],
  ["'re", ' are'],
  ['’re', ' are'],
  ["'ve", ' have'],
  ['’ve', ' have'],
  ["'ll", ' will'],
  ['’ll', ' will'],
  ["I'm", 'I am'],
  ['I’m', 'I am'],
  ["'d love", ' would welcome'],
  ['’d love', ' would welcome'],
  ["'d", ' would'],
  ['’d', ' would'],
  ['Thanks so much', 'Thank you'],
  ['Thanks', 'Thank you'],
  ['really appreciate', 'appreciate'],
  ['a lot of', 'many'],
];
const RELAXED: readonly (readonly [string, string])[] = [
  ['We would be grateful', "We'd be grateful"],
  ['We would', "We'd"],
  ['we would', "we'd"],
  ['We are', "We're"],
  ['we are', "we're"],
  ['We have', "We've"],
  ['we have', "we've"],
  ['I am', "I'm"],
  ['cannot', "can't"],
  ['respectfully ', ''],
  ['Having reviewed', 'Having read'],
];

/** Applies `change` to the text outside quotations only; a quotation is never changed. */
function outsideQuotes(text: string, change: (part: string) => string): string {
  return text
    .split(/(“[^”]*”|"[^"]*")/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

const replaceAll = (pairs: readonly (readonly [string, string])[]) => (part: string) =>
  pairs.reduce((text, [from, to]) => text.split(from).join(to), part);
const formal = (text: string) => outsideQuotes(text, replaceAll(CONTRACTIONS));
const friendly = (text: string) => outsideQuotes(text, replaceAll(RELAXED));

function isFrame(paragraph: string): boolean {
  return (
    GREETING.test(paragraph) || SIGN_OFF.test((paragraph.split('\n')[0] ?? '').trim()) || LEAD_OF_TIMES.test(paragraph)
  );
}

function insertBeforeEnd(paragraphs: readonly string[], added: readonly string[]): string[] {
  const at = paragraphs.findLastIndex((paragraph) => SIGN_OFF.test((paragraph.split('\n')[0] ?? '').trim()));
  return at < 0 ? [...paragraphs, ...added] : [...paragraphs.slice(0, at), ...added, ...paragraphs.slice(at)];
}
