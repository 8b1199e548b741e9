/** Most documents or companies in one call. */
export const MAX_IDS = 1000;
