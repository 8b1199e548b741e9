import type { ReadLine } from '../types';

/** The fewest items of the notice that must be repeated for it not to be a coincidence. */
const FEWEST_AGAIN = 3;

const numberOf = ({ number }: ReadLine): number => Number(/^\d+/.exec(number)?.[0] ?? NaN);

/**
 * The lines without those that the notice numbers on its own: where each of ten nominees is an item of the proxy card
 * ("Items 1 through 10"), item 2 of the notice is item 11 of the card. All items of the notice come again by as much,
 * and those of the card are kept.
 */
export function withoutNoticeNumbers(lines: readonly ReadLine[]): ReadLine[] {
  const nominees = lines.filter((line) => line.kind === 'director_election' && numberOf(line) === 1).length;
  const shift = nominees - 1;
  const below = lines.filter((line) => numberOf(line) > 1 && numberOf(line) <= nominees);
  const ofNotice = below.filter(({ kind }) => kind !== 'director_election');
  const isAgain = (line: ReadLine) =>
    lines.some((other) => numberOf(other) === numberOf(line) + shift && other.kind === line.kind);
  const areAgain = shift > 1 && ofNotice.length >= FEWEST_AGAIN && ofNotice.every(isAgain);
  return areAgain ? lines.filter((line) => !below.includes(line)) : [...lines];
}
