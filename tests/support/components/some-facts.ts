import { randomUUID } from 'node:crypto';
import type { DocumentFact } from '@/lib/facts/schema';

export function someFact(changes: Partial<DocumentFact> = {}): DocumentFact {
  return {
    id: randomUUID(),
    document_id: randomUUID(),
    key: 'ceo_pay_ratio',
    label: 'CEO pay ratio',
    value: 214,
    display: '214:1',
    unit: null,
    period: 'FY2025',
    page: 61,
    quote: 'the ratio was\nestimated to be 214 to 1',
    bounding_boxes: [{ page: 61, x: 72, y: 500, width: 200, height: 12 }],
    confidence: 0.96,
    source: 'text',
    withheld_reason: null,
    ...changes,
  };
}

export function someAuditor(changes: Partial<DocumentFact> = {}): DocumentFact {
  const name = 'Ledger & Vale LLP';
  return someFact({ key: 'auditor', label: 'Auditor', value: name, display: name, period: null, page: 40, ...changes });
}
