'use client';

import { useEffect, useState } from 'react';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { useShortcuts } from '@/components/viewer/use-shortcuts';
import type { ViewerDocument } from '@/components/viewer/types';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { NewDocumentsNotice } from '../list/new-documents-notice';
import type { DetailedReport } from '@/components/reads/report-reads';
import { useRegenerate } from '../use-regenerate';
import { CategorySection } from './category-section';
import { ChangesSection } from './changes-section';
import { CopyButton } from '@/components/shared/copy-button';
import { DocumentSnapshot } from './document-snapshot';
import { FlagBanner } from './flag-banner';
import { FlagLists } from './flag-lists';
import { FlagsCard, SectionsCard, SummaryCard } from './report-aside';
import { ReportHeader } from './report-header';
import { anchors } from '@/components/evidence/anchors';
import { reportSections } from '@/lib/reports/read/report-sections.rules';
import { ReportState } from './report-state';
import { RevisionSelect } from './revision-select';
import { RichText } from '@/components/evidence/rich-text';
import { usePaperTheme } from './use-paper-theme';
import type { SourceViewer } from '@/components/evidence/use-source-viewer';

type ReportViewProps = {
  report: DetailedReport;
  documents: readonly ViewerDocument[];
  viewer: SourceViewer;
  revision: number | null;
  onRevision: (revision: number | null) => void;
};

/** A completed report: sections at the left, summary and flags at the right. `revision` null is the current one. */
export function ReportView({ report, documents, viewer, revision, onRevision }: ReportViewProps) {
  const { results } = report;
  const { regenerate, isPending, question } = useRegenerate();
  const sections = reportSections(results);
  const [openFlags, setOpenFlags] = useState<ReadonlySet<string>>(
    () => new Set(results.triggered_flags.slice(0, 1).map(({ flag_description }) => flag_description)),
  );
  const [currentFlag, setCurrentFlag] = useState<string | null>(null);
  useScrollToAddress();
  usePaperTheme();

  const toggle = ({ flag_description: name }: FlagResult) =>
    setOpenFlags((was) => new Set(was.has(name) ? [...was].filter((other) => other !== name) : [...was, name]));
  const goToFlag = (flag: FlagResult) => {
    setCurrentFlag(flag.flag_description);
    setOpenFlags((was) => new Set([...was, flag.flag_description]));
    const place =
      document.getElementById(anchors.flag(flag)) ??
      (flag.query_id ? document.getElementById(anchors.answer(flag.query_id)) : null);
    place?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  useShortcuts({
    f: () => {
      const triggered = results.triggered_flags;
      const next =
        triggered[
          (triggered.findIndex(({ flag_description }) => flag_description === currentFlag) + 1) %
            Math.max(1, triggered.length)
        ];
      return next ? goToFlag(next) : false;
    },
    j: () => viewer.step(1),
    k: () => viewer.step(-1),
    escape: () => (viewer.open ? viewer.close() : false),
  });

  const isSplit = viewer.open !== null;
  return (
    <div className="flex flex-col gap-3.5 px-6 py-4">
      {question}
      <ReportHeader
        report={report}
        revision={revision}
        isRegenerating={isPending}
        onRegenerate={() => regenerate(report)}
      />
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          !isSplit && 'wide:grid-cols-[minmax(0,1fr)_320px]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-3">
          <ReportState
            report={report}
            isRetrying={isPending}
            onRetry={() => regenerate(report)}
            onShowGood={() => onRevision(report.last_good_revision)}
          />
          {revision !== null ? (
            <p className="rounded-lg border border-line bg-accent-tint px-4 py-2 text-sm">
              This is an earlier result.{' '}
              <button
                type="button"
                className="font-medium text-accent hover:underline"
                onClick={() => onRevision(null)}
              >
                Show the current one
              </button>
            </p>
          ) : null}
          <div className="overflow-hidden rounded-lg border border-line empty:hidden print:hidden [&>div]:border-t-0">
            <NewDocumentsNotice report={report} isBusy={isPending} onRegenerate={() => regenerate(report)} />
          </div>
          {results.flag_status?.flags_configured ? <FlagBanner status={results.flag_status} /> : null}
          {results.executive_summary ? (
            <Card
              id={anchors.summary}
              role="region"
              aria-label="Executive Summary"
              className="group/answer scroll-mt-3 px-4 py-3.5"
            >
              <div className="mb-1 flex items-center justify-between">
                <h2 className="text-base font-semibold">Executive Summary</h2>
                <CopyButton
                  label="Copy summary"
                  copiedLabel="Copied to clipboard!"
                  text={() => results.executive_summary}
                  className={
                    '-my-1 opacity-0 transition-opacity group-hover/answer:opacity-100 focus-within:opacity-100 ' +
                    'print:hidden'
                  }
                />
              </div>
              <RichText markdown={results.executive_summary} />
            </Card>
          ) : null}
          <FlagLists results={results} documents={documents} viewer={viewer} openFlags={openFlags} onToggle={toggle} />
          <ChangesSection report={report} />
          {sections.map((section) => (
            <CategorySection
              key={section.key}
              section={section}
              flags={results.flags}
              documents={documents}
              viewer={viewer}
            />
          ))}
          {report.document_snapshot.documents_analyzed.length > 0 ? (
            <DocumentSnapshot snapshot={report.document_snapshot} />
          ) : null}
        </div>
        <aside
          aria-label="Overview"
          className={cn('flex min-w-0 flex-col gap-3', isSplit ? 'hidden' : 'wide:sticky wide:top-4')}
        >
          <SummaryCard
            report={report}
            revisions={
              report.revisions.length > 0 ? (
                <RevisionSelect report={report} shown={revision} onShow={onRevision} />
              ) : null
            }
          />
          <FlagsCard report={report} currentFlag={currentFlag} onGo={goToFlag} />
          <SectionsCard sections={sections} changes={results.changes?.counts.changed ?? null} />
        </aside>
      </div>
    </div>
  );
}

/** Scrolls to the part named in the URL when the report is rendered. */
function useScrollToAddress(): void {
  useEffect(() => {
    const name = decodeURIComponent(window.location.hash.slice(1));
    if (name) document.getElementById(name)?.scrollIntoView({ block: 'start' });
  }, []);
}
