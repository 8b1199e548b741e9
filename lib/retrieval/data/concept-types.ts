/**
 * One thing that questions ask and filings state. `asked` recognises it in a question (every pattern of one
 * alternative must match the lower-case question), `expand` are the words filings use for it,
 * `tags` are the page or chunk tags that speak to it, with the share of the tag bonus each earns.
 */
export type Concept = {
  name: string;
  asked: readonly (readonly RegExp[])[];
  unless?: readonly RegExp[];
  expand: string;
  tags: Readonly<Record<string, number>>;
};

/**
 * How a tag is read off lower-case text with white space folded. A page rule sees the page without furniture and
 * tags all of its chunks; a chunk rule sees one chunk's text.
 */
export type TagRule = {
  tag: string;
  level: 'page' | 'chunk';
  all: readonly RegExp[];
  none?: readonly RegExp[];
  atLeast?: { count: number; of: readonly RegExp[] };
  /** At least so many numbers of two digits or more on the page. */
  minNumbers?: number;
};

/** Questions by the concept they ask for; `null` gathers questions that ask for none of them. */
export type ConceptExamples = readonly (readonly [concept: string | null, examples: readonly string[]])[];
