'use client';

import { FileText, TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCompanyDocuments } from '@/components/shared/companies/use-company-documents';
import { LocalDay } from '@/components/shared/time/local-time';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { toViewerDocument } from '@/components/viewer/to-viewer';
import type { Jump, ViewerHandle } from '@/components/viewer/pdf-viewer';
import { PlumbLine } from '@/components/viewer/plumb-line/plumb-line';
import { areShortcutsInactive, useShortcuts } from '@/components/viewer/use-shortcuts';
import type { Ballot, BallotLine } from '@/lib/voting/ballots/schema';
import type { Vote } from '@/lib/voting/vocabulary.rules';
import { BallotFilters } from './lines/ballot-filters';
import { BallotHead } from './head/ballot-head';
import { BallotLines } from './lines/ballot-lines';
import { BallotPane } from './ballot-pane';
import { ApproveDialog, CorrectMeeting, reasonForm } from './ballot-parts';
import type { Pending } from './rationale/reason-form';
import { documentsOf, OUTCOME, shownSourcesOf as sourcesOf } from './ballot-sources';
import { filterLines, type LineFilter } from './lines/line-filters';
import { UnmatchedResults } from './lines/unmatched-results';
import type { CreateEngagement } from './head/start-engagement';
import { useBallotChanges, type BallotStep } from './use-ballot';

const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown'] as const;

type BallotViewProps = { ballot: Ballot; canWrite: boolean; createEngagement: CreateEngagement };

/** The ballot: its lines at the left, the page with a line's evidence at the right. */
export function BallotView({ ballot, canWrite, createEngagement }: BallotViewProps) {
  const { line: lineChange, step: stepChange } = useBallotChanges(ballot.id);
  const filings = useCompanyDocuments(ballot.company_id);
  const documents = useMemo(
    () => documentsOf(ballot, (filings.data ?? []).map(toViewerDocument)),
    [ballot, filings.data],
  );
  const [filter, setFilter] = useState<LineFilter>('all');
  const [chosenId, setChosenId] = useState(() => initialLine(ballot.lines)?.id ?? null);
  const [shown, setShown] = useState<{ index: number; jump: Jump | null; documentId: string | null }>({
    index: 0,
    jump: null,
    documentId: null,
  });
  const [isPaneOpen, setIsPaneOpen] = useState(false);
  const [pending, setPending] = useState<Pending | null>(null);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [asking, setAsking] = useState<BallotStep | null>(null);
  const [layoutVersion, setLayoutVersion] = useState(0);
  const onLayout = useCallback(() => setLayoutVersion((was) => was + 1), []);
  const rootRef = useRef<HTMLDivElement>(null);
  const gutterRef = useRef<HTMLDivElement>(null);
  const viewerRef = useRef<ViewerHandle>(null);

  const lines = filterLines(ballot.lines, filter);
  const chosen = ballot.lines.find(({ id }) => id === chosenId);
  const sources = useMemo(() => (chosen ? sourcesOf(chosen, documents) : []), [chosen, documents]);
  const active = sources[Math.min(shown.index, sources.length - 1)];
  const jump = useMemo(() => shown.jump ?? (active ? { sourceId: active.id } : null), [shown.jump, active]);
  const documentId = shown.documentId ?? active?.documentId ?? ballot.meeting.proxy_document_id;

  const choose = (lineId: string | null) => {
    if (lineId === chosenId) return;
    setChosenId(lineId);
    setShown({ index: 0, jump: null, documentId: null });
  };
  const show = (line: BallotLine, sourceId: string) => {
    setChosenId(line.id);
    const index = sourcesOf(line, documents).findIndex(({ id }) => id === sourceId);
    setShown({ index: Math.max(0, index), jump: { sourceId }, documentId: null });
    setIsPaneOpen(true);
  };
  const setVote = (line: BallotLine, vote: Vote) => {
    if (vote === line.vote && !line.is_by_hand) return setPending(null);
    choose(line.id);
    // The policy's own vote needs no reason; the line returns to it.
    if (vote === line.policy_vote) {
      setPending(null);
      lineChange.mutate({ lineId: line.id, body: { vote: null } });
    } else setPending({ lineId: line.id, vote, reason: line.reason ?? '' });
  };
  const byKey = (...votes: Vote[]): void | false => {
    // The form for a reason is being loaded; this key was meant for it.
    if (pending && !reasonForm.loaded()) return;
    const vote = votes.find((each) => chosen?.choices.includes(each));
    if (!chosen || !ballot.can_edit || !vote) return false;
    setVote(chosen, vote);
  };
  const stepLine = (by: 1 | -1): void | false => {
    if (lines.length === 0) return false;
    const at = lines.findIndex(({ id }) => id === chosenId);
    choose(lines[at < 0 ? 0 : Math.min(lines.length - 1, Math.max(0, at + by))]?.id ?? null);
  };
  const stepSource = (by: 1 | -1): void | false => {
    const next = sources[shown.index + by];
    if (!chosen || !next) return false;
    show(chosen, next.id);
  };
  useShortcuts({
    arrowdown: () => stepLine(1),
    arrowup: () => stepLine(-1),
    j: () => stepSource(1),
    k: () => stepSource(-1),
    f: () => byKey('for'),
    a: () => byKey('against', 'withhold'),
    w: () => byKey('withhold', 'against'),
    b: () => byKey('abstain'),
    s: () => byKey('abstain'),
    '1': () => byKey('one_year'),
    '2': () => byKey('two_years'),
    '3': () => byKey('three_years'),
    r: () => {
      if (!chosen?.vote || !ballot.can_edit || !chosen.is_by_hand) return false;
      setPending({ lineId: chosen.id, vote: chosen.vote, reason: chosen.reason ?? '' });
    },
    escape: () => setIsPaneOpen(false),
  });
  useReasonFormEarly(ballot.can_edit);
  const mayApprove = ballot.can_edit && ballot.approval_refusal === null;
  useEffect(() => {
    if (!mayApprove) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key !== 'Enter' ||
        !event.shiftKey ||
        !(event.metaKey || event.ctrlKey) ||
        areShortcutsInactive(event.target)
      )
        return;
      event.preventDefault();
      setAsking('approve');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [mayApprove]);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <BallotHead
        ballot={ballot}
        canWrite={canWrite}
        busy={stepChange.isPending ? stepChange.variables : null}
        createEngagement={createEngagement}
        onAsk={setAsking}
        onCorrect={() => setIsCorrecting(true)}
      />
      {ballot.filing_changed ? (
        <p
          role="status"
          className="flex items-center gap-2 border-b border-line bg-warn-tint px-4 py-2 text-sm text-warn"
        >
          <TriangleAlert aria-hidden className="size-4" />
          The filing changed after the approval
          {ballot.filing_changed_at ? (
            <>
              , <LocalDay iso={ballot.filing_changed_at} />
            </>
          ) : null}
          . Review the lines again before the votes are cast.
        </p>
      ) : null}
      <div ref={rootRef} className="relative flex min-h-0 flex-1 overflow-hidden">
        <div
          className={cn(
            'flex min-h-0 min-w-0 flex-1 flex-col bg-surface',
            ballot.outcome ? 'min-[1280px]:flex-[0_0_63%]' : 'min-[1280px]:flex-[0_0_54%]',
          )}
        >
          <BallotFilters
            lines={ballot.lines}
            hasOutcome={ballot.outcome !== null}
            filter={filter}
            onFilter={setFilter}
          />
          <div data-plumb-panel className="min-h-0 flex-1 overflow-auto">
            <BallotLines
              lines={lines}
              all={ballot.lines}
              chosenId={chosenId}
              activeId={active?.id ?? null}
              sourcesOfLine={(line) => (line.id === chosenId ? sources : sourcesOf(line, documents))}
              canEdit={ballot.can_edit}
              hasOutcome={ballot.outcome !== null}
              pending={pending}
              savingId={lineChange.isPending ? lineChange.variables.lineId : null}
              onChoose={choose}
              onShow={show}
              onVote={setVote}
              onReason={({ lineId, vote, reason }) => {
                setPending(null);
                lineChange.mutateAsync({ lineId, body: { vote, reason } }).catch(() => {
                  // The text is kept, unless the reason of another line was opened meanwhile.
                  setPending((now) => now ?? { lineId, vote, reason });
                });
              }}
              onGiveBack={(line) => {
                setPending(null);
                lineChange.mutate({ lineId: line.id, body: { vote: null } });
              }}
              onCancel={() => setPending(null)}
            />
            <UnmatchedResults results={ballot.outcome?.unmatched ?? []} />
          </div>
          <div className="hidden shrink-0 border-t border-line px-4 py-2 max-[1279px]:block">
            <Button size="sm" onClick={() => setIsPaneOpen(true)}>
              <FileText aria-hidden />
              Show the page
            </Button>
          </div>
        </div>
        <div ref={gutterRef} aria-hidden className="flex w-6 shrink-0 justify-center bg-surface max-[1279px]:hidden">
          <span className="w-px bg-line-strong" />
        </div>
        <BallotPane
          ref={viewerRef}
          ballotId={ballot.id}
          documents={documents}
          documentId={documentId}
          line={chosen}
          hasRationale={!active?.id.endsWith(`/${OUTCOME}`)}
          sources={sources}
          activeId={active?.id ?? null}
          jump={jump}
          isOpen={isPaneOpen}
          canEdit={ballot.can_edit}
          onClose={() => setIsPaneOpen(false)}
          onDocument={(id) => setShown((was) => ({ ...was, documentId: id }))}
          onSelect={(id) => (chosen ? show(chosen, id) : undefined)}
          onRationale={(lineId, rationale) => lineChange.mutateAsync({ lineId, body: { rationale } })}
          onLayout={onLayout}
        />
        {active ? (
          <div className="contents max-[1279px]:hidden">
            <PlumbLine
              rootRef={rootRef}
              viewerRef={viewerRef}
              gutterRef={gutterRef}
              active={active}
              sources={sources.filter((source) => source.documentId === documentId)}
              isDocumentShown={active.documentId === documentId}
              layoutVersion={layoutVersion}
            />
          </div>
        ) : null}
      </div>
      {isCorrecting ? <CorrectMeeting meetingId={ballot.meeting_id} onClose={() => setIsCorrecting(false)} /> : null}
      {asking ? (
        <ApproveDialog
          ballot={ballot}
          step={asking}
          isBusy={stepChange.isPending}
          error={stepChange.error}
          onClose={() => {
            setAsking(null);
            stepChange.reset();
          }}
          onConfirm={() => stepChange.mutate(asking, { onSuccess: () => setAsking(null) })}
        />
      ) : null}
    </div>
  );
}

/** Loads the form for reasons at the first pointer move or key press of a user who can set votes. */
function useReasonFormEarly(canEdit: boolean): void {
  useEffect(() => {
    if (!canEdit) return;
    const load = () => {
      stop();
      void reasonForm.load().catch(() => undefined);
    };
    const stop = () => SIGNS_OF_USE.forEach((name) => window.removeEventListener(name, load));
    for (const name of SIGNS_OF_USE) window.addEventListener(name, load);
    return stop;
  }, [canEdit]);
}

/** The line selected first: a referred one, then one voted against, then any with a rule. */
function initialLine(lines: readonly BallotLine[]): BallotLine | undefined {
  return (
    lines.find(({ vote }) => vote === null) ??
    lines.find(({ vote, facts }) => (vote === 'against' || vote === 'withhold') && facts.length > 0) ??
    lines.find(({ rule }) => rule !== null) ??
    lines[0]
  );
}
