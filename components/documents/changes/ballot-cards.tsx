'use client';

import { CircleMinus, CirclePlus, Equal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CompanyChanges, ProposalChange } from '@/lib/changes/schema';
import { formatCounted } from '@/lib/format/numbers';
import { itemChange, type Change } from './change-list';
import { PageMarker } from '@/components/shared/citations/page-marker';

type CardProps = { changes: CompanyChanges; activeId: string | null; onShow: (change: Change) => void };

/** New nominees, and those no longer nominated. */
export function NomineesCard({ changes, activeId, onShow }: CardProps) {
  const { nominees } = changes;
  const rows = [
    ...nominees.joined.map((person) => ({
      person,
      isNew: true,
      text: ['New', person.detail].filter(Boolean).join(' · '),
    })),
    ...nominees.left.map((person) => ({ person, isNew: false, text: person.detail ?? 'No longer nominated' })),
  ];
  return (
    <Card title="Nominees" count={countText(nominees)} note={nominees.note}>
      {rows.map(({ person, isNew, text }) => {
        const change = itemChange(`nominee-${person.name}`, person.name, person, changes);
        return (
          <Row
            key={change.id}
            isNew={isNew}
            title={person.name}
            text={text}
            {...{ change, person, activeId, onShow }}
          />
        );
      })}
      {nominees.note === null ? (
        <Same>
          {nominees.again === 0
            ? 'No nominee is up for re-election.'
            : `${nominees.again} ${nominees.again === 1 ? 'stands' : 'stand'} again.`}
        </Same>
      ) : null}
    </Card>
  );
}

/** New proposals, and those no longer on the ballot. */
export function ProposalsCard({ changes, activeId, onShow }: CardProps) {
  const { proposals } = changes;
  const rows = [
    ...proposals.added.map((proposal) => ({ proposal, isNew: true })),
    ...proposals.removed.map((proposal) => ({ proposal, isNew: false })),
  ];
  return (
    <Card title="Proposals" count={countText(proposals)} note={proposals.note}>
      {rows.map(({ proposal, isNew }, index) => {
        const title = proposal.number === null ? proposal.title : `${proposal.number}. ${proposal.title}`;
        const change = itemChange(`proposal-${index}-${proposal.title}`, title, proposal, changes);
        return (
          <Row
            key={change.id}
            isNew={isNew}
            title={title}
            text={proposalText(proposal, isNew)}
            person={proposal}
            {...{ change, activeId, onShow }}
          />
        );
      })}
      {proposals.note === null ? (
        <Same>
          {proposals.again.length === 0
            ? 'No proposal is on the ballot again.'
            : `${formatCounted(proposals.again.length, 'proposal')} again`}
        </Same>
      ) : null}
    </Card>
  );
}

function proposalText({ from_shareholders, board_recommendation }: ProposalChange, isNew: boolean): string {
  const who = from_shareholders ? 'by shareholders' : 'by the company';
  return [isNew ? 'New' : 'Gone', who, board_recommendation ? `board: ${board_recommendation.toLowerCase()}` : null]
    .filter(Boolean)
    .join(' · ');
}

function countText({
  from_count: before,
  to_count: now,
}: {
  from_count: number | null;
  to_count: number | null;
}): string {
  if (before === null || now === null) return '';
  return before === now ? `${now}, as before` : `${before}, now ${now}`;
}

type CardFrameProps = { title: string; count: string; note: string | null; children: ReactNode };

function Card({ title, count, note, children }: CardFrameProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col rounded-lg border border-line bg-surface">
      <header className="flex h-9 shrink-0 items-center gap-2 border-b border-line px-4">
        <h2 className="font-semibold">{title}</h2>
        <span className="truncate text-sm text-text-2">{count}</span>
      </header>
      <ul className="min-h-0 flex-1 basis-[174px] overflow-y-auto text-sm">{children}</ul>
      {note ? <p className="px-4 py-3 text-sm text-und">{note}</p> : null}
    </section>
  );
}

type RowProps = {
  isNew: boolean;
  title: string;
  text: string;
  change: Change;
  person: { page_number: number | null };
  activeId: string | null;
  onShow: (change: Change) => void;
};

function Row({ isNew, title, text, change, person, activeId, onShow }: RowProps) {
  const Icon = isNew ? CirclePlus : CircleMinus;
  return (
    <li className="flex items-start gap-2.5 border-b border-line px-4 py-2">
      <Icon
        role="img"
        aria-label={isNew ? 'New' : 'Gone'}
        className={`mt-[3px] size-[15px] shrink-0 ${isNew ? 'text-ok' : 'text-bad'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={title}>
          {title}
        </p>
        <p className="line-clamp-2 text-xs text-text-2" title={text}>
          {text}
        </p>
      </div>
      {person.page_number === null ? null : (
        <PageMarker
          page={person.page_number}
          label={title}
          isActive={change.id === activeId}
          onClick={() => onShow(change)}
        />
      )}
    </li>
  );
}

function Same({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5 px-4 py-2.5 text-text-2">
      <Equal aria-hidden className="size-[15px] shrink-0 text-text-3" />
      {children}
    </li>
  );
}
