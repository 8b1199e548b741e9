/** Characters. */
export const MAX_REASON = 500;
export const MAX_RATIONALE = 1000;
