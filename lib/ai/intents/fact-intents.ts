import type { FactKey } from '../fact-keys';

export type FactIntent = {
  keys: FactKey[];
  /** Every pattern must match the question, which is lower case with single spaces and no dashes. */
  all: RegExp[];
  none?: RegExp[];
  /** Stop here: later intents of like words are not meant. */
  isFinal?: boolean;
};

const CEO = /\b(ceo|chief executive|principal executive|top executive|head of the company|boss)\b/;
const PAY = /\b(pay|paid|pays|compensation|earn|earns|earned|earnings|make|made|salary|remuneration|receive|received)\b/;

export const FACT_INTENTS: FactIntent[] = [
  { keys: ['median_employee_pay'], all: [/\bmedian|typical|middle\b/, PAY, /\b(used|behind|underlying|basis)\b.*\bratio\b/], isFinal: true },
  { keys: ['ceo_pay_ratio'], all: [/\bpay ratio\b/], isFinal: true },
  { keys: ['ceo_pay_ratio'], all: [CEO, PAY, /\b(ratio|times|multiple|compare)/, /\b(median|typical|average|worker|employee)/], isFinal: true },
];
