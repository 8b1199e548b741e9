import { diffArrays } from 'diff';

type Part = { kind: 'same' | 'removed' | 'added'; text: string };
type Row = { left: Part[]; right: Part[]; is_changed: boolean };

/** A word with the white space after it, so that joining the tokens gives the text again. */
const TOKEN = /\S+\s*|\s+/g;
/** Largest number of differing words or paragraphs; beyond it the texts are treated as rewritten. */
const MAX_EDITS = 4_000;

type Letter = { subject: string; content: string };

/** Differences between two letters: the subject by words, the content by paragraphs. */
export function diffTexts(from: Letter, to: Letter): { subject: Part[]; paragraphs: Row[] } {
  return { subject: diffWords(from.subject, to.subject), paragraphs: diffParagraphs(from.content, to.content) };
}

/** Differences between two texts by words. */
export function diffWords(from: string, to: string): Part[] {
  return merged(
    pairs(from.match(TOKEN) ?? [], to.match(TOKEN) ?? [], (one, other) => one.trim() === other.trim()).map(
      ({ kind, left, right }) => ({ kind, text: right ?? left ?? '' }),
    ),
  );
}

/** Paragraphs of both texts in rows; corresponding paragraphs are side by side with their words compared. */
export function diffParagraphs(from: string, to: string): Row[] {
  const rows: Row[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) rows.push(rowOf(removed[at], added[at]));
    removed = [];
    added = [];
  };
  for (const { kind, left, right } of pairs(from.split(/\n{2,}/), to.split(/\n{2,}/), (one, other) => one === other)) {
    if (kind === 'removed') removed.push(left ?? '');
    else if (kind === 'added') added.push(right ?? '');
    else {
      flush();
      const same: Part[] = [{ kind: 'same', text: right ?? '' }];
      rows.push({ left: same, right: same, is_changed: false });
    }
  }
  flush();
  return rows;
}

function rowOf(left: string | undefined, right: string | undefined): Row {
  if (left === undefined) return { left: [], right: [{ kind: 'added', text: right ?? '' }], is_changed: true };
  if (right === undefined) return { left: [{ kind: 'removed', text: left }], right: [], is_changed: true };
  const parts = diffWords(left, right);
  return {
    left: parts.filter(({ kind }) => kind !== 'added'),
    right: parts.filter(({ kind }) => kind !== 'removed'),
    is_changed: true,
  };
}

type Pair = { kind: Part['kind']; left?: string; right?: string };

/** Aligns two lists by their longest common subsequence; lists with too many differences are replaced as a whole. */
function pairs(left: string[], right: string[], isSame: (one: string, other: string) => boolean): Pair[] {
  const changes = diffArrays(left, right, { comparator: isSame, maxEditLength: MAX_EDITS }) ?? [
    { removed: true, added: false, value: left },
    { removed: false, added: true, value: right },
  ];
  let at = 0;
  return changes.flatMap(({ removed, added, value }) => {
    if (removed) return value.map((text): Pair => (at++, { kind: 'removed', left: text }));
    if (added) return value.map((text): Pair => ({ kind: 'added', right: text }));
    return value.map((text): Pair => ({ kind: 'same', left: left[at++] ?? text, right: text }));
  });
}

function merged(parts: readonly Part[]): Part[] {
  return parts.reduce<Part[]>((list, part) => {
    const last = list.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else list.push({ ...part });
    return list;
  }, []);
}
