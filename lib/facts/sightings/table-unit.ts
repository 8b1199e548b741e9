const THOUSANDS = /\bin thousands\b|\(thousands|\(000s?\)|\b000s\b|\(\$ ?000\)|\$ ?thousands|\bamounts? in 000/i;
const MILLIONS = /\bin millions\b|\(millions|\$ ?millions|\(\$ ?mm?\)/i;

/** The factor for a table's amounts, from its headers or the text above. */
export function tableScaleOf(words: string): number {
  return THOUSANDS.test(words) ? 1e3 : MILLIONS.test(words) ? 1e6 : 1;
}
