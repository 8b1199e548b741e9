import { alternatives, oneOf } from '@/lib/format/patterns';
import { SCALES, smallCount, toCount } from '@/lib/format/words/number-words';
import { INSTRUCTION_WORDS, PLACE_WORDS, TAIL_WORDS, ASKING_WORDS } from './strip-instructions-patterns';

/** Sentences that say how to answer, not what is asked. */
const INSTRUCTION = new RegExp(alternatives(INSTRUCTION_WORDS), 'i');
/** Where the numbers are to be taken from. */
const PLACE = new RegExp(String.raw`\b(?:${alternatives(PLACE_WORDS)})\b`, 'i');
const ASKS = new RegExp(String.raw`^\s*${oneOf(ASKING_WORDS)}\b`, 'i');

/** How the answer is to be given, from anywhere in the question. */
export type AnswerFormat = {
  scale: number | null;
  decimals: number | null;
  isInBasisPoints?: boolean;
  isAsRatio?: boolean;
};

const DECIMALS = new RegExp(String.raw`\b(${smallCount(1, 4)}|\d)\s+decimal`, 'i');

/** The scale, decimals and form that a question asks for; null where it asks for none. */
export function answerFormatOf(question: string): AnswerFormat {
  const scale = /\b(thousand|million|billion)s?\b/i.exec(question)?.[1]?.toLowerCase();
  const places = DECIMALS.exec(question)?.[1];
  return {
    // "The pay-out ratio" of 79 % is 0.79 too, where the question does not ask for percents.
    isAsRatio: /\bratio\b/i.test(question) && !/percent|%/i.test(question),
    isInBasisPoints: /\bbasis points?\b|\bbps\b/i.test(question),
    scale: SCALES[scale ?? ''] ?? null,
    decimals:
      places === undefined ? (/\bwhole (?:number|percent)/i.test(question) ? 0 : null) : (toCount(places) ?? null),
  };
}

/** "As an analyst, we want to know: …" */
const LEAD = new RegExp(
  String.raw`^(?:as an? [^,.?]{3,60},\s*)?` +
    String.raw`(?:(?:we|i)(?:'d| would)? (?:need|want|like|have) to (?:know|understand|determine|see)\b[:,]?\s*)?`,
  'i',
);

/** The question alone: without sentences of instruction, and without clauses that name where to look. */
export function stripInstructions(question: string): string {
  // Not those of `lib/format/sentences`: a colon ends what leads to a question.
  const sentences = question.replace(LEAD, '').split(/(?<=[.?!:])\s+(?=[A-Z(])/);
  const asking = sentences.filter(
    (sentence) => !INSTRUCTION.test(sentence) || (/\?\s*$/.test(sentence) && !/^if\b/i.test(sentence)),
  );
  const kept = asking.length > 0 ? asking : sentences.slice(0, 1);
  return kept.map(withoutClauses).join(' ').trim();
}

/** "…, as shown in the balance sheet": where to look, at the end of what is asked. */
const TAIL = new RegExp(
  String.raw`,?\s+(?:(?:${alternatives(TAIL_WORDS)})\s)+[^,?]*\b` +
    String.raw`(?:statements?(?: of [a-z ]+)?|balance sheets?|p&l|filings?|data|10-?k)\b` +
    String.raw`(?=\s*(?:[?.,(]|$|\bbetween\b|\bfor\b|\bin\b|\bat\b|\bas of\b))`,
  'i',
);

function withoutClauses(sentence: string): string {
  let text = sentence
    .replace(/\((?:formerly|previously|f\/?k\/?a|also|now)\b[^)]*\)|\((?:NYSE|NASDAQ|Nasdaq)[^)]*\)/g, ' ')
    .replace(/\((?=[^)]*\b(?:round|units?|decimals?|percents?|in (?:usd|millions?|billions?))\b)[^)]*\)/gi, ' ');
  // "Basing your judgment on the balance sheet, what is …": a clause before the question itself.
  for (const { index } of text.matchAll(/[,:]/g)) {
    const [lead, rest] = [text.slice(0, index), text.slice(index + 1)];
    if (PLACE.test(lead) && ASKS.test(rest) && !ASKS.test(lead)) {
      text = rest.trim();
      break;
    }
  }
  const match = TAIL.exec(text);
  // A period or a name inside the tail is part of what is asked.
  if (match && !/\b(?:segments?|division)\b/i.test(match[0])) {
    const years = match[0].match(/\b(?:FY\s?)?(?:20)\d\d\b/gi)?.join(' ') ?? '';
    text = text.replace(match[0], ` ${years} `);
  }
  return text.replace(/\bon (?:its|the) balance sheets?\b/gi, ' ');
}
