type Part = { kind: 'same' | 'removed' | 'added'; text: string };
type Row = { left: Part[]; right: Part[]; is_changed: boolean };

/** Words and the white space after them, so that the parts put together are the text. */
const TOKEN = /\S+\s*|\s+/g;
const MAX_CELLS = 4_000_000;

type Letter = { subject: string; content: string };

/** What changed from one letter to another: the subject in words, the content in paragraphs. */
export function diffTexts(from: Letter, to: Letter): { subject: Part[]; paragraphs: Row[] } {
  return { subject: diffWords(from.subject, to.subject), paragraphs: diffParagraphs(from.content, to.content) };
}

/** The change from one text to another in words. */
export function diffWords(from: string, to: string): Part[] {
  return merged(
    pairs(from.match(TOKEN) ?? [], to.match(TOKEN) ?? [], (one, other) => one.trim() === other.trim()).map(
      ({ kind, left, right }) => ({ kind, text: right ?? left ?? '' }),
    ),
  );
}

/** Paragraphs of both texts in rows; those that belong together stand beside each other with their words compared. */
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

/** The longest common run of two lists; texts too long for that are replaced as a whole. */
function pairs(
  left: readonly string[],
  right: readonly string[],
  isSame: (one: string, other: string) => boolean,
): Pair[] {
  if (left.length * right.length > MAX_CELLS)
    return [
      ...left.map((text): Pair => ({ kind: 'removed', left: text })),
      ...right.map((text): Pair => ({ kind: 'added', right: text })),
    ];
  const width = right.length + 1;
  const lengths = new Uint32Array((left.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = isSame(left[row] ?? '', right[column] ?? '')
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const found: Pair[] = [];
  let row = 0;
  let column = 0;
  while (row < left.length || column < right.length) {
    const one = left[row];
    const other = right[column];
    if (one !== undefined && other !== undefined && isSame(one, other)) {
      found.push({ kind: 'same', left: one, right: other });
      row += 1;
      column += 1;
    } else if (other === undefined || (one !== undefined && at(row + 1, column) >= at(row, column + 1))) {
      found.push({ kind: 'removed', left: one ?? '' });
      row += 1;
    } else {
      found.push({ kind: 'added', right: other });
      column += 1;
    }
  }
  return found;
}

function merged(parts: readonly Part[]): Part[] {
  return parts.reduce<Part[]>((list, part) => {
    const last = list.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else list.push({ ...part });
    return list;
  }, []);
}
