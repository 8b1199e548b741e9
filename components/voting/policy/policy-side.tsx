'use client';

import { LocalDay } from '@/components/shared/time/local-time';
import { Badge, CountBadge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatCounted } from '@/lib/format/numbers';
import type { PolicyVersion } from '@/lib/voting/policy/schema';
import { KIND_LABELS, KINDS, VOTE_LABELS, type Kind } from '@/lib/voting/vocabulary.rules';
import { VoteIcon } from '../shared/vote-chip';
import type { PolicyDraft } from './policy-draft';

type PolicySideProps = {
  draft: PolicyDraft;
  versions: readonly PolicyVersion[];
  canEdit: boolean;
  onKind: (kind: Kind) => void;
  onLoad: (version: PolicyVersion) => void;
};

/** Kinds with their number of rules and default vote; below them the versions. */
export function PolicySide({ draft, versions, canEdit, onKind, onLoad }: PolicySideProps) {
  return (
    <aside className="flex w-[248px] shrink-0 flex-col overflow-y-auto border-r border-line bg-surface max-lg:hidden">
      <header className="flex h-10 shrink-0 items-center justify-between px-4 text-sm">
        <h2 className="font-semibold">Proposal kinds</h2>
        <span className="text-xs text-text-3">rules · otherwise</span>
      </header>
      <ul>
        {KINDS.map((kind) => {
          const count = draft.rules.filter(({ kinds }) => kinds.includes(kind)).length;
          return (
            <li key={kind}>
              <button
                type="button"
                onClick={() => onKind(kind)}
                className={
                  'flex h-[30px] w-full items-center gap-2 px-4 text-left text-sm -outline-offset-2 ' + 'hover:bg-hover'
                }
              >
                <span className="min-w-0 truncate">{KIND_LABELS[kind]}</span>
                <span className="ml-auto text-xs text-text-3 tabular-nums">{count > 0 ? count : ''}</span>
                <VoteIcon vote={draft.defaults[kind]} />
                <span className="sr-only">otherwise {VOTE_LABELS[draft.defaults[kind]]}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {versions.length > 0 ? (
        <>
          <header className="mt-2 flex h-10 shrink-0 items-center justify-between border-t border-line px-4 text-sm">
            <h2 className="font-semibold">Version history</h2>
            <CountBadge>{versions.length}</CountBadge>
          </header>
          <ul aria-label="Versions">
            {versions.map((version) => (
              <li key={version.version} className="group border-t border-line px-4 py-2 text-sm">
                <span className="flex items-center gap-2">
                  <span className="font-medium">Version {version.version}</span>
                  {version.is_in_force ? <Badge tone="ok">In force</Badge> : null}
                  <LocalDay iso={version.created_at} className="ml-auto text-xs text-text-3" />
                </span>
                <span className="flex items-center justify-between gap-2 text-xs text-text-2">
                  <span className="min-w-0 truncate" title={version.note}>
                    {version.note || formatCounted(version.rules_count, 'rule')}
                    {version.ballots > 0 ? ` · ${formatCounted(version.ballots, 'ballot')}` : ''}
                  </span>
                  {canEdit && !version.is_in_force ? (
                    <Button variant="link" size="inline" onClick={() => onLoad(version)}>
                      Restore
                    </Button>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </aside>
  );
}
