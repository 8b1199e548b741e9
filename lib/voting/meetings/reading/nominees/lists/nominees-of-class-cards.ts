import { isSameNominee } from '../names/same-nominee';

/**
 * The nominees of the proxy cards of several classes of shares, each of which elects its own: cards with no person in
 * common, with as many people together as one of the counts. Undefined otherwise.
 */
export function nomineesOfClassCards(
  cards: readonly { names: readonly string[] }[],
  counts: readonly number[],
): string[] | undefined {
  const own: string[][] = [];
  for (const { names } of cards) {
    const known = own.filter((card) => names.some((name) => card.some((other) => isSameNominee(other, name))));
    const isSame = known.length === 1 && known[0]?.length === names.length;
    if (known.length > 0 && !isSame) return undefined;
    if (known.length === 0) own.push([...names]);
  }
  const names = own.flat();
  return own.length > 1 && counts.includes(names.length) ? names : undefined;
}
