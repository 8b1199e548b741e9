import type { Located } from '@/lib/facts/text/locate-span';
import type { VoteStandard } from '../../vocabulary.rules';
import type { Committee } from '@/lib/facts/committees';
import type { AgendaLine, NomineeDetails } from '../schema';

/** The words something was read from, and other places that say the same, should the drawn page not show the first. */
export type PlacedWords = Located & { elsewhere?: readonly Located[] };

/** Words of a page for every field that was read from them. */
export type PlacedFields = Record<string, PlacedWords | undefined>;

export type ReadLine = Omit<AgendaLine, 'evidence' | 'details'> & {
  details: NomineeDetails | null;
  placed: PlacedFields;
};

/** People of a committee or an office, and the words that say so. */
export type ReadHolder = { names: string[]; placed: PlacedWords };

/** Members of a committee; `off` are nominees known not to sit on it. Who is in neither is not known. */
export type ReadRoster = ReadHolder & { off: string[] };

/** What a proxy says of its meeting, before its words are looked for on the drawn page. */
export type ReadAgenda = {
  lines: ReadLine[];
  voteStandard: { value: VoteStandard; placed: Located } | null;
  meetingType: 'annual' | 'special';
  placed: PlacedFields;
  chairs: Partial<Record<Committee, ReadHolder>>;
  rosters: Partial<Record<Committee, ReadRoster>>;
  chiefExecutive: ReadHolder | null;
  /** Whom a shareholder nominates against the board; without names where the proxy card was not read. */
  contest: ReadHolder | null;
};
