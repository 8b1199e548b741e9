import { alternatives, oneOf } from '@/lib/format/patterns';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { COMMON_FORM, POINTED_FORM } from '@/lib/format/words/legal-forms-patterns';
import { JUNIOR } from '@/lib/format/words/name-words';
import { STREET_WORDS } from '@/lib/format/words/address-words-patterns';
import { LAST_OF_ADDRESS, NAME_PARTS, NO_LAST_WORDS } from './proponent-names-patterns';
import { NOT_A_NAME_WORDS, STATE_NAMES } from './proponents-patterns';

/** A name in the wide sense: "Comptroller of the City of New York", "John Chevedden", "As You Sow". */
export const NAME =
  `(?<name>(?:The |the )?\\p{Lu}[\\p{L}'’&.-]*(?: ${oneOf(NAME_PARTS)}|,? ` +
  `(?:${COMMON_FORM}|L\\.L\\.C|Co|${JUNIOR})\\b\\.?){0,13})`;
export const NOT_A_NAME = new RegExp(String.raw`^(?:(?:the|our|a|an) )?${oneOf(NOT_A_NAME_WORDS)}\b`, 'i');

const STATES = alternatives(STATE_NAMES);

/**
 * "As You Sow" for "As You Sow of Berkeley, California": a town is recognized by the state after it in the `sentence`.
 */
export function withoutTown(name: string | undefined, sentence: string): string | undefined {
  const town = / of ((?:\p{Lu}[\p{L}.'’-]+ ?){1,3})$/u.exec(name ?? '');
  if (!name || !town) return name;
  const behind = sentence.slice(sentence.indexOf(name) + name.length);
  return new RegExp(`^, (?:${STATES})\\b`).test(behind) ? name.slice(0, town.index) : name;
}

const LEADING = new RegExp(`^(?:${PLAIN_TITLE}\\. )?${NAME}`, 'u');

/** The shareholder's name with which a text begins; undefined where it begins with no name. */
export function leadingProponent(text: string): string | undefined {
  return cleanName(LEADING.exec(text)?.groups?.name ?? '');
}

/** The last word of an address: "Old Post Circle". */
const OF_STREET = new RegExp(String.raw`\b${oneOf(LAST_OF_ADDRESS)}\.?$`);

/** "Avenue N.W": the rest of an address on the next line; "At Meridell" begins a sentence. */
const IN_STREET = new RegExp(String.raw`^(?:${oneOf(STREET_WORDS)}\b|At\s)`);

const AT_THE_END = new RegExp(String.raw`[,\s-]+$|(?<!\b(?:${POINTED_FORM}|${JUNIOR}|L\.L\.C))[,.\s-]+$`);

/** A name does not end with one of these. */
const OPEN_END = new RegExp(String.raw`(?:\s${oneOf(NO_LAST_WORDS)})+$`, 'i');

/**
 * A name as matched, without small words, labels, headings and signs around it. Undefined where the rest is not a name:
 * shorter than 4 or longer than 100 characters, part of an address, or words that begin a sentence.
 */
export function cleanName(raw: string): string | undefined {
  const name = raw
    .replace(OPEN_END, '')
    // "Harbour Fund. RESOLVED: …", where the name is right before the resolution.
    .replace(/[.,:;]?\sRESOLVED\b.*$/, '')
    // A heading after the end of the sentence.
    .replace(/(?<=\p{Ll}{4}(?<!\bAssoc))\.\s\p{Lu}.*$/u, '')
    // The next label of a list of particulars.
    .replace(/\s(?:Address|Shares|Holdings?|Representative|Number)$/, '')
    // The last words of a heading run into the sentence below it.
    .replace(/^.* (?=(?:The|Mr\.|Ms\.) \p{Lu})/u, '')
    .replace(/^(?:the|The) (?=\p{Lu})/u, '')
    .replace(AT_THE_END, '')
    .trim();
  const words = name.split(/\s+/);
  if (name.length < 4 || name.length > 100 || NOT_A_NAME.test(name) || OF_STREET.test(name) || IN_STREET.test(name))
    return undefined;
  // A single word is a name only in the spelling of an organization: "CalPERS".
  if (words.length === 1 && !/[a-z][A-Z]|^[A-Z]{4,}$/.test(name)) return undefined;
  return name === name.toUpperCase() && words.length > 4 ? undefined : name;
}
