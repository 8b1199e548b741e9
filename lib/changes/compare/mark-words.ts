import { diffArrays } from 'diff';
import { isNumberToken, isWordToken, printToken } from './tokens';
import type { Token } from './types';

export type WordOp = 'same' | 'insert' | 'delete';
export type WordRun = { op: WordOp; text: string };

/** The change from one paragraph to another, word by word. */
export type WordChange = {
  runs: WordRun[];
  /** Positions of the tokens of sentences that a change touches. */
  touchedFrom: Set<number>;
  touchedTo: Set<number>;
  inserted: number;
  deleted: number;
  /** Nothing but figures, dates and the signs beside them changed. */
  isNumbersOnly: boolean;
};

/** Words that may differ; a text that was rewritten further is shown as replaced. */
const MAX_EDITS = 3_000;
/** A short word between two replaced stretches of at least this many words makes one stretch easier to read. */
const LEAST_REWRITTEN = 8;
const LONGEST_BRIDGE = 2;

type Step = { op: WordOp; from: Token[]; to: Token[] };

/** Null when both say the same. */
export function markWords(from: readonly Token[], to: readonly Token[], isRow: boolean): WordChange | null {
  if (isRow && haveSameWords(from, to)) return null;
  const steps = bridged(slideSteps(stepsOf(from, to)));
  const changed = steps.filter(({ op }) => op !== 'same');
  if (changed.length === 0) return null;
  const count = (op: WordOp) =>
    changed.filter((step) => step.op === op).reduce((sum, step) => sum + tokensOf(step).filter(isWordToken).length, 0);
  const touched = touchedTokens(steps, from, to);
  return {
    runs: runsOf(steps, from, to),
    ...touched,
    inserted: count('insert'),
    deleted: count('delete'),
    isNumbersOnly: changed.every((step) => tokensOf(step).every(isNumberToken)),
  };
}

/** The words that only one of two paragraphs has. */
export function removedAndAddedWords(from: readonly Token[], to: readonly Token[], isRow: boolean) {
  if (from.length === 0 || to.length === 0) return { lost: new Set(from), gained: new Set(to) };
  const isSame = from.length === to.length && from.every(({ key }, at) => key === to[at]?.key);
  const steps = isSame || (isRow && haveSameWords(from, to)) ? [] : stepsOf(from, to);
  const told = (op: WordOp, side: 'from' | 'to') =>
    new Set(steps.filter((step) => step.op === op).flatMap((step) => step[side]));
  return { lost: told('delete', 'from'), gained: told('insert', 'to') };
}

/** The cells of a row come in another order where the columns are set in other widths. */
function haveSameWords(from: readonly Token[], to: readonly Token[]): boolean {
  if (from.length !== to.length) return false;
  const keys = (tokens: readonly Token[]) => tokens.map(({ key }) => key).sort();
  const others = keys(to);
  return keys(from).every((key, index) => key === others[index]);
}

function stepsOf(from: readonly Token[], to: readonly Token[]): Step[] {
  const changes = diffArrays(
    from.map(({ key }) => key),
    to.map(({ key }) => key),
    { maxEditLength: MAX_EDITS },
  );
  if (!changes)
    return [
      { op: 'delete', from: [...from], to: [] },
      { op: 'insert', from: [], to: [...to] },
    ];
  let [i, j] = [0, 0];
  return changes.map(({ added, removed, count }): Step => {
    const ones = added ? [] : from.slice(i, i + count);
    const others = removed ? [] : to.slice(j, j + count);
    i += ones.length;
    j += others.length;
    return { op: added ? 'insert' : removed ? 'delete' : 'same', from: ones, to: others };
  });
}

/** Of two insertions around words that the second one ends with, or the first begins with, one is enough. */
function slideSteps(steps: readonly Step[]): Step[] {
  const kept = [...steps];
  for (let at = 1; at + 1 < kept.length; at += 1) {
    const [one, between, other] = [kept[at - 1], kept[at], kept[at + 1]];
    if (!one || !between || !other || between.op !== 'same' || one.op === 'same' || one.op !== other.op) continue;
    if (kept[at - 2] && kept[at - 2]?.op !== 'same') continue;
    if (kept[at + 2] && kept[at + 2]?.op !== 'same') continue;
    const side = one.op === 'delete' ? 'from' : 'to';
    const length = between[side].length;
    const has = (tokens: readonly Token[]) =>
      tokens.length === length && tokens.every(({ key }, index) => key === between[side][index]?.key);
    const all = [...one[side], ...between[side], ...other[side]];
    const put = (op: WordOp, tokens: Token[]): Step => {
      const opposite = op === 'same' ? between[side === 'from' ? 'to' : 'from'] : [];
      return side === 'from' ? { op, from: tokens, to: opposite } : { op, from: opposite, to: tokens };
    };
    if (has(other[side].slice(-length)))
      kept.splice(at - 1, 3, put(one.op, all.slice(0, -length)), put('same', all.slice(-length)));
    else if (has(one[side].slice(0, length)))
      kept.splice(at - 1, 3, put('same', all.slice(0, length)), put(one.op, all.slice(length)));
    else continue;
    return slideSteps(merged(kept));
  }
  return kept;
}

function merged(steps: readonly Step[]): Step[] {
  return steps.reduce<Step[]>((list, step) => {
    const last = list.at(-1);
    if (last?.op === step.op) {
      last.from = [...last.from, ...step.from];
      last.to = [...last.to, ...step.to];
    } else list.push({ ...step });
    return list;
  }, []);
}

/** Joins stretches that were rewritten around a word or two that happen to be in both. */
function bridged(steps: readonly Step[]): Step[] {
  const blocks: Step[][] = [];
  for (const step of steps) {
    const last = blocks.at(-1);
    if (last && last[0]?.op !== 'same' && step.op !== 'same') last.push(step);
    else blocks.push([step]);
  }
  const isRewritten = (block: Step[] | undefined) =>
    block !== undefined &&
    block.some(({ op }) => op === 'insert') &&
    block.some(({ op }) => op === 'delete') &&
    block.reduce((sum, step) => sum + tokensOf(step).length, 0) >= LEAST_REWRITTEN;
  const isBridge = (block: Step[]) => {
    const tokens = block[0]?.op === 'same' ? block[0].to : [];
    return (
      tokens.length > 0 &&
      tokens.length <= LONGEST_BRIDGE &&
      tokens.every(({ key }) => /^(?:\p{Ll}{1,3}|[,;])$/u.test(key))
    );
  };
  const kept: Step[][] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const [block, next] = [blocks[at] ?? [], blocks[at + 1]];
    const last = kept.at(-1);
    if (last && isBridge(block) && isRewritten(last) && isRewritten(next)) {
      last.push(...block, ...(next ?? []));
      at += 1;
    } else kept.push([...block]);
  }
  return kept.flatMap((block) => {
    if (block.length === 1 || !block.some(({ op }) => op !== 'same')) return block;
    const gone = block.flatMap((step) => step.from);
    const come = block.flatMap((step) => step.to);
    return [
      ...(gone.length > 0 ? [{ op: 'delete' as const, from: gone, to: [] }] : []),
      ...(come.length > 0 ? [{ op: 'insert' as const, from: [], to: come }] : []),
    ];
  });
}

function runsOf(steps: readonly Step[], from: readonly Token[], to: readonly Token[]): WordRun[] {
  const before = new Map<Token, Token | undefined>();
  for (const list of [from, to]) list.forEach((token, index) => before.set(token, list[index - 1]));
  const runs = steps.map((step): WordRun => ({
    op: step.op,
    text: tokensOf(step)
      .map((token) => printToken(token, before.get(token)))
      .join(''),
  }));
  const [first] = runs;
  if (first) first.text = first.text.trimStart();
  return runs;
}

/** A word that stays is shown as the newer filing prints it. */
function tokensOf(step: Step): Token[] {
  return step.op === 'delete' ? step.from : step.to;
}

function touchedTokens(steps: readonly Step[], from: readonly Token[], to: readonly Token[]) {
  const touchedFrom = new Set<number>();
  const touchedTo = new Set<number>();
  let [i, j] = [0, 0];
  for (const step of steps) {
    if (step.op !== 'same') {
      touch(from, i, i + step.from.length, touchedFrom);
      touch(to, j, j + step.to.length, touchedTo);
    }
    i += step.from.length;
    j += step.to.length;
  }
  return { touchedFrom, touchedTo };
}

/**
 * All of the sentences that the tokens from `start` up to `end` are part of; of an empty range, that around its place.
 */
function touch(tokens: readonly Token[], start: number, end: number, touched: Set<number>): void {
  const endsSentence = (at: number) =>
    /^[.?!]$/.test(tokens[at]?.key ?? '') && /^[\p{Lu}\p{N}(]/u.test(tokens[at + 1]?.key ?? 'A');
  let first = Math.min(start, tokens.length - 1);
  while (first > 0 && !endsSentence(first - 1)) first -= 1;
  let last = Math.max(first, end - 1);
  while (last < tokens.length - 1 && !endsSentence(last)) last += 1;
  for (let at = Math.max(0, first); at <= last && at < tokens.length; at += 1) touched.add(at);
}
