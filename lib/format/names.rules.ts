/** Characters of a display name. */
export const MAX_NAME_LENGTH = 120;
