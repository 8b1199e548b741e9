import type { Metadata } from 'next';
import { first, FirstData } from '@/app/first-data';
import { searchOf, type Search } from '@/app/search-params';
import { ReportScreen } from '@/components/reports/detail/report-screen';
import { documentChanges, oneReport, revisionOf } from '@/components/reads/report-reads';
import { idParams } from '@/lib/common-schemas';
import { getDocumentChanges } from '@/lib/reports/read/document-changes';
import { getReport } from '@/lib/reports/read/read-reports';

export const metadata: Metadata = { title: 'Report' };

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Search> };

export default async function ReportPage({ params, searchParams }: Props) {
  const [{ id }, param] = await Promise.all([params, searchOf(searchParams)]);
  const revision = revisionOf(param('revision'));
  const read = first(
    oneReport(id, revision),
    (ctx) => getReport(ctx, idParams.parse({ id }).id, revision === null ? {} : { revision }),
    (report) =>
      report.status === 'completed'
        ? [first(documentChanges(report), (ctx) => getDocumentChanges(ctx, report.id))]
        : [],
  );
  return (
    <FirstData reads={[read]}>
      <ReportScreen reportId={id} />
    </FirstData>
  );
}
