'use client';

import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { FRESH_MS } from '@/components/api/query-client';
import {
  activeTemplates,
  documentChanges,
  oneReport,
  reportList,
  type DetailedReport,
  type ListedReport,
  type ReportList,
  type ReportQuery,
} from '@/components/reads/report-reads';

/** Interval for fetching the state of a report that is being generated, in milliseconds. */
const POLL_MS = 1500;

/** Whether the report is still being generated; every status but completed and failed counts. */
export function isRunning(report: { status: string }): boolean {
  return report.status !== 'completed' && report.status !== 'failed';
}

/** A page of the reports; fetched every 1.5 s while one of them is being generated. */
export function useReports(query: ReportQuery) {
  return useQuery({
    ...reportList(query),
    placeholderData: keepPreviousData,
    // Short, because others in the organization generate reports too.
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => (state.data?.reports.some(isRunning) ? POLL_MS : false),
  });
}

/**
 * One report, fetched every 1.5 s while it is being generated; `revision` null is the current one, no id fetches
 * nothing.
 */
export function useReport(reportId: string | null, revision: number | null = null) {
  return useQuery({
    ...oneReport(reportId, revision),
    enabled: reportId !== null,
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
  });
}

export function useTemplates() {
  return useQuery({
    ...activeTemplates,
    staleTime: 30_000,
  });
}

/** A failed check is only logged to the console. */
export function useDocumentChanges(report: ListedReport) {
  const { queryKey, queryFn } = documentChanges(report);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        return await queryFn({ signal });
      } catch (error) {
        if (!signal.aborted) console.warn('The check for new documents failed', error);
        throw error;
      }
    },
    enabled: report.status === 'completed',
    retry: false,
  });
}

/** Replaces the report in all cached lists, and fetches the lists again. */
export function replaceReport(queryClient: QueryClient, report: ListedReport): void {
  queryClient.setQueriesData<ReportList>(
    { queryKey: ['reports'] },
    (list) => list && { ...list, reports: list.reports.map((was) => (was.id === report.id ? report : was)) },
  );
  queryClient.setQueryData<DetailedReport>(
    ['report', report.id, null],
    (was) =>
      was && {
        ...was,
        status: report.status,
        progress: report.progress,
        revision: report.revision,
        job_id: report.job_id,
        failure_reason: report.failure_reason,
      },
  );
  queryClient.removeQueries({ queryKey: ['report-document-changes', report.id] });
  void queryClient.invalidateQueries({ queryKey: ['report', report.id] });
}
