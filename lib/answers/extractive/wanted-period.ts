/** The fiscal year a question names, or "previous" for the one before the latest. */
export function wantedPeriod(question: string): string | undefined {
  const text = question.toLowerCase();
  const year =
    /\b(?:fy\s?|fiscal\s(?:year\s)?)?(20\d\d)\b/.exec(text)?.[1] ?? toFullYear(/\bfy\s?'?(\d{2})\b/.exec(text)?.[1]);
  if (year && !/\b(?:meeting|proxy|agm)\b[^?]{0,12}20\d\d|20\d\d\s(?:annual|proxy|agm|meeting)/.test(text)) return year;
  return /\b(?:prior|previous|preceding) (?:fiscal )?year\b|\byear before\b/.test(text) &&
    !/\b(?:vote|support|say.on.pay|meeting)/.test(text)
    ? 'previous'
    : undefined;
}

function toFullYear(short: string | undefined): string | undefined {
  return short ? `20${short}` : undefined;
}
