/** One value of a table row under its column head. Offsets count in `PageLayout.text`. */
export type RowCell = {
  /** Words of the stacked column heads, top to bottom, such as "2023 Stock Awards ($)". */
  head: string;
  /** As printed, footnote marks left out: "$1,085,590", "8.2 %", "-". */
  text: string;
  start: number;
  end: number;
  /** The number meant: scale of the table applied, brackets negative; null for a dash. Left out for words. */
  value?: number | null;
  /** What the number counts where the cell, its head or its table says so: "$", "%", "shares". */
  unit?: string;
  /** Footnote marks printed at the value: ["5"]. */
  notes?: string[];
};

/** A stretch of a page; `boxesForRange` gives its boxes. Offsets count in `PageLayout.text`. */
export type Place = { page: number; start: number; end: number };

/** A table as a whole; its rows are units that name it by position. */
export type Table = {
  caption: string;
  /** "$" where the table says that its amounts are money. */
  unit: string | null;
  /** What amounts are multiplied by, from words such as "in thousands". */
  scale: number;
  /** Stacked heads of the columns of values, left to right. */
  heads: string[];
  /** One place a page; more than one where the table goes on over a page break. */
  places: Place[];
};

/** A table row with the path that gives its cells a meaning. */
export type RowPath = {
  /** What the row is called, wrapped lines joined: "Jane B. Doe Executive Vice President, Chief Financial Officer". */
  label: string;
  /** Headings inside the table that the row stands under, outermost first. */
  groups: string[];
  /** Year that the row carries in a cell of its own. */
  year: number | null;
  cells: RowCell[];
  /** Position in `FilingStructure.tables`. */
  table?: number;
};

/** A count says how many rows or columns of a matrix are marked: "Audit Committee: 4 of 11: …". */
type UnitKind = 'sentence' | 'row' | 'tile' | 'count';

/**
 * The smallest piece of a filing that can state something: a sentence, a list item, a table row, a number with its
 * caption.
 */
export type Unit = {
  kind: UnitKind;
  page: number;
  /** Range in `PageLayout.text`. */
  start: number;
  end: number;
  /** One line of running text. */
  text: string;
  /** Headings the unit stands under, outermost first, joined by " > ". */
  section: string;
  /** For a list item the sentence that opens the list, for a table the words right above it. */
  lead: string;
  row: RowPath | null;
};

/** A person whom the filing names. */
export type Person = {
  /** As written most often in full. */
  name: string;
  /** Lower case, for matching. */
  surname: string;
  /** Offices the filing gives the person, most frequent first: "Chief Financial Officer". */
  roles: string[];
  mentions: number;
  /** Has a row of the pay tables. */
  isExecutive: boolean;
  /** Other ways of writing the name: "Ms. Doe", "J. Doe", "DOE". */
  variants?: string[];
  /** What director biographies, profile tiles and tables of directors say; each with the place that says it. */
  facts?: PersonFact[];
};

export type PersonFactKind = 'age' | 'director_since' | 'committee' | 'independent' | 'other_board';

/** "director_since" 2017; "committee" "Audit" as chair; "independent" "yes" or "no". */
export type PersonFact = { kind: PersonFactKind; value: string; role?: 'chair' | 'member'; place: Place };

/** An owner of shares as a table of beneficial owners names it. */
export type Holder = {
  name: string;
  /** "All directors and executive officers as a group (15 persons)". */
  isGroup: boolean;
  /** Head of the columns or the group of rows that names the class: "Class A Common Stock". */
  shareClass: string;
  shares: number | null;
  /** As printed: "8.2%", "*" for less than one percent. */
  percent: string;
  place: Place;
};

/** A heading and the pages it covers, both ends included. */
export type Heading = { title: string; level: number; page: number; start: number; lastPage: number };

/** A term the filing defines: ("AIP") → "annual incentive program". */
export type DefinedTerm = { term: string; meaning: string };

export type FilingStructure = {
  units: Unit[];
  people: Person[];
  terms: DefinedTerm[];
  /** Left out by readers before version 2. */
  tables?: Table[];
  outline?: Heading[];
  holders?: Holder[];
};
