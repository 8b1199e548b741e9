import { isSameItem, isSameNumber } from './line-number.rules';
import type { AgendaLine, ResultLine } from './match-lines.rules';
import { isSameOffice } from './office.rules';
import { nameLikeness } from './same-person.rules';

/** Likeness from which two spellings are one person's; below it they may be two people of one surname. */
const ONE_PERSON = 2;

type Named = AgendaLine & { nominee: string };

/**
 * The line of the agenda to which the votes on a person belong; undefined where none does for certain. Where a person
 * is nominated in several lines (to the board, as its chair, to a committee), the number of the line, the office in its
 * title or the common item decides.
 */
export function nomineeOf<R extends ResultLine>(
  lines: readonly AgendaLine[],
  result: R & { nominee: string },
  results: readonly R[],
): AgendaLine | undefined {
  const rated = lines
    .filter((line): line is Named => line.nominee !== null)
    .map((line) => ({ line, likeness: nameLikeness(line.nominee, result.nominee) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((one, other) => other.likeness - one.likeness);
  const [best] = rated;
  if (!best) return unnamedOf(lines, result, results);
  const isSame = (line: Named) => line === best.line || nameLikeness(line.nominee, best.line.nominee) >= ONE_PERSON;
  if (rated.some(({ line, likeness }) => !isSame(line) && likeness >= best.likeness)) return undefined;
  return onlyOf(rated.map(({ line }) => line).filter(isSame), result);
}

function onlyOf(own: readonly AgendaLine[], result: ResultLine): AgendaLine | undefined {
  const left = own.filter((line) => isSameOffice(line.title, result.title) !== false);
  const [only] = left;
  // The same person at another item may be the same line in another order, or a line that was not read.
  if (own.length === 1 && only) return only;
  const byNumber = left.filter((line) => isSameNumber(line, result));
  const byOffice = left.filter((line) => isSameOffice(line.title, result.title) === true);
  const byItem = left.filter((line) => isSameItem(line, result));
  return [byNumber, byOffice, byItem].find(({ length }) => length === 1)?.[0];
}

/** "6. Election of the chair" without a name on one side is matched by its number, where no other line has it. */
function unnamedOf<R extends ResultLine>(
  lines: readonly AgendaLine[],
  result: R,
  results: readonly R[],
): AgendaLine | undefined {
  if (results.filter((other) => isSameNumber(other, result)).length !== 1) return undefined;
  const numbered = lines.filter((line) => isSameNumber(line, result));
  const [line] = numbered;
  if (numbered.length !== 1 || line?.nominee !== null || line.kind !== 'director_election') return undefined;
  return isSameOffice(line.title, result.title) === false ? undefined : line;
}
