'use client';

import { useMutation } from '@tanstack/react-query';
import { Check, ChevronLeft, ChevronRight, Columns2, Copy, Eye, History, Mail, PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { SourceViewer } from '@/components/evidence/use-source-viewer';
import { apiErrorMessage } from '@/components/api/api-error';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { EmptyState } from '@/components/shared/states/empty-state';
import { IconButton } from '@/components/ui/icon-button';
import { notify } from '@/components/ui/toast';
import type { ViewerDocument } from '@/components/viewer/types';
import { GENERATE_FAILED } from '@/lib/engagements/record/messages.rules';
import type { EngagementDetail } from '@/lib/engagements/schema';
import type { EmailVersion } from '@/lib/engagements/schema-email';
import { changeEngagement, generateEmail } from '../engagements-api';
import { useEngagementStore } from '../use-engagements';
import { CompareDialog } from './compare-dialog';
import { EditLetter } from './edit-letter';
import { LetterCard } from './letter-card';
import { PreviewDialog } from './preview-dialog';
import { RefineBox } from './refine-box';
import { useCopyEmail } from './use-copy-email';
import { VersionHistory } from './version-history';

type EmailTabProps = { engagement: EngagementDetail; documents: readonly ViewerDocument[]; viewer: SourceViewer };
type Panel = 'preview' | 'compare' | null;

export function EmailTab({ engagement, documents, viewer }: EmailTabProps) {
  const { id, can_edit: canEdit, status } = engagement;
  const { storeVersion, storeDetail } = useEngagementStore();
  const versions = engagement.email_versions;
  const [shownId, setShownId] = useState<string | null>(null);
  const shown =
    versions.find((version) => version.id === (shownId ?? engagement.current_version_id)) ?? versions.at(-1);
  const [isEditing, setIsEditing] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [panel, setPanel] = useState<Panel>(null);
  const isEditable = canEdit && status !== 'completed';

  const generate = useMutation({
    mutationFn: (prompt: string | null) => generateEmail(id, prompt, shown?.id ?? null),
    onSuccess: (version) => {
      storeVersion(id, version);
      setShownId(version.id);
    },
    onError: (error) => {
      console.error(GENERATE_FAILED, error);
      notify.error(GENERATE_FAILED, { description: apiErrorMessage(error, 'The previous version is unchanged.') });
    },
  });
  const select = (version: EmailVersion) => {
    setShownId(version.id);
    if (!isEditable || version.id === engagement.current_version_id) return;
    changeEngagement(id, { current_version_id: version.id }).then(storeDetail, (error: unknown) =>
      notify.error('Failed to select the version', { description: apiErrorMessage(error, 'Try again.') }),
    );
  };
  const accept = (version: EmailVersion) => {
    storeVersion(id, version);
    setShownId(version.id);
  };

  if (isEditing) {
    return (
      <EditLetter
        key={shown?.id ?? 'new'}
        engagement={engagement}
        base={shown ?? null}
        onDone={() => setIsEditing(false)}
        onSaved={(version) => {
          accept(version);
          setIsEditing(false);
        }}
      />
    );
  }
  if (!shown?.content.trim()) {
    return (
      <div className="flex flex-1 items-center justify-center">
        <EmptyState
          title="No email yet"
          icon={<Mail aria-hidden />}
          actions={
            isEditable ? (
              <>
                <Button
                  variant="primary"
                  isBusy={generate.isPending}
                  busyLabel="Generating..."
                  onClick={() => generate.mutate(null)}
                >
                  <Mail aria-hidden />
                  Generate Initial Email
                </Button>
                <Button disabled={generate.isPending} onClick={() => setIsEditing(true)}>
                  <PencilLine aria-hidden />
                  Write by Hand
                </Button>
              </>
            ) : null
          }
        >
          The first email raises every triggered flag and quotes the filing for each.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="relative flex min-h-0 flex-1">
      <div className="@container flex min-h-0 min-w-0 flex-1 flex-col gap-2.5 overflow-y-auto p-5 pt-3.5">
        <EmailToolbar
          versions={versions}
          shown={shown}
          isHistoryOpen={isHistoryOpen}
          canEdit={isEditable && !generate.isPending}
          onSelect={select}
          onHistory={() => setIsHistoryOpen(!isHistoryOpen)}
          onPanel={setPanel}
          onEdit={() => setIsEditing(true)}
        />
        <LetterCard
          engagement={engagement}
          version={shown}
          documents={documents}
          viewer={viewer}
          canEdit={isEditable}
          onChanged={accept}
        />
        {isEditable ? (
          <RefineBox
            key={id}
            engagement={engagement}
            isGenerating={generate.isPending}
            onRefine={generate.mutateAsync}
          />
        ) : null}
      </div>
      {isHistoryOpen ? (
        <VersionHistory
          versions={versions}
          shownId={shown.id}
          onSelect={select}
          onClose={() => setIsHistoryOpen(false)}
        />
      ) : null}
      <PreviewDialog
        version={shown}
        isOpen={panel === 'preview'}
        onOpenChange={(open) => setPanel(open ? 'preview' : null)}
      />
      {panel === 'compare' ? (
        <CompareDialog engagementId={id} versions={versions} shown={shown} onClose={() => setPanel(null)} />
      ) : null}
    </div>
  );
}

type EmailToolbarProps = {
  versions: readonly EmailVersion[];
  shown: EmailVersion;
  isHistoryOpen: boolean;
  canEdit: boolean;
  onSelect: (version: EmailVersion) => void;
  onHistory: () => void;
  onPanel: (panel: Panel) => void;
  onEdit: () => void;
};

function EmailToolbar({
  versions,
  shown,
  isHistoryOpen,
  canEdit,
  onSelect,
  onHistory,
  onPanel,
  onEdit,
}: EmailToolbarProps) {
  const { isCopied, copy } = useCopyEmail();
  const at = versions.findIndex(({ id }) => id === shown.id);
  const step = (by: 1 | -1) => {
    const next = versions[at + by];
    if (next) onSelect(next);
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-2">
      {versions.length > 1 ? (
        <div
          role="group"
          aria-label="Version"
          className="inline-flex h-8 items-center rounded-md border border-line-strong bg-surface"
        >
          <IconButton
            size="sm"
            label="Previous version"
            icon={<ChevronLeft aria-hidden />}
            disabled={at <= 0}
            onClick={() => step(-1)}
          />
          <span className="px-1 text-sm font-medium tabular-nums">
            Version {at + 1} of {versions.length}
          </span>
          <IconButton
            size="sm"
            label="Next version"
            icon={<ChevronRight aria-hidden />}
            disabled={at >= versions.length - 1}
            onClick={() => step(1)}
          />
        </div>
      ) : (
        <span />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {canEdit ? (
          <IconButton variant="secondary" label="Edit by hand" icon={<PencilLine aria-hidden />} onClick={onEdit} />
        ) : null}
        {versions.length > 1 ? (
          <IconButton
            variant="secondary"
            label="Compare versions"
            icon={<Columns2 aria-hidden />}
            onClick={() => onPanel('compare')}
          />
        ) : null}
        <Button onClick={() => onPanel('preview')}>
          <Eye aria-hidden />
          Preview Email
        </Button>
        <Button onClick={() => copy(shown)}>
          {isCopied ? <Check aria-hidden className="text-ok-solid!" /> : <Copy aria-hidden />}
          {isCopied ? 'Copied!' : 'Copy Email'}
        </Button>
        <Button
          aria-expanded={isHistoryOpen}
          onClick={onHistory}
          className={cn(isHistoryOpen && 'border-accent-solid bg-selected')}
        >
          <History aria-hidden />
          Version History ({versions.length})
        </Button>
      </div>
    </div>
  );
}
