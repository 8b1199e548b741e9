/** Characters of a display name. */
export const MAX_NAME_LENGTH = 120;

/** Whether a text has visible characters: not only white space, marks and invisible characters. */
export function isVisible(text: string): boolean {
  return /[^\p{Z}\p{C}\p{M}]/u.test(text);
}
