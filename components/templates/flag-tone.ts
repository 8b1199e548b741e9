const CHIP_LENGTH = 40;

/** The colour for a number of flags. */
export function flagTone(count: number): 'bad' | 'warn' | 'evidence' {
  if (count > 5) return 'bad';
  return count > 2 ? 'warn' : 'evidence';
}

/** The text of a chip: at most 40 characters of its flag. */
export function chipText(flag: string): string {
  const letters = [...flag];
  return letters.length > CHIP_LENGTH ? `${letters.slice(0, CHIP_LENGTH).join('').trimEnd()}…` : flag;
}
