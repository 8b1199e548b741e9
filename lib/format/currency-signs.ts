/** The signs of currencies that filings print before amounts, for a class of a pattern; and as a class of their own. */
export const CURRENCY_SIGNS = '$€£';
export const CURRENCY_SIGN = `[${CURRENCY_SIGNS}]`;
