import { z } from 'zod';

export const MAX_NAME_LENGTH = 120;

/** A name of blanks, marks and signs that nobody sees is none. */
function isVisible(text: string): boolean {
  return /[^\p{Z}\p{C}\p{M}]/u.test(text);
}

/** Line breaks, control characters and signs that turn the direction of writing: they make a name look like another. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** What people call a thing or themselves: one line of 1 to 120 characters. `required` is said where there is none. */
export function nameText(required: string, what: string, maxLength = MAX_NAME_LENGTH) {
  return z
    .string(required)
    .trim()
    .refine(isVisible, { error: required, abort: true })
    .max(maxLength, `${what} is at most ${maxLength} characters`)
    .refine((text) => !CONTROL.test(text), `${what} may hold no line breaks or control characters`);
}

export function hasControlCharacters(text: string): boolean {
  return CONTROL.test(text);
}
