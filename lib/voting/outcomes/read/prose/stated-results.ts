import { alternatives, oneOf } from '@/lib/format/patterns';
import { isNumbered, numbersNamedIn } from './numbers-named';
import { bareName, statedResultOf } from '../labels';
import { countElected, type Proposal } from './proposal';
import type { ReadLine } from '../types';
import { EXCEPT, PASSED, PROPOSALS, SAYS_WORDS } from './stated-results-patterns';

const SAYS = new RegExp(alternatives(SAYS_WORDS), 'i');
const THUS = String.raw`(?:accordingly|therefore|as a result|consequently|based on [^,]+),? `;
const OF_NOMINEES = new RegExp(
  String.raw`^(?:${THUS})?(?:each|all|both)\b[^,]{0,60}\b(?:nominees?|directors?|trustees?|candidates?)\b`,
  'i',
);
const OF_LAST = new RegExp(
  String.raw`^(?:${THUS}the (?:[\w-]+ ){0,6}?|(?:the|this) (?:foregoing |advisory )?)` +
    String.raw`(?:proposal|resolution|matter|item) (?:was|is|has|did|failed|passed|received)\b`,
  'i',
);

/** "Each nominee was elected and Proposals 2 and 3 were approved" has two. */
const CLAUSE_END = /[;.]\s+(?:and )?|,? and (?=proposals?\s(?:nos?\.\s)?\d)/i;

/**
 * What a paragraph below the votes says of their result: "Each nominee was elected", "Proposals 2 and 3 were
 * approved; Proposal 4 was not". Only for lines whose result is not stated otherwise.
 */
export function noteStatedResults(lines: readonly ReadLine[], text: string): void {
  // "The plan was approved by the following vote:" is about what comes.
  if (/:$|\bfollowing (?:vote|results?)\b|\bas follows\b/i.test(text)) return;
  for (const clause of text.split(CLAUSE_END)) {
    if (!SAYS.test(clause) || /\b(?:if|unless|would|to be|may|will|must)\b/i.test(clause)) continue;
    if (noteAllBut(lines, clause)) continue;
    const result = statedResultOf(clause);
    for (const line of linesOf(lines, clause)) line.statedResult ??= result;
  }
}

/**
 * Words such as "the eight nominees were elected" say nothing of each of eleven: the result stays open where they count
 * fewer or more people than have votes, and for whom they leave out where they name those elected.
 */
export function withoutUncounted(elected: ReadonlyMap<ReadLine, Proposal>): void {
  for (const [proposal, lines] of Map.groupBy(elected, ([, each]) => each)) {
    const count = countElected(proposal);
    const named = lines.filter(([{ nominee }]) => nominee !== null && isNamed(proposal.said, nominee));
    for (const [line] of lines) {
      const isLeftOut = named.length >= FEWEST_NAMED && !named.some(([each]) => each === line);
      if ((count !== null && count !== lines.length) || isLeftOut) line.statedResult = null;
    }
  }
}

const FEWEST_NAMED = 2;
const isNamed = (said: string, name: string) =>
  said.split(/[^\p{L}\p{M}'’-]+/u).includes(bareName(name).split(/\s+/).at(-1) ?? name);

const ALL_BUT = new RegExp(
  String.raw`^(?:all|each)(?: of)?(?: the)? ${oneOf(PROPOSALS)}(?: [a-z]+){0,3}? (?:was|were)(?: duly)? ` +
    String.raw`${oneOf(PASSED)},? ${oneOf(EXCEPT)}(?: for)? (?<others>.*)$`,
  'i',
);
/** Numbers and nothing else: "Resolutions 3 and 7", "Resolution 4, for which two-thirds of the votes was required". */
const NUMBERS_ALONE = new RegExp(
  String.raw`^${oneOf(PROPOSALS)}\s(?:nos?\.\s?)?` +
    String.raw`(?:\d{1,2}(?:\s?\([a-z]\)|[a-z]\b)?|and\b|to\b|[\s,&\u2010-\u2015-])+` +
    String.raw`(?:, for which [\w\s-]{0,60} required)?[.\s]*$`,
  'i',
);

/** "All resolutions were passed except Resolutions 3 and 7"; whether a clause says so. */
function noteAllBut(lines: readonly ReadLine[], clause: string): boolean {
  const others = ALL_BUT.exec(clause)?.groups?.others;
  if (others === undefined) return false;
  const numbers = NUMBERS_ALONE.test(others) ? numbersNamedIn(others) : undefined;
  // Where a proposal that it names is not known, it may be any of them.
  if (!numbers?.every((said) => lines.some(({ number }) => isNumbered(number, [said])))) return true;
  for (const line of lines)
    if (line.number !== null && line.votes.for)
      line.statedResult ??= isNumbered(line.number, numbers) ? 'not_passed' : 'passed';
  return true;
}

function linesOf(lines: readonly ReadLine[], clause: string): ReadLine[] {
  const last = lines.at(-1);
  if (!last) return [];
  if (OF_NOMINEES.test(clause)) return statedResultOf(clause) === 'passed' ? lastNominees(lines) : [];
  const numbers = /^(?:and |accordingly, )?(?:proposals?|items?|matters?|resolutions?)\b/i.test(clause)
    ? numbersNamedIn(clause)
    : undefined;
  if (numbers) return lines.filter(({ number }) => number !== null && numbers.includes(number));
  if (!OF_LAST.test(clause) || last.nominee !== null) return [];
  return lines.filter(({ number, title }) => number === last.number && title === last.title);
}

/** Those of the last election. */
function lastNominees(lines: readonly ReadLine[]): ReadLine[] {
  const end = lines.findLastIndex(({ nominee }) => nominee !== null);
  const from = lines.slice(0, end + 1).findLastIndex(({ nominee }) => nominee === null);
  return lines.slice(from + 1, end + 1);
}
