/** Verbs that begin a question or follow its question word, by base form. */
export const BE_VERBS = ['is', 'are', 'was', 'were'];
export const DO_VERBS = ['do', 'does', 'did'];
export const HAVE_VERBS = ['has', 'have'];
