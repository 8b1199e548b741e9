'use client';

import { useCallback, useMemo, useState } from 'react';
import type { Jump } from '@/components/viewer/pdf-viewer';
import type { ViewerSource } from '@/components/viewer/types';
import type { CompanyChoice } from '@/components/reads/choices';
import { useCompanyDocuments } from '@/components/shared/companies/use-company-documents';
import { useCompanyById } from '@/components/shared/companies/use-company-search';
import { FRESH_MS } from '@/components/api/query-client';
import type { QueryResult } from '@/lib/queries/schema';
import { isSelectable } from './scope/document-filters';
import * as selecting from './scope/selection';
import { toViewerDocument } from '@/components/viewer/to-viewer';
import { toViewerSources } from './answer/result-sources';
import { writeAddress, type QueryAddress } from './url-state';
import { useAddressBar } from '@/components/shared/address';
import { useQueryRun } from './question/use-query-run';

const NO_SOURCES: readonly ViewerSource[] = [];

export type QueryScreenState = ReturnType<typeof useQueryScreen>;

/** The state of the query screen: selection, question and open evidence. */
export function useQueryScreen(address: QueryAddress) {
  const [wanted, setWanted] = useState(address.selection);
  const [filters, setFilters] = useState(address.filters);
  const [question, setQuestion] = useState(address.question);
  const [active, setActive] = useState<{ id: string; jump: Jump } | null>(null);
  const [picked, setPicked] = useState<CompanyChoice | null>(null);
  const isCompanyKnown = picked !== null && picked.id === wanted.companyId;
  const found = useCompanyById(isCompanyKnown ? null : wanted.companyId);
  const company = isCompanyKnown ? picked : found;
  // Short, because a filing may just have become ready on another screen.
  const documents = useCompanyDocuments(wanted.companyId, { isPendingWatched: true, staleTime: FRESH_MS });

  const selection = useMemo(
    () =>
      documents.data
        ? selecting.keepSelectable(
            wanted,
            documents.data.filter(isSelectable).map(({ id }) => id),
          )
        : wanted,
    [wanted, documents.data],
  );
  const viewerDocuments = useMemo(() => (documents.data ?? []).map(toViewerDocument), [documents.data]);

  const show = useCallback((source: Pick<ViewerSource, 'id' | 'documentId'>) => {
    setActive({ id: source.id, jump: { sourceId: source.id } });
    setWanted((was) => selecting.showDocument(was, source.documentId));
  }, []);
  const { run, isRestoring, ask, reset } = useQueryRun(address.answerId);
  const result = run.kind === 'answered' ? run.result : null;
  // The first source of an answer is opened at once, unless there is no useful one. Set while rendering, so that an
  // answer that arrives with the page is drawn with its source on the server too.
  const [openedFor, setOpenedFor] = useState<QueryResult | null>(null);
  if (result && result !== openedFor) {
    setOpenedFor(result);
    const first = toViewerSources(result, [])[0];
    if (first && !result.insufficient_evidence) show(first);
    else setActive(null);
  }
  const sources = useMemo(
    () => (result ? toViewerSources(result, viewerDocuments) : NO_SOURCES),
    [result, viewerDocuments],
  );

  const answerId = result?.id ?? (isRestoring ? address.answerId : null);
  useAddressBar(writeAddress({ selection, filters, question, answerId }));

  return {
    selection,
    filters,
    question,
    company,
    documents,
    viewerDocuments,
    run,
    sources,
    active: result ? active : null,
    setFilters,
    setQuestion,
    chooseCompany: (chosen: CompanyChoice) => {
      setPicked(chosen);
      if (chosen.id === selection.companyId) return;
      reset();
      setActive(null);
      setWanted(selecting.chooseCompany(selection, chosen.id));
    },
    toggleDocument: (documentId: string) => setWanted(selecting.toggleDocument(selection, documentId)),
    toggleAll: (documentIds: readonly string[]) => setWanted(selecting.toggleAll(selection, documentIds)),
    showDocument: (documentId: string) => setWanted(selecting.showDocument(selection, documentId)),
    openTab: (tab: selecting.QueryTab) => setWanted(selecting.openTab(selection, tab)),
    showSource: (sourceId: string) => {
      const source = sources.find(({ id }) => id === sourceId);
      if (source) show(source);
    },
    /** Shows the next or previous source; the first step opens the first one. */
    stepSource: (step: 1 | -1) => {
      const at = sources.findIndex(({ id }) => id === active?.id);
      const next = sources[at < 0 ? 0 : Math.min(sources.length - 1, Math.max(0, at + step))];
      if (next) show(next);
    },
    closeSource: () => setActive(null),
    ask: () => {
      setActive(null);
      void ask(question, selection.documentIds);
    },
  };
}
