export const MAX_ROWS = 1000;
export const MAX_COLUMNS = 60;
/** Larger grids are refused, with their size in the sentence. */
export const MAX_CELLS = 20_000;

export const COLUMN_KINDS = ['question', 'fact', 'line_item', 'measure', 'flag'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

export const CELL_STATES = ['answered', 'not_stated', 'cannot_determine', 'running', 'failed', 'not_run'] as const;

/** What the answer to a question is taken to be; `auto` takes the only value that it states. */
export const ANSWER_TYPES = ['auto', 'number', 'percent', 'money', 'ratio', 'yes_no', 'date', 'words'] as const;
export type AnswerType = (typeof ANSWER_TYPES)[number];

export const LIMIT_OPERATORS = ['above', 'at_least', 'below', 'at_most', 'equals'] as const;
export type Limit = { operator: (typeof LIMIT_OPERATORS)[number]; value: number };

export const DEFAULT_FORM_TYPE = 'DEF 14A';
