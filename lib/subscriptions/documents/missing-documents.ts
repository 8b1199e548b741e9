import type { Context } from '@/lib/context';
import { missingTypes, readProcessedDocuments } from './documents-seen';
import type { MissingDocuments } from '../schema';
import { requireSubscription } from '../visible-subscriptions';

/**
 * Monitored annual types without a processed document for the subscription's fiscal year. Throws `not_found` for an
 * unknown subscription.
 */
export async function missingDocuments(ctx: Context, subscriptionId: string): Promise<MissingDocuments> {
  const row = await requireSubscription(ctx, subscriptionId);
  const processed = await readProcessedDocuments(ctx, [row.companyId]);
  return { missing_document_types: missingTypes(row, processed), fiscal_year: row.fiscalYear };
}
