import { database } from '@/db/client';
import { requireTenantCompany } from '@/lib/companies/visible-company';
import type { Context } from '@/lib/context';
import { attentionReasons } from './attention.rules';
import { allOutcomes } from './list-outcomes';
import { companiesWithOutcomes } from './stored-reports';
import {
  type ATTENTION_REASONS,
  type Attention,
  type AttentionItem,
  type AttentionQuery,
  type OutcomeLine,
} from '../schema';

/**
 * Results that need attention, of all companies on the list or of one: newest meeting first, and within a meeting least
 * support first.
 */
export async function listAttention(ctx: Context, query: AttentionQuery): Promise<Attention> {
  const { company_id: companyId, from, to, reason, page, size } = query;
  if (companyId) await requireTenantCompany(database(), ctx, companyId);
  const meetings = await allOutcomes(ctx, { companyId, from, to });
  const items = meetings.flatMap((meeting) =>
    meeting.lines
      .flatMap((line): AttentionItem[] => {
        const reasons = attentionReasons(line);
        const document = meeting.documents.find(({ id }) => id === line.document_id);
        return reasons.length === 0 || !document ? [] : [{ reasons, ...headOf(meeting), document, line }];
      })
      .sort((one, other) => (one.line.support_cast ?? 100) - (other.line.support_cast ?? 100)),
  );
  const of = (wanted: (typeof ATTENTION_REASONS)[number]) => items.filter(({ reasons }) => reasons.includes(wanted));
  const shown = reason ? of(reason) : items;
  return {
    attention: shown.slice((page - 1) * size, page * size),
    total: shown.length,
    page,
    size,
    counts: {
      all: items.length,
      low_support: of('low_support').length,
      against_majority: of('against_majority').length,
      low_director: of('low_director').length,
      not_certain: meetings.flatMap(({ lines }) => lines).filter(isNotCertain).length,
      meetings: meetings.length,
    },
    companies: await companiesWithOutcomes(ctx),
  };
}

function isNotCertain({ support_cast: support, choice }: OutcomeLine): boolean {
  return support === null && choice === null;
}

function headOf({
  company_id,
  company_name,
  ticker,
  meeting_date,
  meeting_type,
  filing_date,
}: Omit<AttentionItem, 'line' | 'reasons' | 'document'>) {
  return { company_id, company_name, ticker, meeting_date, meeting_type, filing_date };
}
