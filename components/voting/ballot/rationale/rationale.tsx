'use client';

import { CircleCheck, Pencil } from 'lucide-react';
import { useState } from 'react';
import { CopyButton } from '@/components/shared/copy-button';
import { IconButton } from '@/components/ui/icon-button';
import { formatCount } from '@/lib/format/numbers';
import { MAX_RATIONALE } from '@/lib/voting/ballots/limits.rules';
import type { BallotLine } from '@/lib/voting/ballots/schema';
import { RationaleForm } from '../ballot-parts';
import { ReplayPopover } from './replay-popover';

type RationaleProps = {
  ballotId: string;
  line: BallotLine;
  canEdit: boolean;
  onSave: (text: string) => Promise<unknown>;
};

/** The rationale published with a line's vote. */
export function Rationale({ ballotId, line, canEdit, onSave }: RationaleProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [text, setText] = useState(line.rationale);
  const verified = line.facts.filter(({ quote_verified: isVerified }) => isVerified).length;
  return (
    <section
      aria-label="Rationale"
      className="flex h-[214px] shrink-0 flex-col border-t border-line bg-surface px-4 py-2.5"
    >
      <header className="flex h-7 items-center gap-2">
        <h2 className="text-sm font-semibold">Rationale</h2>
        <span className="text-xs text-text-3">{line.number}, goes out with the vote</span>
        <span className="ml-auto flex items-center">
          <ReplayPopover ballotId={ballotId} lineId={line.id} />
          <CopyButton text={line.rationale} label="Copy rationale" />
          {canEdit && !isEditing ? (
            <IconButton
              size="sm"
              label="Edit rationale"
              icon={<Pencil aria-hidden />}
              onClick={() => {
                setText(line.rationale);
                setIsEditing(true);
              }}
            />
          ) : null}
        </span>
      </header>
      {!isEditing ? (
        <p className="min-h-0 flex-1 overflow-y-auto text-sm leading-6 wrap-anywhere whitespace-pre-line">
          {line.rationale || <span className="text-text-3">No rationale has been written for this line.</span>}
        </p>
      ) : (
        <RationaleForm line={line} onText={setText} onSave={onSave} onClose={() => setIsEditing(false)} />
      )}
      <footer className="flex h-5 items-center gap-1.5 text-xs text-text-3">
        {line.facts.length > 0 ? (
          <>
            <CircleCheck aria-hidden className="size-3.5 text-ok-solid" />
            {verified} of {line.facts.length} quotes found word for word ·
          </>
        ) : null}
        <span>{line.is_rationale_by_hand ? 'edited by hand' : 'written from the rule and its facts'}</span>
        <span className="ml-auto tabular-nums">
          {formatCount((isEditing ? text : line.rationale).length)} / {formatCount(MAX_RATIONALE)}
        </span>
      </footer>
    </section>
  );
}
