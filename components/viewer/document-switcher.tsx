'use client';

import { markerClasses } from '@/components/ui/citation-marker';
import { cn } from '@/components/ui/cn';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { documentLabel } from './document-title';
import type { ViewerDocument, ViewerSource } from './types';

/** More than this many stand no longer side by side. */
const MAX_SIDE_BY_SIDE = 3;

type DocumentSwitcherProps = {
  documents: readonly ViewerDocument[];
  currentId: string;
  sources: readonly ViewerSource[];
  onChange: (documentId: string) => void;
};

export function DocumentSwitcher({ documents, currentId, sources, onChange }: DocumentSwitcherProps) {
  const choices = documents.map((document) => ({ value: document.id, label: <Choice document={document} count={sources.filter((source) => source.documentId === document.id).length} /> }));
  const isList = documents.length > MAX_SIDE_BY_SIDE;
  return (
    <>
      {isList ? null : <SegmentedControl aria-label="Document" value={currentId} onValueChange={onChange} segments={choices} className="max-wide:hidden" />}
      <Select value={currentId} onValueChange={onChange}>
        <SelectTrigger aria-label="Document" className={cn('w-auto max-w-60 border-line-strong font-medium', !isList && 'wide:hidden')}>
          <SelectValue />
        </SelectTrigger>
        <SelectContent align="end">
          {choices.map(({ value, label }) => (
            <SelectItem key={value} value={value}>
              {label}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </>
  );
}

function Choice({ document, count }: { document: ViewerDocument; count: number }) {
  return (
    <span className="inline-flex items-center gap-2">
      {documentLabel(document)}
      {count > 0 ? (
        <span className={markerClasses({})}>
          {count}
          <span className="sr-only"> sources</span>
        </span>
      ) : null}
    </span>
  );
}
