'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/api/api-error';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { LoadingScreen } from '@/components/ui/spinner';
import type { Document } from '@/lib/documents/schema';
import { FactsScreen } from '../company-parts';

type FactsTabProps = {
  documents: UseQueryResult<Document[]>;
  /** Those of them whose facts can be shown, the default first. */
  readable: readonly Document[];
  documentId: string | null;
  onDocumentChange: (documentId: string) => void;
};

/** The facts of the chosen filing, or why none can be shown. */
export function FactsTab({ documents, readable, documentId, onDocumentChange }: FactsTabProps) {
  const shown = readable.find(({ id }) => id === documentId) ?? readable[0];
  if (shown) return <FactsScreen documents={readable} documentId={shown.id} onDocumentChange={onDocumentChange} />;
  if (documents.data === undefined && documents.error)
    return (
      <ErrorState
        className="flex-1 border-t border-line"
        title="Failed to load documents"
        cause={apiErrorMessage(documents.error, 'The list could not be read.')}
        onRetry={() => void documents.refetch()}
        isRetrying={documents.isFetching}
      />
    );
  if (documents.data === undefined)
    return <LoadingScreen className="border-t border-line" label="Loading documents..." />;
  return (
    <EmptyState className="flex-1 border-t border-line" title="No governance facts yet">
      Facts are read when a filing is processed. Fetch or upload a proxy statement for this company.
    </EmptyState>
  );
}
