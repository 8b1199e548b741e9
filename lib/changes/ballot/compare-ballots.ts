import { titleWords, shareOfWords, type BallotItems, type Nominee, type Proposal } from './read-ballot-items';

/** From which share of common words two titles name one proposal. */
const SAME_TITLE = 0.6;

export type Came<Item> = { came: Item[]; went: Item[]; stayed: Item[] };

/** Null where one of the lists was not read. */
export function compareNominees(from: BallotItems, to: BallotItems): Came<Nominee> | null {
  if (!from.nominees || !to.nominees) return null;
  const isIn = (list: readonly Nominee[], one: Nominee) =>
    list.some((other) => other.key === one.key || (other.surname === one.surname && other.name[0] === one.name[0]));
  const [older, newer] = [from.nominees, to.nominees];
  return {
    came: newer.filter((one) => !isIn(older, one)),
    went: older.filter((one) => !isIn(newer, one)),
    stayed: newer.filter((one) => isIn(older, one)),
  };
}

/** By title, because numbers move up and down with what is before them; each is matched once, the closest first. */
export function compareProposals(from: BallotItems, to: BallotItems): Came<Proposal> | null {
  if (!from.proposals || !to.proposals) return null;
  const older = [...from.proposals];
  const newer = [...to.proposals];
  const stayed: Proposal[] = [];
  const close = older
    .flatMap((one) => newer.map((other) => ({ one, other, share: likeness(one, other) })))
    .filter(({ share }) => share >= SAME_TITLE)
    .sort((a, b) => b.share - a.share);
  for (const { one, other } of close) {
    if (!older.includes(one) || !newer.includes(other)) continue;
    older.splice(older.indexOf(one), 1);
    newer.splice(newer.indexOf(other), 1);
    stayed.push(other);
  }
  const byNumber = (a: Proposal, b: Proposal) => (a.number ?? 99) - (b.number ?? 99);
  return { came: newer, went: older, stayed: stayed.sort(byNumber) };
}

/** Kinds of proposals that come back each year under other words. */
const KINDS: readonly { kind: RegExp; example: string }[] = [
  { kind: /\belect\w*\b.*\b(?:directors?|nominees?)\b/i, example: 'Election of eleven directors' },
  { kind: /\bratif\w*\b|\bappointment of .*\b(?:auditor|accounting firm)/i, example: 'Ratification of auditor' },
  { kind: /\bfrequency\b/i, example: 'Frequency of future votes on pay' },
  {
    kind: /\b(?:executive|officer)s?['’]?\s+(?:officer )?compensation\b|\bsay[- ]on[- ]pay\b/i,
    example: 'Advisory vote on executive compensation',
  },
];

function likeness(one: Proposal, other: Proposal): number {
  if (one.isFromShareholders !== other.isFromShareholders) return 0;
  const share = shareOfWords(titleWords(one.title), titleWords(other.title));
  if (one.isFromShareholders) return share;
  const [kind, otherKind] = [one, other].map(({ title }) => KINDS.findIndex((each) => each.kind.test(title)));
  if (kind !== otherKind) return kind === -1 || otherKind === -1 ? Math.min(share, SAME_TITLE - 0.1) : 0;
  return kind === -1 ? share : Math.max(share, 0.9);
}
