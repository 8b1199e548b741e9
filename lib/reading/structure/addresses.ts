import { wholeWords } from '@/lib/format/patterns';
import { HOUSE_NUMBER, POST_BOX } from '@/lib/format/words/address-words-patterns';
import { capitalCount } from '@/lib/format/words/number-words';
import { PLACE_WORDS } from './addresses-patterns';

const STREET = wholeWords(PLACE_WORDS);
const OPENS = new RegExp(String.raw`^(?:c\/o\s|${POST_BOX}|${HOUSE_NUMBER}|${capitalCount(1, 6)}\s\p{Lu})`, 'u');
const BOX = new RegExp(String.raw`^${POST_BOX}\b`);
const TOWN = /^\p{Lu}[\p{L}.\s]+,\s(?:[A-Z]{2}|\p{Lu}\p{Ll}+)\s\d{5}(?:-\d{4})?$/u;

/** A line of a postal address: "55 Long Street", "Springfield, IL 62701". */
export function isAddress(text: string): boolean {
  const plain = text.trim();
  return TOWN.test(plain) || (OPENS.test(plain) && STREET.test(plain)) || BOX.test(plain);
}
