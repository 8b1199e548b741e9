'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { toViewerDocument } from '@/components/viewer/to-viewer';
import { apiErrorMessage } from '@/components/api/api-error';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { PdfViewer, type Jump, type ViewerHandle } from '@/components/viewer/pdf-viewer';
import { PlumbLine } from '@/components/viewer/plumb-line/plumb-line';
import type { ViewerSource } from '@/components/viewer/types';
import { useShortcuts } from '@/components/viewer/use-shortcuts';
import type { Document } from '@/lib/documents/schema';
import type { CompanyFinancials } from '@/lib/financials/schema';
import { companyFigures } from './financials-reads';
import { figureId, figureLabel } from './figure-text';
import { FinancialsToolbar, type Count, type Part, type Span } from './financials-toolbar';
import { Ledger } from './ledger';

type FinancialsScreenProps = { companyId: string; documents: readonly Document[] };
type Active = { source: ViewerSource; jump: Jump };

/** A company's financial statements beside the page with the selected number. */
export function FinancialsScreen({ companyId, documents }: FinancialsScreenProps) {
  const [part, setPart] = useState<Part>('all');
  const [span, setSpan] = useState<Span>('annual');
  const [count, setCount] = useState<Count>('4');
  const [active, setActive] = useState<Active | null>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const gutterRef = useRef<HTMLDivElement>(null);
  const viewerRef = useRef<ViewerHandle>(null);
  const [layoutVersion, setLayoutVersion] = useState(0);
  const onLayout = useCallback(() => setLayoutVersion((was) => was + 1), []);
  const query = useQuery(companyFigures(companyId, span));
  const financials = query.data;
  const viewerDocuments = useMemo(() => documents.map(toViewerDocument), [documents]);
  const shownId = active?.source.documentId ?? financials?.periods[0]?.document_id;
  const current = viewerDocuments.find(({ id }) => id === shownId);
  const sources = useMemo(() => (active ? [active.source] : []), [active]);
  useShortcuts({ escape: () => setActive(null) });

  const show = (id: string, label: string, value: Pick<ViewerSource, 'documentId' | 'page' | 'boxes'>) =>
    setActive({ source: { id, number: 1, label, ...value }, jump: { sourceId: id } });
  const placeOf = (value: {
    document_id: string;
    page_number: number | null;
    bounding_boxes: ViewerSource['boxes'];
  }) => ({
    documentId: value.document_id,
    page: value.page_number ?? 1,
    boxes: value.bounding_boxes,
  });

  return (
    <div
      ref={rootRef}
      className={
        'relative flex min-h-0 flex-1 overflow-hidden border-t border-line bg-surface ' +
        'max-md:flex-none max-md:flex-col'
      }
    >
      <section
        aria-label="Financials"
        className={
          current
            ? 'flex w-[856px] shrink-0 flex-col max-md:h-[480px] max-md:w-full md:max-wide:w-[min(640px,62%)]'
            : 'flex min-w-0 flex-1 flex-col'
        }
      >
        <FinancialsToolbar
          companyId={companyId}
          part={part}
          span={span}
          count={count}
          financials={financials}
          onPart={setPart}
          onSpan={(next) => {
            setActive(null);
            setSpan(next);
          }}
          onCount={setCount}
        />
        <div data-plumb-panel className="min-h-0 flex-1 overflow-auto">
          {financials === undefined && query.error ? (
            <ErrorState
              title="Failed to load the financials"
              cause={apiErrorMessage(query.error, 'The statements could not be read.')}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            />
          ) : financials === undefined ? (
            <LoadingLedger />
          ) : financials.lines.length === 0 ? (
            <EmptyState
              isLive
              title={span === 'annual' ? 'No annual statements stored' : 'No quarterly statements stored'}
            >
              {span === 'annual'
                ? 'Statements are read from annual reports (10-K), from their tagged figures or from their ' +
                  'tables. Fetch or upload one for this company.'
                : 'Statements are read from quarterly reports (10-Q), from their tagged figures or from their ' +
                  'tables. Fetch or upload one for this company.'}
            </EmptyState>
          ) : (
            <Ledger
              financials={financials}
              periods={shownPeriods(financials, count)}
              part={part}
              activeId={active?.source.id ?? null}
              onShow={(line, value) => show(figureId(line.key, value), figureLabel(line, value), placeOf(value))}
              onShowOperand={(operand, fiscal_quarter) =>
                show(
                  figureId(operand.key, { fiscal_year: operand.fiscal_year, fiscal_quarter }),
                  `${operand.label}, FY${operand.fiscal_year}`,
                  placeOf(operand),
                )
              }
            />
          )}
        </div>
      </section>
      {current ? (
        <>
          <div ref={gutterRef} aria-hidden className="flex w-6 shrink-0 justify-center max-md:hidden">
            <span className="w-px bg-line-strong" />
          </div>
          <div className="contents max-md:flex max-md:h-[480px] max-md:border-t max-md:border-line">
            <PdfViewer
              ref={viewerRef}
              documents={[current]}
              current={current}
              sources={sources}
              activeId={active?.source.id ?? null}
              jump={active?.jump ?? null}
              found={null}
              onDocumentChange={() => undefined}
              onSelect={() => undefined}
              onLayout={onLayout}
            />
          </div>
        </>
      ) : null}
      {active && current ? (
        <div className="contents max-md:hidden">
          <PlumbLine
            rootRef={rootRef}
            viewerRef={viewerRef}
            gutterRef={gutterRef}
            active={active.source}
            sources={sources}
            isDocumentShown
            layoutVersion={layoutVersion}
          />
        </div>
      ) : null}
    </div>
  );
}

function shownPeriods({ periods }: CompanyFinancials, count: Count) {
  return count === 'all' ? periods : periods.slice(0, Number(count));
}

function LoadingLedger() {
  return (
    <SkeletonGroup label="Loading the financials..." className="flex flex-col gap-3 px-5 py-3">
      {['w-40', 'w-28', 'w-48', 'w-32', 'w-44', 'w-36', 'w-40', 'w-28'].map((width, index) => (
        <div key={index} className="flex items-center justify-between">
          <Skeleton className={width} />
          <Skeleton className="w-80" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
