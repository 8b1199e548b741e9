export const MAX_RULES = 100;
/** Characters. */
export const RULE_LENGTH = 300;
