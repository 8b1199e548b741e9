'use client';

import { markerClasses } from '@/components/shared/citations/citation-marker';
import { cn } from '@/components/ui/cn';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { formAndYear } from '../document-title';
import type { ViewerDocument, ViewerSource } from '../types';

/** Up to three are shown side by side, four in wide windows; others are in a list. */
const SIDE_BY_SIDE = [
  { most: 3, segments: 'max-wide:hidden', list: 'wide:hidden' },
  { most: 4, segments: 'max-[1439px]:hidden', list: 'min-[1440px]:hidden' },
];

type DocumentSwitcherProps = {
  documents: readonly ViewerDocument[];
  currentId: string;
  sources: readonly ViewerSource[];
  onChange: (documentId: string) => void;
};

export function DocumentSwitcher({ documents, currentId, sources, onChange }: DocumentSwitcherProps) {
  const choices = documents.map((document) => ({
    value: document.id,
    label: <Choice document={document} count={sources.filter((source) => source.documentId === document.id).length} />,
  }));
  const room = SIDE_BY_SIDE.find(({ most }) => documents.length <= most);
  return (
    <>
      {room ? (
        <SegmentedControl
          aria-label="Document"
          value={currentId}
          onValueChange={onChange}
          segments={choices}
          className={room.segments}
        />
      ) : null}
      <Select value={currentId} onValueChange={onChange}>
        <SelectTrigger
          aria-label="Document"
          className={cn('w-auto max-w-60 border-line-strong font-medium', room?.list)}
        >
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
      {formAndYear(document)}
      {count > 0 ? (
        <span className={markerClasses({})}>
          {count}
          <span className="sr-only"> sources</span>
        </span>
      ) : null}
    </span>
  );
}
