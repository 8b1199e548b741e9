/** Abbreviations and omissions of search queries; each has one meaning in a question about a filing. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bsct\b/g, 'summary compensation table'],
  [/#(?=\s*[a-z])/g, ' number of '],
  [/\bno\. of\b/g, 'number of'],
  [/\bcomp\b\.?/g, 'compensation'],
  [/\byrs?\b\.?/g, 'year'],
  [/\bfy\b(?!\s?\d)/g, 'fiscal year'],
  [/\bmtgs?\b\.?/g, 'meetings'],
  [/\brecs?\b\.?/g, 'recommendation'],
  [/\bindep\b\.?/g, 'independent'],
  [/\bshs\b/g, 'shares'],
  [/\bmgmt\b/g, 'management'],
];

/**
 * The question in the form that the intents expect: lower case, plain quotes, no dashes, single spaces, short forms
 * written out.
 */
export function plainQuestion(question: string): string {
  const plain = question
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015/-]+/g, ' ');
  return SHORT_FORMS.reduce((text, [short, long]) => text.replace(short, long), plain)
    .replace(/\s+/g, ' ')
    .trim();
}
