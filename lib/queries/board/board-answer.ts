import type { EngineQuote } from '@/lib/answers/types';
import { standardCommittee } from '@/lib/facts/committees';
import { formatCounted } from '@/lib/format/numbers';
import { readBoardQuestion, type Office, type PersonField } from './board-question';

type Words = { document_id: string; page_number: number; quote: string; quote_verified: boolean };

/** What a proxy statement says of a nominee, with the words of each field. */
export type BoardLine = {
  nominee: string;
  details: {
    age: number | null;
    director_since: number | null;
    independent: boolean | null;
    committees: readonly { name: string; role: 'chair' | 'member' }[];
    other_boards: number | null;
    other_board_names: readonly string[];
    is_board_chair: boolean | null;
    is_lead_independent: boolean | null;
  };
  evidence: Readonly<Record<string, Words>>;
};

type Said = { answer: string; quotes: EngineQuote[] };

/** The answer with the words that show it; undefined where the question asks for more, or a part has no words. */
export function boardAnswer(question: string, given: readonly BoardLine[]): Said | undefined {
  // A nominee for the board and for its chair has two lines.
  const lines = given.filter(({ nominee }, at) => given.findIndex((line) => line.nominee === nominee) === at);
  const asked = readBoardQuestion(
    question,
    lines.map(({ nominee }) => nominee),
  );
  if (!asked) return undefined;
  if ('office' in asked) return ofOffice(asked.office, lines);
  if ('committee' in asked) return ofCommittee(asked.about, asked.committee, lines);
  const line = lines.find(({ nominee }) => nominee === asked.nominee);
  return line && ofPerson(asked.about, line);
}

const OFFICE = {
  board_chair: { holds: 'is_board_chair', says: 'chairs the board' },
  lead_independent: { holds: 'is_lead_independent', says: 'is the lead independent director' },
} as const;

/** The one nominee who holds an office of the board. */
function ofOffice(office: Office, lines: readonly BoardLine[]): Said | undefined {
  const { holds, says } = OFFICE[office];
  const [line, second] = lines.filter(({ details }) => details[holds] === true);
  const quotes: EngineQuote[] = [];
  const marker = line && !second ? mark(line.evidence[office], quotes) : undefined;
  return line && marker ? { answer: `${line.nominee} ${says} ${marker}.`, quotes } : undefined;
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && word !== 'and' && word !== 'the' && word !== 'committee');

/** Seats on the committee that a question names: by all of its words, otherwise by its kind. */
function seatsOn(committee: string, lines: readonly BoardLine[]) {
  const seats = lines.flatMap((line) => line.details.committees.map((seat) => ({ line, ...seat })));
  const asked = wordsOf(committee);
  const named = seats.filter(({ name }) => asked.every((word) => wordsOf(name).includes(word)));
  const standard = standardCommittee(committee);
  const own = named.length > 0 ? named : seats.filter(({ name }) => standard && standardCommittee(name) === standard);
  const names = new Set(own.map(({ name }) => wordsOf(name).join(' ')));
  // Two committees may mean the same; which one is asked for is not known.
  return names.size === 1 ? own : [];
}

function ofCommittee(about: 'chair' | 'members', committee: string, lines: readonly BoardLine[]): Said | undefined {
  const seats = seatsOn(committee, lines);
  const chairs = seats.filter(({ role }) => role === 'chair');
  const told = about === 'chair' ? chairs : seats;
  if (told.length === 0 || (about === 'chair' && told.length > 1)) return undefined;
  const quotes: EngineQuote[] = [];
  const people = told.map(({ line, name, role }) => {
    const marker = mark(line.evidence[`committee.${name}`], quotes);
    return (
      marker && { name: line.nominee, words: `${line.nominee}${role === 'chair' ? ' (chair)' : ''} ${marker}`, marker }
    );
  });
  const [first] = people;
  if (!first || people.some((person) => !person)) return undefined;
  if (about === 'chair') return { answer: `${first.name} chairs the ${committee} committee ${first.marker}.`, quotes };
  const list = people.flatMap((person) => (person ? [person.words] : []));
  return {
    answer:
      `Named as members of the ${committee} committee: ${list.join(', ')}. ` +
      'Directors who do not stand for election, or whose seats were not read, may also sit on it.',
    quotes,
  };
}

function ofPerson(about: PersonField, line: BoardLine): Said | undefined {
  const { nominee, details, evidence } = line;
  if (about === 'committees') return ofSeats(line);
  const said = {
    age: details.age === null ? null : `${nominee} is ${details.age} years old`,
    director_since:
      details.director_since === null ? null : `${nominee} has been a director since ${details.director_since}`,
    independent: details.independent === null ? null : `${nominee} is ${details.independent ? '' : 'not '}independent`,
    other_boards: otherBoards(line),
  }[about];
  const quotes: EngineQuote[] = [];
  const marker = mark(evidence[about], quotes);
  return said !== null && marker ? { answer: `${said} ${marker}.`, quotes } : undefined;
}

function otherBoards({
  nominee,
  details: { other_boards: count, other_board_names: names },
}: BoardLine): string | null {
  if (count === null) return null;
  if (count === 0) return `${nominee} sits on no other public company board`;
  const list = names.length === count ? `: ${names.join(', ')}` : '';
  return `${nominee} sits on ${formatCounted(count, 'other public company board')}${list}`;
}

function ofSeats({ nominee, details: { committees }, evidence }: BoardLine): Said | undefined {
  const quotes: EngineQuote[] = [];
  const seats = committees.map(({ name, role }) => {
    const marker = mark(evidence[`committee.${name}`], quotes);
    return marker && `${name}${role === 'chair' ? ' (chair)' : ''} ${marker}`;
  });
  if (seats.length === 0 || seats.some((seat) => !seat)) return undefined;
  return { answer: `${nominee} is named on these committees: ${seats.join(', ')}.`, quotes };
}

/** "[1]", where the words were found on their page and drawn there. */
function mark(words: Words | undefined, quotes: EngineQuote[]): string | undefined {
  if (!words?.quote_verified) return undefined;
  const { document_id: documentId, page_number: page, quote } = words;
  const at = quotes.findIndex((each) => each.page === page && each.quote === quote);
  if (at >= 0) return `[${at + 1}]`;
  quotes.push({ chunkId: null, documentId, page, quote });
  return `[${quotes.length}]`;
}
