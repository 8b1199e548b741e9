/** Verbs that begin a question or stand behind its asking word, by what they are forms of. */
export const BE_VERBS = ['is', 'are', 'was', 'were'];
export const DO_VERBS = ['do', 'does', 'did'];
export const HAVE_VERBS = ['has', 'have'];
