import { wholeWords } from '@/lib/format/patterns';
import { STREET_WORDS } from './addresses-patterns';

const STREET = wholeWords(STREET_WORDS);
const OPENS = /^(?:c\/o\s|P\.?\s?O\.?\sBox|\d{1,5}\s(?:[NSEW]\.?\s)?\p{Lu}|(?:One|Two|Three|Four|Five|Six)\s\p{Lu})/u;
const TOWN = /^\p{Lu}[\p{L}.\s]+,\s(?:[A-Z]{2}|\p{Lu}\p{Ll}+)\s\d{5}(?:-\d{4})?$/u;

/** A line of a postal address: "55 Long Street", "Springfield, IL 62701". */
export function isAddress(text: string): boolean {
  const plain = text.trim();
  return TOWN.test(plain) || (OPENS.test(plain) && STREET.test(plain)) || /^P\.?\s?O\.?\sBox\b/.test(plain);
}
