/** Typical first questions of a stewardship analyst. */
export const EXAMPLE_QUESTIONS = [
  'What is the CEO pay ratio?',
  'Who are the director nominees, and which of them are independent?',
  'What fees were paid to the independent auditor?',
  'Does the clawback policy go beyond what the listing rules require?',
  'Are directors and executives barred from hedging or pledging company stock?',
] as const;
