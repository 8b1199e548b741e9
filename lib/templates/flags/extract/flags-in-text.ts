import { flagLines } from '../../flag-lines.rules';
import { MAX_FLAG_LENGTH } from '../../schema';
import { compileFlag } from '../compile-flag';
import { alternatives, wholeWords } from '@/lib/format/patterns';
import { CONDITION_WORDS, SUBJECT_WORDS, THRESHOLD_WORDS } from './flags-in-text-patterns';

const MAX_FLAGS = 100;
/** Most lines of a policy that are read, about 300 printed pages. */
const MAX_LINES = 15_000;
/** A paragraph of a word processor is one line; no sentence is longer than this. */
const MAX_LINE_CHARS = 8_000;
/** Longest text joined from printed lines that continue each other. */
const MAX_JOINED_CHARS = 2_000;
const BULLET = /^\s*(?:[-*•▪◦‣●○–—➢✓]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+/i;
const SUBJECT = wholeWords(SUBJECT_WORDS, 'i');
const THRESHOLD = new RegExp(alternatives(THRESHOLD_WORDS), 'i');
const CONDITION = new RegExp(alternatives(CONDITION_WORDS), 'i');

/** The flags of a policy text, and the line that is probably its title. */
export function readFlags(text: string): { flags: string[]; title: string | undefined } {
  const opening = text
    .slice(0, 10_000)
    .split('\n')
    .map((line) => line.replace(/^#+\s*/, '').trim());
  return { flags: flagsInText(text), title: opening.find((line) => line.length > 3 && line.length <= 120) };
}

/**
 * The flags of a policy text, found without a model: list items and sentences that are typed rules, or that name a
 * governance subject with a threshold or condition.
 */
export function flagsInText(text: string): string[] {
  return flagLines(
    candidates(text)
      .filter(({ line, isItem }) => line.length <= MAX_FLAG_LENGTH && line.length >= 8 && isFlag(line, isItem))
      .map(({ line }) => line)
      .join('\n'),
  ).slice(0, MAX_FLAGS);
}

function isFlag(line: string, isItem: boolean): boolean {
  if (line.endsWith(':') || line.endsWith('?')) return false;
  if (compileFlag(line).kind === 'rule') return isItem || THRESHOLD.test(line) || CONDITION.test(line);
  if (!SUBJECT.test(line)) return false;
  return CONDITION.test(line) || (THRESHOLD.test(line) && (isItem || line.length <= 220));
}

type Candidate = { line: string; isItem: boolean };

/** List items with their continuation lines, and the sentences of other text. */
function candidates(text: string): Candidate[] {
  const found: Candidate[] = [];
  let open: Candidate | undefined;
  const close = () => {
    if (open) found.push(...split(open));
    open = undefined;
  };
  for (const long of text.split(/\r\n?|\n/, MAX_LINES)) {
    const raw = long.slice(0, MAX_LINE_CHARS);
    const line = raw
      .replace(/^#+\s*|\*\*|__|\|/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (line === '') close();
    else if (BULLET.test(raw) || BULLET.test(line)) {
      close();
      open = { line: line.replace(BULLET, ''), isItem: true };
    } else if (open && continues(open.line, line)) open = { ...open, line: `${open.line} ${line}` };
    else {
      close();
      open = { line, isItem: isShortLine(line) };
    }
  }
  close();
  return found;
}

/** Whether a printed line continues in the next one. */
function continues(before: string, line: string): boolean {
  return (
    before.length <= MAX_JOINED_CHARS &&
    !/[.;:!?]$/.test(before.slice(-1)) &&
    (/^[a-z(,%\d]/.test(line) || before.length > 70)
  );
}

/** A separate line without a full stop counts as an item, even without a bullet. */
function isShortLine(line: string): boolean {
  return line.length <= 120 && !/[.;]\s\S/.test(line);
}

function withoutStops(sentence: string): string {
  let end = sentence.trimEnd().length;
  while (end > 0 && /[;.]/.test(sentence.charAt(end - 1))) end -= 1;
  return sentence.slice(0, end).trimStart();
}

/**
 * Not at the ends of `lib/format/sentences`: a semicolon separates two flags, and so does a bullet after a full stop.
 */
function split({ line, isItem }: Candidate): Candidate[] {
  const sentences = line.split(/(?<=[.;!?])\s+(?=[A-Z•-])/).map(withoutStops);
  return sentences.filter(Boolean).map((sentence) => ({ line: sentence, isItem: isItem && sentences.length <= 2 }));
}
