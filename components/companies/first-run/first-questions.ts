/** Questions that nearly every proxy statement answers. */
export const FIRST_QUESTIONS = [
  'What is the ratio of CEO pay to median employee pay?',
  'Which directors attended fewer than 75% of meetings?',
  'What does each shareholder proposal ask, and what does the board recommend?',
] as const;

/** The URL of the query screen with a question about a filing. */
export function questionAddress(ready: { document_id: string; company_id: string }, question: string): string {
  const params = new URLSearchParams({
    company: ready.company_id,
    docs: ready.document_id,
    tab: 'query',
    q: question,
  });
  return `/query?${params.toString()}`;
}
