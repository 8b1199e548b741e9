'use client';

import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { formAndYear } from '@/components/viewer/document-title';
import { toViewerDocument } from '@/components/viewer/to-viewer';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { SearchInput } from '@/components/ui/search-input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import type { Document } from '@/lib/documents/schema';
import { formatDate } from '@/lib/format/dates';
import { formatCounted } from '@/lib/format/numbers';
import type { DocumentFact } from '@/lib/facts/schema';
import { FactCard } from './fact-card';
import { groupFacts } from './fact-groups';

type FactsPanelProps = {
  documents: readonly Document[];
  documentId: string;
  facts: readonly DocumentFact[] | undefined;
  error: unknown;
  isRetrying: boolean;
  activeId: string | null;
  onDocumentChange: (documentId: string) => void;
  onSelect: (fact: DocumentFact) => void;
  onRetry: () => void;
};

/** The facts of the chosen filing by theme, with a search and the choice of the filing. */
export function FactsPanel({
  documents,
  documentId,
  facts,
  error,
  isRetrying,
  activeId,
  onDocumentChange,
  onSelect,
  onRetry,
}: FactsPanelProps) {
  const [search, setSearch] = useState('');
  return (
    <section
      aria-label="Governance facts"
      className="flex w-[450px] shrink-0 flex-col max-wide:w-[380px] max-md:min-h-0 max-md:w-full max-md:flex-1"
    >
      <div className="flex shrink-0 flex-col gap-2 px-5 pt-3 pb-2.5">
        <Select value={documentId} onValueChange={onDocumentChange}>
          <SelectTrigger aria-label="Filing">
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            {documents.map((document) => (
              <SelectItem key={document.id} value={document.id}>
                {formAndYear(toViewerDocument(document))}
                {document.filing_date ? `, filed ${formatDate(document.filing_date)}` : ''}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
        <SearchInput aria-label="Search facts" placeholder="Search facts..." value={search} onValueChange={setSearch} />
        <p className="text-xs text-text-3" role="status">
          {facts ? `${formatCounted(facts.length, 'reading')} from the text, each with its words on the page` : ' '}
        </p>
      </div>
      <div data-plumb-panel className="min-h-0 flex-1 overflow-y-auto px-5 pb-4">
        {facts === undefined && error ? (
          <ErrorState
            title="Failed to load facts"
            cause={apiErrorMessage(error, 'The facts could not be read.')}
            onRetry={onRetry}
            isRetrying={isRetrying}
          />
        ) : facts === undefined ? (
          <SkeletonGroup label="Loading facts..." className="flex flex-col gap-2">
            {['w-40', 'w-28', 'w-48', 'w-32', 'w-44'].map((width) => (
              <div
                key={width}
                className="flex h-[74px] flex-col justify-center gap-2 rounded-lg border border-line px-3"
              >
                <Skeleton className="w-24" />
                <Skeleton className={width} />
              </div>
            ))}
          </SkeletonGroup>
        ) : facts.length === 0 ? (
          <EmptyState isLive title="No governance facts found">
            Facts are read from proxy statements. None were found in this filing.
          </EmptyState>
        ) : (
          <Themes facts={facts} search={search} activeId={activeId} onSelect={onSelect} />
        )}
      </div>
    </section>
  );
}

function Themes({
  facts,
  search,
  activeId,
  onSelect,
}: {
  facts: readonly DocumentFact[];
  search: string;
  activeId: string | null;
  onSelect: (fact: DocumentFact) => void;
}) {
  const themes = groupFacts(facts, search);
  if (themes.length === 0)
    return (
      <EmptyState isLive title="No facts match">
        No fact of this filing matches “{search.trim()}”.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      {themes.map((theme) => (
        <section key={theme.title} aria-label={theme.title}>
          <h2 className="mb-1.5 text-sm font-semibold">{theme.title}</h2>
          <ul className="flex flex-col gap-2">
            {theme.entries.map((entry) => (
              <FactCard key={entry.key} entry={entry} activeId={activeId} onSelect={onSelect} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
