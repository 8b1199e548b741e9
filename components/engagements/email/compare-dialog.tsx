'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { ErrorState } from '@/components/shared/states/error-state';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { DiffPart, EmailVersion } from '@/lib/engagements/schema-email';
import { fetchComparison } from '@/components/reads/engagement-reads';

type CompareDialogProps = {
  engagementId: string;
  versions: readonly EmailVersion[];
  shown: EmailVersion;
  onClose: () => void;
};

/** Two versions side by side with changed words marked. */
export function CompareDialog({ engagementId, versions, shown, onClose }: CompareDialogProps) {
  const at = versions.findIndex(({ id }) => id === shown.id);
  const [from, setFrom] = useState((versions[at - 1] ?? versions[at + 1] ?? shown).id);
  const [to, setTo] = useState(shown.id);
  const { data, error, refetch } = useQuery({
    queryKey: ['engagements', 'compare', engagementId, from, to],
    queryFn: ({ signal }) => fetchComparison(engagementId, from, to, signal),
  });
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <DialogContent title="Compare versions" className="max-w-[1080px]">
        <DialogBody className="pb-5">
          <div className="grid grid-cols-2 gap-4">
            <VersionSelect label="Left version" versions={versions} value={from} onChange={setFrom} />
            <VersionSelect label="Right version" versions={versions} value={to} onChange={setTo} />
          </div>
          {!data && error ? (
            <ErrorState
              title="Failed to compare the versions"
              cause={apiErrorMessage(error, 'Try again.')}
              onRetry={() => void refetch()}
            />
          ) : null}
          {data ? (
            <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 text-base leading-[22px] wrap-anywhere">
              <p className="font-semibold">
                <Words parts={data.subject} hidden="added" />
              </p>
              <p className="font-semibold">
                <Words parts={data.subject} hidden="removed" />
              </p>
              {data.paragraphs.map((row, index) => [
                <p key={`${index}l`} className="whitespace-pre-wrap">
                  <Words parts={row.left} hidden="added" />
                </p>,
                <p key={`${index}r`} className="whitespace-pre-wrap">
                  <Words parts={row.right} hidden="removed" />
                </p>,
              ])}
            </div>
          ) : null}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function Words({ parts, hidden }: { parts: readonly DiffPart[]; hidden: 'added' | 'removed' }) {
  return parts
    .filter(({ kind }) => kind !== hidden)
    .map(({ kind, text }, index) => {
      if (kind === 'same') return text;
      return kind === 'added' ? (
        <ins key={index} className="rounded-sm bg-ok-tint text-ok no-underline">
          {text}
        </ins>
      ) : (
        <del key={index} className="rounded-sm bg-bad-tint text-bad">
          {text}
        </del>
      );
    });
}

type VersionSelectProps = {
  label: string;
  versions: readonly EmailVersion[];
  value: string;
  onChange: (id: string) => void;
};

function VersionSelect({ label, versions, value, onChange }: VersionSelectProps) {
  return (
    <Select value={value} onValueChange={onChange}>
      <SelectTrigger aria-label={label}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {versions.map(({ id, number, user_prompt }) => (
          <SelectItem key={id} value={id}>
            Version {number}
            {user_prompt ? ` · ${user_prompt.slice(0, 40)}` : ''}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
