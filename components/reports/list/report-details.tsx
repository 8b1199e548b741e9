import type { ReactNode } from 'react';
import { LocalTime } from '@/components/shared/time/local-time';
import { formatLongDate } from '@/lib/format/dates';
import { formatCount, MISSING } from '@/lib/format/numbers';
import type { ListedReport } from '@/components/reads/report-reads';

/** The collapsible details of a card. */
export function ReportDetails({ report, id }: { report: ListedReport; id: string }) {
  const summary = report.results.analysis_summary;
  return (
    <dl id={id} className="grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line px-4 py-3 md:grid-cols-4">
      <Fact term="Generated">
        {report.generation_completed_at ? <LocalTime iso={report.generation_completed_at} /> : 'N/A'}
      </Fact>
      <Fact term="AGM date">{report.agm_date ? formatLongDate(report.agm_date) : MISSING}</Fact>
      <Fact term="Template">{report.template_name}</Fact>
      <Fact term="Visibility">
        {report.visibility === 'organization' ? 'Organization: all members' : 'Personal: only its creator'}
      </Fact>
      <Fact term="Total queries">{formatCount(summary.total_queries_executed)}</Fact>
      <Fact term="Not found by the engine">{formatCount(summary.queries_without_evidence)}</Fact>
      <Fact term="Documents">{formatCount(report.document_ids.length)}</Fact>
      <Fact term="Revision">{formatCount(report.revision)}</Fact>
      {report.flag_status?.flags_configured ? (
        <>
          <Fact term="Flags triggered">{`${report.flag_status.flags_triggered} / ${
            report.flag_status.total_flags_configured
          }`}</Fact>
          <Fact term="Could not be determined">{formatCount(report.flag_status.flags_cannot_determine)}</Fact>
          <Fact term="Clear">{formatCount(report.flag_status.flags_clear)}</Fact>
        </>
      ) : null}
      <Fact term="Report id">
        <span className="font-mono text-xs">{report.id}</span>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-3">{term}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
