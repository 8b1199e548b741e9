import { financialFacts } from '@/db/schema';

/** What every reader of stored figures needs of them. */
export const FACT_COLUMNS = {
  concept: financialFacts.concept,
  statement: financialFacts.statement,
  periodStart: financialFacts.periodStart,
  periodEnd: financialFacts.periodEnd,
  value: financialFacts.value,
  textValue: financialFacts.textValue,
  unit: financialFacts.unit,
  source: financialFacts.source,
  check: financialFacts.check,
  page: financialFacts.page,
  boxes: financialFacts.boxes,
  quote: financialFacts.quote,
};
