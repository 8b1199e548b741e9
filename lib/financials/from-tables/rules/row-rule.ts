/**
 * How a row of a statement is recognised by its label and place. The earlier of two rules for one line item is
 * preferred.
 */
export type RowRule = {
  key: string;
  /** The concept that the row is stored as. */
  concept: string;
  label: RegExp;
  not?: RegExp;
  /** Words of the heading above the row. */
  group?: RegExp;
  /** The row is between rows with such labels. */
  after?: RegExp | undefined;
  before?: RegExp | undefined;
  /** An expense or payment, stored as the positive amount that tags give it. */
  isOutgoing?: true;
  unit?: 'per_share' | 'shares';
};
