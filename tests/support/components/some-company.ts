import { randomUUID } from 'node:crypto';
import type { Company } from '@/lib/companies/schema';

export function someCompany(changes: Partial<Company> = {}): Company {
  return {
    id: randomUUID(),
    name: 'Meridian Tools Inc.',
    filed_name: 'MERIDIAN TOOLS INC',
    ticker: 'MRDT',
    cik: '0000990001',
    entity_type: 'CORPORATION',
    is_active: true,
    ready_for_queries: 3,
    processed_documents: 3,
    downloaded_documents: 1,
    processing_documents: 0,
    unprocessed_documents: 1,
    failed_documents: 0,
    documents_without_text: 0,
    total_documents: 4,
    total_chunks: 120,
    is_fetching: false,
    created_at: '2026-01-05T09:00:00.000Z',
    ...changes,
  };
}
