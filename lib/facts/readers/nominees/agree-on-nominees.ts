import type { Span } from '@/lib/reading/text/filing-text';
import { personKey } from '@/lib/reading/text/names/names';
import { haveOtherInitials } from '@/lib/reading/text/names/same-surname';
import type { NomineeSighting } from './nominee-sightings';

const WORTH: Record<NomineeSighting['kind'], number> = { ballot: 2, list: 1.5, profile: 1.5, lines: 0.5 };
const MOST_LINES_WORTH = 1.5;

export type AgreedNominees = { names: string[]; span: Span; isSure: boolean };

/**
 * The people named together in these places, when their number equals the number of nominees; else, of a board that
 * is elected as a whole, those who are named by far most often.
 */
export function agreeOnNominees(
  sightings: NomineeSighting[],
  expected: number,
  isBoardWhole: boolean,
): AgreedNominees | undefined {
  const keyOf = keysIn(sightings);
  const people = scored(sightings, keyOf);
  const ballots = sightings.filter(
    (sighting) => sighting.kind === 'ballot' && (expected < 2 || sighting.names.length === expected),
  );
  const count = expected >= 2 ? expected : (ballots[0]?.names.length ?? 0);
  if (count < 2) return undefined;
  const worthOf = ({ names }: NomineeSighting) =>
    names.reduce((sum, name) => sum + (people.find((person) => person.key === keyOf(name))?.score ?? 0), 0);
  const whole = sightings.filter(
    ({ kind, names, isMixed = false }) =>
      kind !== 'profile' &&
      new Set(names.map(keyOf)).size === count &&
      names.length === count &&
      !(kind === 'lines' && omitsSomebody(names.map(keyOf), people, isMixed)),
  );
  const list = whole.toSorted(
    (a, b) => Number(b.kind === 'ballot') - Number(a.kind === 'ballot') || worthOf(b) - worthOf(a),
  )[0];
  if (list) {
    const names = list.names.map((name) => people.find((person) => person.key === keyOf(name))?.name ?? name);
    const keys = new Set(list.names.map(keyOf));
    // Of two pages with as many names, one has somebody or something else.
    const isAgreed = whole.every(
      (other) => other.kind !== list.kind || other.names.every((name) => keys.has(keyOf(name))),
    );
    return { names, span: list.span, isSure: list.kind !== 'lines' || (count >= 4 && isAgreed) };
  }
  // Continuing directors are named as often as the nominees.
  if (!isBoardWhole) return undefined;
  const top = people.slice(0, count);
  const last = top.at(-1)?.score ?? 0;
  const next = people[count]?.score ?? 0;
  if (top.length < count || last < 1 || next > 0.7 * last) return undefined;
  const lists = sightings.filter((sighting) => sighting.kind !== 'profile');
  // A company may be called like a person, but is in no list of people.
  const listed = new Set(lists.flatMap(({ names }) => names.map(keyOf)));
  if (lists.length > 0 && !top.every(({ key }) => listed.has(key))) return undefined;
  const widest =
    lists.toSorted((a, b) => shared(b.names.map(keyOf), top) - shared(a.names.map(keyOf), top))[0] ?? sightings[0];
  return widest ? { names: top.map(({ name }) => name), span: widest.span, isSure: false } : undefined;
}

/**
 * Whether somebody better supported than one of these is not among them: a page may name as many people by chance. On a
 * page that also describes continuing directors, nobody else may be supported equally well.
 */
function omitsSomebody(named: readonly string[], people: readonly Scored[], isMixed: boolean): boolean {
  const keys = new Set(named);
  const [own, others] = [people.filter(({ key }) => keys.has(key)), people.filter(({ key }) => !keys.has(key))];
  const [most, least] = [Math.max(0, ...others.map(({ score }) => score)), Math.min(...own.map(({ score }) => score))];
  return isMixed ? most >= least : most > least;
}

type Scored = { key: string; name: string; score: number };

function scored(sightings: NomineeSighting[], keyOf: (name: string) => string): Scored[] {
  const people = new Map<string, Scored & { kinds: Map<string, number>; spellings: Map<string, number> }>();
  for (const sighting of sightings) {
    for (const name of sighting.names) {
      const key = keyOf(name);
      const person = people.get(key) ?? {
        key,
        name,
        score: 0,
        kinds: new Map<string, number>(),
        spellings: new Map<string, number>(),
      };
      const limit = sighting.kind === 'lines' ? MOST_LINES_WORTH : WORTH[sighting.kind];
      person.kinds.set(sighting.kind, Math.min(limit, (person.kinds.get(sighting.kind) ?? 0) + WORTH[sighting.kind]));
      person.spellings.set(name, (person.spellings.get(name) ?? 0) + 1);
      people.set(key, person);
    }
  }
  return [...people.values()]
    .map(({ key, kinds, spellings }) => ({
      key,
      name: [...spellings].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '',
      score: [...kinds.values()].reduce((sum, worth) => sum + worth, 0),
    }))
    .sort((a, b) => b.score - a.score);
}

function shared(named: readonly string[], people: readonly Scored[]): number {
  return named.filter((each) => people.some(({ key }) => key === each)).length;
}

/** Keys of people; where one list has two of one key ("John H. Doe" and "John R. Doe"), the names themselves. */
function keysIn(sightings: readonly NomineeSighting[]): (name: string) => string {
  const doubled = new Set(
    sightings
      .flatMap(({ names }) =>
        names.filter((name) =>
          names.some((other) => personKey(other) === personKey(name) && haveOtherInitials(other, name)),
        ),
      )
      .map(personKey),
  );
  return (name) => (doubled.has(personKey(name)) ? name : personKey(name));
}
