import { MEASURES } from '../measures';
import { LINE_ITEMS } from '../vocabulary';

export type FigureQuestion = {
  subject: { kind: 'line' | 'measure'; key: string };
  /** Years that it names, in its order. */
  years: number[];
  quarter: number | null;
  asks: 'value' | 'change' | 'direction' | 'threshold';
  direction: 'up' | 'down' | null;
  threshold: { isAbove: boolean; value: number } | null;
  /** What money is to be counted in; null where the question leaves it open. */
  scale: number | null;
  decimals: number | null;
};

/** Words that a question about a figure may have besides its subject; any other word may narrow it, as a segment does. */
const PLAIN =
  /^(?:what|whats|was|were|is|are|the|a|an|of|in|for|at|end|as|on|by|how|much|many|did|does|do|has|have|had|its|their|his|company|companys|companies|year|years|fiscal|fy|total|consolidated|reported|report|net|amount|value|level|figure|usd|us|dollars|dollar|million|millions|billion|billions|thousand|thousands|percent|percentage|give|state|tell|me|please|calculate|compute|answer|your|round|rounded|to|from|between|and|one|two|three|decimal|decimals|place|places|than|over|during|compared|with|versus|vs|prior|previous|last|latest|most|recent|ended|ending|it|be|q[1-4]|quarter|above|below|under|greater|more|less|exceed|exceeds|higher|lower|least|grow|grew|grown|growth|increase|increased|rise|rose|risen|change|changed|decline|declined|decrease|decreased|fall|fell|fallen|drop|dropped|improve|improved|rate|yoy|yearoveryear)$/;
const UP = /\b(?:grow|grew|grown|growth|increase[ds]?|rise|rose|risen|improved?|higher)\b/;
const DOWN = /\b(?:declined?|decreased?|fall|fell|fallen|drop(?:ped)?|lower)\b/;
const MOVES = new RegExp(`${UP.source}|${DOWN.source}|\\bchanged?\\b`);
const THRESHOLD =
  /\b(?<word>above|over|greater than|more than|higher than|exceeds?|at least|below|under|less than|lower than)\s+\$?(?<number>\d+(?:\.\d+)?)\b(?!\s*(?:decimal|million|billion))/;
const COUNTS: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const PLACES: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };
/** Of these a smaller value is the better one, or neither is: whether they improved is not for a figure to say. */
const NO_BETTER = /days|tax|debt|capital|payout|cash_flow_per|working/;

type Name = { words: string; subject: FigureQuestion['subject'] };

const NAMES: readonly Name[] = [
  ...LINE_ITEMS.map(({ key, label, names }) => ({ kind: 'line' as const, key, names: [label, ...(names ?? [])] })),
  ...MEASURES.map(({ key, label, names }) => ({ kind: 'measure' as const, key, names: [label, ...(names ?? [])] })),
]
  .flatMap(({ kind, key, names }) => names.map((name) => ({ words: plain(name), subject: { kind, key } })))
  .sort((a, b) => b.words.length - a.words.length);

/**
 * A question that a line item or measure accounts for as a whole; null for every other one, so that the figure of the
 * company is never given for a part of it, nor for another company.
 */
export function readFigureQuestion(question: string, companyWords: readonly string[]): FigureQuestion | null {
  if (question.length > 300) return null;
  const text = plain(question);
  const name = NAMES.find(({ words }) => ` ${text} `.includes(` ${words} `));
  if (!name) return null;
  const rest = ` ${text} `.replace(` ${name.words} `, ' ');
  const known = new Set(companyWords.map(plain));
  const isPlain = rest
    .split(' ')
    .every(
      (word) =>
        word === '' || PLAIN.test(word) || /^\d+(?:\.\d+)?$/.test(word) || /^fy\d{2,4}$/.test(word) || known.has(word),
    );
  if (!isPlain) return null;
  const asks = kindOf(rest, question);
  if (asks.kind === 'direction' && /\bimproved?\b/.test(rest) && NO_BETTER.test(name.subject.key)) return null;
  return {
    subject: name.subject,
    years: yearsOf(rest),
    quarter: Number(/\bq([1-4])\b/.exec(rest)?.[1] ?? 0) || null,
    asks: asks.kind,
    direction: asks.direction,
    threshold: asks.threshold,
    scale: COUNTS[/\b(thousand|million|billion)s?\b/.exec(rest)?.[1] ?? ''] ?? null,
    decimals: PLACES[/\b(one|two|three) decimals?\b/.exec(rest)?.[1] ?? ''] ?? null,
  };
}

type Asks = { kind: FigureQuestion['asks'] } & Pick<FigureQuestion, 'direction' | 'threshold'>;

function kindOf(rest: string, question: string): Asks {
  const isYesNo = /^\s*(?:did|does|is|was|were|are|has|have)\b/i.test(question);
  const found = THRESHOLD.exec(rest);
  if (isYesNo && found?.groups) {
    const isAbove = !/below|under|less|lower/.test(found.groups.word ?? '');
    return { kind: 'threshold', direction: null, threshold: { isAbove, value: Number(found.groups.number) } };
  }
  if (!MOVES.test(rest)) return { kind: 'value', direction: null, threshold: null };
  const direction = UP.test(rest) ? 'up' : DOWN.test(rest) ? 'down' : null;
  return { kind: isYesNo && direction ? 'direction' : 'change', direction, threshold: null };
}

function yearsOf(text: string): number[] {
  return [...text.matchAll(/\b(?:fy ?)?(20\d\d)\b|\bfy ?(\d\d)\b/g)].map(([, full, short]) =>
    Number(full ?? `20${short}`),
  );
}

/** Words in lower case, parted by single blanks, without marks, possessives and quotes. */
function plain(text: string): string {
  return ` ${text.toLowerCase()} `
    .replace(/[’‘]/g, "'")
    .replace(/'s\b/g, '')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)%/g, '$1 percent')
    .replace(/[^a-z0-9&.]+/g, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function wordsOf(text: string): string[] {
  return plain(text).split(' ').filter(Boolean);
}
