/** The kind of value that an answer must contain. */
export type AnswerKind = 'money' | 'percent' | 'number' | 'date' | 'person' | 'yes-no' | 'words';

const PATTERNS: Record<AnswerKind, RegExp> = {
  money: /\$\s?\d|\d[\d,]*(?:\.\d+)?\s(?:million|billion|thousand)|\d,\d{3}/i,
  percent: /\d(?:\.\d+)?\s?(?:%|percent)/i,
  number:
    /\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|none)\b/i,
  date: /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4])\b|\b(?:19|20)\d\d\b/,
  person:
    /(?:Mr|Ms|Mrs|Dr)\.\s[A-Z]|\b(?!Audit|Board|Annual|Named|Executive|Compensation|Corporate|Common|Proxy|Chief|Vice|Senior|Independent|Securities|Nominating|Summary)[A-Z][a-z]+,?\s(?:[A-Z]\.\s)?(?!Committee|Directors?|Officers?|Meeting|Statement|Stock|Compensation|Governance|Executive|Plan|Rules?)[A-Z][a-z]+\b|\b(?:LLP|Inc|LLC|Corp|LP)\b/,
  'yes-no': /./,
  words: /./,
};

export function kindOf(question: string): AnswerKind {
  const text = question.toLowerCase();
  if (
    /\b(?:what|which) (?:percent\w*|proportion|share)|\bhow many percent|\bpercentage\b|\bmargin\b|\brate\b|\bwhat %/.test(
      text,
    )
  )
    return 'percent';
  if (/\b(?:at what (?:cost|price)|for (?:what|how much) fee)\b/.test(text)) return 'money';
  if (
    /\bhow much\b|\b(?:fees?|cost|spend|spent|paid|price|salary|compensation|revenue|income|amount|expenditure|expenses?|dividends?|retainers?|usd|\$)\b/.test(
      text,
    ) &&
    /\b(?:how much|what (?:is|was|were|are|did|fee)|amount|fee)\b/.test(text)
  )
    return 'money';
  if (/\bhow (?:many|often|long|old)\b|\bnumber of\b|\bat what age\b/.test(text)) return 'number';
  if (/^\s*(?:when|on (?:what|which) (?:date|day))\b|\bwhat (?:date|day|year)\b/.test(text)) return 'date';
  if (
    /^\s*(?:who|whom)\b|\bwhich (?:firm|company|person|director|nominee|executive|officer|member|bank|holder|consultant|adviser|advisor|solicitor)s?\b|\bwhich companies\b|\bname of\b/.test(
      text,
    )
  )
    return 'person';
  if (/^\s*(?:is|are|was|were|do|does|did|has|have|can|may|must|will)\b/.test(text)) return 'yes-no';
  return 'words';
}

export function hasKind(text: string, kind: AnswerKind): boolean {
  return PATTERNS[kind].test(text);
}
