'use client';

import { CircleCheck, CircleDashed, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { LocalTime } from '@/components/shared/time/local-time';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Kbd } from '@/components/ui/kbd';
import { StatusBadge } from '@/components/shared/states/status-badge';
import { formatCount } from '@/lib/format/numbers';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { WHAT_CHANGED } from '@/lib/reports/titles.rules';
import type { DetailedReport } from '@/components/reads/report-reads';
import { anchors } from '@/components/evidence/anchors';
import { sectionTitle, type ReportSection } from '@/lib/reports/read/report-sections.rules';

/** Summary and overview in one card. */
export function SummaryCard({ report, revisions }: { report: DetailedReport; revisions: ReactNode }) {
  const { results, document_snapshot: snapshot } = report;
  const timeMs = results.processing_metadata.total_time_ms;
  const status = results.flag_status;
  return (
    <Card aria-label="Summary" role="region">
      <dl className="flex flex-col gap-1.5 px-4 py-3.5">
        <SummaryLine term="Generated">
          {report.generation_completed_at ? <LocalTime iso={report.generation_completed_at} /> : 'N/A'}
        </SummaryLine>
        <SummaryLine term="Status">
          <StatusBadge kind="report" status={report.status} className="text-sm" />
        </SummaryLine>
        <SummaryLine term="Processing Time">{timeMs === null ? 'N/A' : `${(timeMs / 1000).toFixed(1)} s`}</SummaryLine>
        {revisions ? <SummaryLine term="Revision">{revisions}</SummaryLine> : null}
      </dl>
      <dl aria-label="Analysis Overview" className="grid auto-cols-auto grid-flow-col border-t border-line">
        <Tile term="Total Queries">{formatCount(results.analysis_summary.total_queries_executed)}</Tile>
        <Tile term="Documents">{formatCount(snapshot.documents_analyzed.length)}</Tile>
        {status ? (
          <Tile term="Flags Triggered">
            {status.flags_triggered}
            <span className="text-text-3">/{status.total_flags_configured}</span>
          </Tile>
        ) : null}
      </dl>
    </Card>
  );
}

function SummaryLine({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <dt className="text-text-2">{term}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function Tile({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-l border-line px-3 py-2.5 first:border-l-0 first:pl-4">
      <dt className="text-xs whitespace-nowrap text-text-2">{term}</dt>
      <dd className="text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

const GROUPS = [
  { outcome: 'triggered', title: 'Triggered', tone: 'text-warn', icon: Flag, iconTone: 'text-warn-solid' },
  {
    outcome: 'cannot_determine',
    title: 'Cannot determine',
    tone: 'text-und',
    icon: CircleDashed,
    iconTone: 'text-und-solid',
  },
  { outcome: 'clear', title: 'Clear', tone: 'text-ok', icon: CircleCheck, iconTone: 'text-ok-solid' },
] as const;

type FlagsCardProps = { report: DetailedReport; currentFlag: string | null; onGo: (flag: FlagResult) => void };

/** All flags by outcome; a click shows the evidence. */
export function FlagsCard({ report, currentFlag, onGo }: FlagsCardProps) {
  const { results } = report;
  if (results.flags.length === 0) return null;
  const categoryOf = (flag: FlagResult) => {
    const key = results.query_results.find(({ query_id }) => query_id === flag.query_id)?.category;
    return key ? sectionTitle(key, results.category_mapping) : '';
  };
  return (
    <Card aria-label="Flags by outcome" role="region" className="pb-2">
      <div className="flex h-[42px] items-center justify-between px-4">
        <h2 className="text-base font-semibold">Flags</h2>
        {results.triggered_flags.length > 0 ? (
          <span className="flex items-center gap-2 text-xs text-text-3 print:hidden">
            <Kbd>F</Kbd>next triggered
          </span>
        ) : null}
      </div>
      {GROUPS.map(({ outcome, title, tone, icon: Icon, iconTone }) => {
        const flags = results.flags.filter((flag) => flag.outcome === outcome);
        if (flags.length === 0) return null;
        return (
          <section key={outcome} aria-label={title} className="mt-1">
            <h3 className={cn('flex justify-between px-4 py-1 text-xs font-semibold', tone)}>
              {title}
              <span className="tabular-nums">{flags.length}</span>
            </h3>
            <ul className="px-2">
              {flags.map((flag) => (
                <li key={flag.flag_description}>
                  <button
                    type="button"
                    onClick={() => onGo(flag)}
                    className={cn(
                      'flex w-full items-start gap-2.5 rounded-md px-2 py-[3px] text-left hover:bg-hover',
                      currentFlag === flag.flag_description && 'bg-hover dark:bg-line',
                    )}
                  >
                    <Icon aria-hidden className={cn('mt-[3px] size-3.5 shrink-0', iconTone)} strokeWidth={2} />
                    <span className="min-w-0">
                      <span className="block wrap-anywhere">{flag.flag_description}</span>
                      <span className="line-clamp-2 text-xs text-text-3">
                        {outcome === 'cannot_determine' ? flag.reasoning : noteOf(flag, categoryOf(flag))}
                      </span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Card>
  );
}

/** "Executive Compensation · 214:1, p. 61" */
function noteOf(flag: FlagResult, category: string): string {
  const page = flag.evidence[0] ? `p. ${flag.evidence[0].page_number}` : '';
  return [category, [flag.value ?? '', page].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
}

type SectionsCardProps = {
  sections: readonly ReportSection[];
  /** Null where the report has none. */ changes: number | null;
};

export function SectionsCard({ sections, changes }: SectionsCardProps) {
  return (
    <Card role="navigation" aria-label="Sections" className="pb-2 print:hidden">
      <h2 className="flex h-[42px] items-center px-4 text-base font-semibold">Sections</h2>
      <ul className="px-2">
        {changes === null ? null : <SectionLink anchor={anchors.changes} title={WHAT_CHANGED} count={changes} />}
        {sections.map(({ key, title, answers }) => (
          <SectionLink key={key} anchor={anchors.section(key)} title={title} count={answers.length} />
        ))}
        <SectionLink anchor={anchors.snapshot} title="Document Snapshot" />
      </ul>
    </Card>
  );
}

function SectionLink({ anchor, title, count }: { anchor: string; title: string; count?: number }) {
  return (
    <li>
      <a
        href={`#${anchor}`}
        className="flex items-center justify-between gap-3 rounded-md px-2 py-[3px] hover:bg-hover"
      >
        <span className="truncate">{title}</span>
        {count === undefined ? null : <span className="text-xs text-text-3 tabular-nums">{count}</span>}
      </a>
    </li>
  );
}
