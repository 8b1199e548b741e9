/** One value of a table row under its column head. Offsets count in `PageLayout.text`. */
export type RowCell = {
  /** Words of the stacked column heads, top to bottom, such as "2023 Stock Awards ($)". */
  head: string;
  /** As printed, footnote marks left out: "$1,085,590", "8.2 %", "-". */
  text: string;
  start: number;
  end: number;
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
};

export type UnitKind = 'sentence' | 'row' | 'tile';

/** The smallest piece of a filing that can state something: a sentence, a list item, a table row, a number with its caption. */
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
};

/** A term the filing defines: ("AIP") → "annual incentive program". */
export type DefinedTerm = { term: string; meaning: string };

export type FilingStructure = {
  units: Unit[];
  people: Person[];
  terms: DefinedTerm[];
};
