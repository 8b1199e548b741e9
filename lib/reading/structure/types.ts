/** One value of a table row with its column header. Offsets refer to `PageLayout.text`. */
export type RowCell = {
  /** Words of the stacked column headers, top to bottom, such as "2023 Stock Awards ($)". */
  head: string;
  /** As printed, without footnote marks: "$1,085,590", "8.2 %", "-". */
  text: string;
  start: number;
  end: number;
  /** The numeric value: multiplied by the table's scale, negative for brackets; null for a dash. Absent for words. */
  value?: number | null;
  /** The unit, when the cell, its header or its table gives one: "$", "%", "shares". */
  unit?: string;
  /** Footnote marks printed at the value: ["5"]. */
  notes?: string[];
};

/** A range of a page; `boxesForRange` gives its boxes. Offsets refer to `PageLayout.text`. */
export type Place = { page: number; start: number; end: number };

/** A whole table; its rows are units that refer to it by position. */
export type Table = {
  caption: string;
  /** "$" when the table says that its amounts are money. */
  unit: string | null;
  /** Factor for the amounts, from words such as "in thousands". */
  scale: number;
  /** Stacked headers of the value columns, left to right. */
  heads: string[];
  /** One place per page; several when the table continues over a page break. */
  places: Place[];
};

/** A table row with the labels and groups that give its cells a meaning. */
export type RowPath = {
  /** Label of the row, wrapped lines joined: "Jane B. Doe Executive Vice President, Chief Financial Officer". */
  label: string;
  /** Headings within the table that apply to the row, outermost first. */
  groups: string[];
  /** Year in a cell of its own. */
  year: number | null;
  cells: RowCell[];
  /** Position in `FilingStructure.tables`. */
  table?: number;
};

/** A "count" gives the number of marked rows or columns of a matrix: "Audit Committee: 4 of 11: …". */
export type UnitKind = 'sentence' | 'row' | 'tile' | 'count';

/**
 * The smallest part of a filing that can state something: a sentence, a list item, a table row, a number with its
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
  /** Headings above the unit, outermost first, joined by " > ". */
  section: string;
  /** For a list item the sentence that introduces the list; for a table the words directly above it. */
  lead: string;
  row: RowPath | null;
};

/** A person named in the filing. */
export type Person = {
  /** The full form used most often. */
  name: string;
  /** Lower case, for matching. */
  surname: string;
  /** Offices of the person in the filing, most frequent first: "Chief Financial Officer". */
  roles: string[];
  mentions: number;
  /** True when the person has a row in the compensation tables. */
  isExecutive: boolean;
  /** Other forms of the name: "Ms. Doe", "J. Doe", "DOE". */
  variants?: string[];
  /** From director biographies, profile tiles and tables of directors, each with its place. */
  facts?: PersonFact[];
};

export type PersonFactKind = 'age' | 'director_since' | 'committee' | 'independent' | 'other_board';

/** "director_since" 2017; "committee" "Audit" as chair; "independent" "yes" or "no". */
export type PersonFact = {
  kind: PersonFactKind;
  value: string;
  role?: 'chair' | 'member';
  /** Of other boards: each company of a list that was read to its end. */
  names?: string[];
  /** Words of a profile that white space separates from the profiles beside it. */
  isParted?: boolean;
  place: Place;
};

export type AddFact = (name: string, fact: PersonFact) => void;

/** An owner of shares in a table of beneficial owners. */
export type Holder = {
  name: string;
  /** "All directors and executive officers as a group (15 persons)". */
  isGroup: boolean;
  /** Header of the columns or group of rows that names the class: "Class A Common Stock". */
  shareClass: string;
  shares: number | null;
  /** As printed: "8.2%", "*" for less than one percent. */
  percent: string;
  place: Place;
};

/** A heading with the first and last page it covers. */
export type Heading = { title: string; level: number; page: number; start: number; lastPage: number };

/** A term defined in the filing: ("AIP") → "annual incentive program". */
export type DefinedTerm = { term: string; meaning: string };

export type FilingStructure = {
  units: Unit[];
  people: Person[];
  terms: DefinedTerm[];
  /** Absent in structures of readers before version 2. */
  tables?: Table[];
  outline?: Heading[];
  holders?: Holder[];
};
