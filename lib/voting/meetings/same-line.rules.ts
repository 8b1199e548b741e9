import { isSamePerson } from '../same-person';

type Line = { key: string; number: string; nominee: string | null };

/**
 * The stored line that is the same as a line read again: the one with its key; else, where a nominee's name is now read
 * in another form, the only one of the same number and person whose own key is no longer read. A person may be
 * nominated in several elections, so a name alone does not identify a line. Undefined for a new line.
 */
export function storedLineOf<Row extends Line>(
  line: Line,
  stored: readonly Row[],
  read: ReadonlySet<string>,
): Row | undefined {
  const same = stored.find(({ key }) => key === line.key);
  const { nominee } = line;
  if (same || nominee === null) return same;
  const left = stored.filter(
    (row) =>
      !read.has(row.key) &&
      proposalOf(row.key) === proposalOf(line.key) &&
      row.nominee !== null &&
      isSamePerson(row.nominee, nominee),
  );
  return left.length === 1 ? left[0] : undefined;
}

/** A nominee's key begins with that of the election: "5.2 jane roe". */
const proposalOf = (key: string) => key.split(' ')[0] ?? '';
