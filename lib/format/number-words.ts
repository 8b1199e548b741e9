/** The words for 0 to 19; the index is the number. */
export const SMALL_NUMBERS: readonly string[] =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/);

/** The words for 20, 30 … 90. */
export const TENS: readonly string[] = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
