/**
 * A subject of questions and filings. `asked` recognises it in a question (every pattern of one alternative must match
 * the lower-case question), `expand` has the words filings use for it, `tags` are the page or chunk tags for it, with
 * the share of the tag bonus for each.
 */
export type Concept = {
  name: string;
  asked: readonly (readonly RegExp[])[];
  unless?: readonly RegExp[];
  expand: string;
  tags: Readonly<Record<string, number>>;
};

/**
 * How a tag is assigned from lower-case text with normalized white space. A page rule reads the page without furniture
 * and tags all of its chunks; a chunk rule reads the text of one chunk.
 */
export type TagRule = {
  tag: string;
  level: 'page' | 'chunk';
  all: readonly RegExp[];
  none?: readonly RegExp[];
  atLeast?: { count: number; of: readonly RegExp[] };
  /** Minimum count of numbers with two or more digits on the page. */
  minNumbers?: number;
};

/** Questions by the concept they ask for; `null` has questions that do not ask for any of them. */
export type ConceptExamples = readonly (readonly [concept: string | null, examples: readonly string[]])[];
