/** The question as the intents expect it: lower case, plain quotes, no dashes, single spaces. */
export function plainQuestion(question: string): string {
  return question
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015/-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
