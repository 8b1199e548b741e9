import type { Metadata } from 'next';
import { first, FirstData } from '@/app/first-data';
import { searchOf, type Search } from '@/app/search-params';
import { attentionList, companyOutcomes, MAX_ATTENTION_ROWS, MAX_MEETINGS } from '@/components/reads/outcome-reads';
import { readOutcomesAddress } from '@/components/shared/outcomes-address';
import { NO_FILTERS, votingSeason } from '@/components/reads/voting-reads';
import { OutcomesScreen } from '@/components/voting/outcomes/outcomes-screen';
import { VotingTabs } from '@/components/voting/shared/voting-tabs';
import { seasonQuery } from '@/lib/voting/meetings/schema';
import { readSeason } from '@/lib/voting/meetings/season';
import { listAttention } from '@/lib/voting/outcomes/stored/list-attention';
import { listOutcomes } from '@/lib/voting/outcomes/stored/list-outcomes';

export const metadata: Metadata = { title: 'Vote outcomes' };

export default async function OutcomesPage({ searchParams }: { searchParams: Promise<Search> }) {
  const { company, reason } = readOutcomesAddress(await searchOf(searchParams));
  // The companies to choose from come with the list of all reasons.
  const reasons = company || !reason ? [null] : [null, reason];
  return (
    <FirstData
      reads={[
        first(votingSeason(NO_FILTERS, new Date().getUTCFullYear()), (ctx) => readSeason(ctx, seasonQuery.parse({}))),
        ...reasons.map((one) =>
          first(attentionList(one), (ctx) =>
            listAttention(ctx, { page: 1, size: MAX_ATTENTION_ROWS, ...(one ? { reason: one } : {}) }),
          ),
        ),
        ...(company
          ? [
              first(companyOutcomes(company), (ctx) =>
                listOutcomes(ctx, { page: 1, size: MAX_MEETINGS, company_id: company }),
              ),
            ]
          : []),
      ]}
    >
      <VotingTabs active="outcomes" />
      <OutcomesScreen />
    </FirstData>
  );
}
