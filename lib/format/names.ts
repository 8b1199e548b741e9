import { z } from 'zod';
import { isVisible, MAX_NAME_LENGTH } from './names.rules';

/** Line breaks, control characters and direction marks, which can make a name look like another. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Schema of a display name: one line of 1 to 120 characters. `required` is the message for an empty one. */
export function nameText(required: string, what: string, maxLength = MAX_NAME_LENGTH) {
  return z
    .string(required)
    .trim()
    .refine(isVisible, { error: required, abort: true })
    .max(maxLength, `${what} is at most ${maxLength} characters`)
    .refine((text) => !CONTROL.test(text), `${what} must not contain line breaks or control characters`);
}

/** Whether a text has line breaks, control characters or direction marks, which no name may have. */
export function hasControlCharacters(text: string): boolean {
  return CONTROL.test(text);
}
