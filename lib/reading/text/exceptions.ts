import { oneOf } from '@/lib/format/patterns';
import { GENERATION } from '@/lib/format/words/name-words';
import { REMAINDER_WORDS } from './exception-patterns';
import { ANY_TITLE } from './names/honorifics';

const REMAINDER = new RegExp(String.raw`[,;(–—-]?\s*\b${oneOf(REMAINDER_WORDS)}(?!\w)`, 'i');
const OFFICES = oneOf([
  [/Officers?/, 'Officer'],
  [/Executives?/, 'Executive'],
  [/Directors?/, 'Director'],
  'President',
  [/Chair\w*/, 'Chairman'],
]);
/** A person by name, not an office: "our Chief Executive Officer, namely Mr. Roe" names the exception itself. */
const IS_NAME = new RegExp(
  String.raw`\b${ANY_TITLE}\.?\s\p{Lu}|\b\p{Lu}\p{Ll}+\s(?:\p{Lu}\.\s){0,2}\p{Lu}[\p{L}'’-]+(?<!\b${OFFICES})` +
    String.raw`(?:,?\s${GENERATION}\.?)?,?\s*\)?$`,
  'u',
);

/**
 * The exception of a statement about all, without those whom the sentence names as the others: of "Mr. Roe, namely
 * Ms. Doe and Mr. Poe" only "Mr. Roe".
 */
export function withoutRemainder(excepted: string): string {
  const remainder = REMAINDER.exec(excepted);
  const before = excepted.slice(0, remainder?.index).trimEnd();
  return remainder && IS_NAME.test(before) ? before : excepted;
}
