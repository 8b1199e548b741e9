import type { TaggedQuestion } from './tagged-question-list';

const none = () => null;

/** Questions beside which a figure of the statements would be wrong. */
export const ANALYST_TRAPS: readonly TaggedQuestion[] = [
  (n: string, y: number) => `What was the operating income of ${n}'s Antarctic segment in FY${y}?`,
  (n: string, y: number) => `What was ${n}'s e-commerce revenue in fiscal ${y}?`,
  (n: string, y: number) => `What was ${n}'s adjusted EBITDA in FY${y}?`,
  (n: string, y: number) => `What was the adjusted EPS of ${n} in fiscal ${y}?`,
  (n: string, y: number) => `What is ${n}'s revenue guidance for FY${y + 1}?`,
  (n: string, y: number) => `What was ${n}'s revenue in fiscal ${y + 2}?`,
  (n: string, y: number) => `What was revenue in the second half of fiscal ${y} at ${n}?`,
  (n: string, y: number) => `What was ${n}'s market capitalization at the end of fiscal ${y}?`,
  (n: string, y: number) => `What was ${n}'s organic revenue growth in fiscal ${y}?`,
  (n: string, y: number) => `What was ${n}'s comparable sales growth in fiscal ${y}?`,
  (n: string, y: number) => `How much of ${n}'s capital expenditures went into technology in fiscal ${y}?`,
  (n: string, y: number) => `What was the median net income of ${n}'s peers in fiscal ${y}?`,
  (n: string, y: number) => `How many shares did ${n} repurchase in fiscal ${y}?`,
  (n: string, y: number) => `What was the average price paid per share repurchased by ${n} in fiscal ${y}?`,
  (n: string, y: number) => `What was the weighted average interest rate on ${n}'s debt in fiscal ${y}?`,
  (n: string, y: number) => `What percentage of ${n}'s revenue came from its largest customer in fiscal ${y}?`,
  (n: string, y: number) => `What was the constant currency revenue growth of ${n} in FY${y}?`,
  (n: string, y: number) => `What drove the change in ${n}'s gross margin in FY${y}?`,
  (n: string, y: number) => `What was the statutory tax rate of ${n} in fiscal ${y}?`,
  (n: string, y: number) => `What was ${n}'s allowance for doubtful accounts receivable at the end of fiscal ${y}?`,
  (n: string, y: number) => `How much revenue was recognized from deferred revenue by ${n} in fiscal ${y}?`,
  (n: string, y: number) => `What were ${n}'s unrecognized tax benefits at the end of fiscal ${y}?`,
  (n: string, y: number) => `Compare ${n}'s revenue between FY${y - 1} and Q2 of FY${y}.`,
  (n: string, y: number) => `What was ${n}'s net income in the first six months of fiscal ${y}?`,
  (n: string, y: number) => `What was the net income of ${n}'s largest subsidiary in fiscal ${y}?`,
  (n: string, y: number) => `What did ${n} expect for capital expenditures in fiscal ${y}?`,
].map((wording) => ({ ask: wording, expect: none }));
