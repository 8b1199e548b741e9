/** The section of a report and the switch of a template. */
export const WHAT_CHANGED = 'What changed since last year';
