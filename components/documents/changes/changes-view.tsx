'use client';

import { useCallback, useEffect, useMemo, useRef, useState, type Ref } from 'react';
import { Progress } from '@/components/ui/progress';
import type { ViewerSource } from '@/components/viewer/types';
import { useShortcuts } from '@/components/viewer/use-shortcuts';
import type { CompanyChanges } from '@/lib/changes/schema';
import { countSections } from '@/lib/changes/summary.rules';
import { NomineesCard, ProposalsCard } from './ballot-cards';
import { listItems, SHOWN_AT_FIRST, textRange, type Change } from './change-list';
import type { Pair } from './changes-reads';
import { CompareBar } from './compare-bar';
import { FactsCard } from './facts-card';
import { PagePane, type PaneHandle } from './page-pane';
import { TextChanges } from './text-changes';
import { TwinLine } from './twin-line';
import { useScrollTogether } from './use-scroll-together';

type ChangesViewProps = { companyId: string; changes: CompanyChanges; onPair: (pair: Pair) => void };

/** The list of changes beside both filings; `onPair` is called with the ids of two other filings to compare. */
export function ChangesView({ companyId, changes, onPair }: ChangesViewProps) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const [active, setActive] = useState<Change | null>(null);
  const [layoutVersion, setLayoutVersion] = useState(0);
  const onLayout = useCallback(() => setLayoutVersion((was) => was + 1), []);
  const rootRef = useRef<HTMLDivElement>(null);
  const textGutter = useRef<HTMLDivElement>(null);
  const middleGutter = useRef<HTMLDivElement>(null);
  const fromPane = useRef<PaneHandle>(null);
  const toPane = useRef<PaneHandle>(null);
  const panes = useMemo(() => ({ from: fromPane, to: toPane }), []);
  const gutters = useMemo(() => ({ text: textGutter, middle: middleGutter }), []);
  useScrollTogether(rootRef, panes);

  const items = useMemo(() => listItems(changes, shown), [changes, shown]);
  const list = useMemo(
    () => items.flatMap((item) => (item.kind === 'section' ? item.paragraphs.map(({ change }) => change) : [])),
    [items],
  );
  const position = list.findIndex(({ id }) => id === active?.id);
  const counts = countSections(changes.sections);
  const sources = useMemo(() => sourcesOf(list, active), [list, active]);
  const text = useMemo(() => textRanges(changes), [changes]);

  const followRef = useRef<Change | null>(null);
  const listRef = useRef(list);
  const follow = useCallback(() => {
    const change = followRef.current;
    if (!change) return;
    const from = change.from ?? neighbourOf(listRef.current, change, 'from');
    const to = change.to ?? neighbourOf(listRef.current, change, 'to');
    if (from) fromPane.current?.show(from);
    if (to) toPane.current?.show(to);
  }, []);
  useEffect(() => {
    followRef.current = active;
    follow();
  }, [active, follow]);
  useEffect(() => {
    listRef.current = list;
  }, [list]);

  const step = (by: 1 | -1) => {
    const next = list[position === -1 ? (by === 1 ? 0 : list.length - 1) : position + by];
    if (!next) return;
    setActive(next);
    const element = rootRef.current?.querySelector<HTMLElement>(`[data-change="${CSS.escape(next.id)}"]`);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  };
  useShortcuts({ j: () => step(1), k: () => step(-1), escape: () => setActive(null) });
  const select = useCallback(
    (id: string) => {
      const change = list.find((each) => each.id === id);
      if (!change) return;
      setActive(change);
      rootRef.current?.querySelector(`[data-change="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
    },
    [list],
  );

  const activeId = active?.id ?? null;
  const cards = { changes, activeId, onShow: setActive };
  const pane = (side: 'from' | 'to') => {
    const filing = changes[side];
    if (!filing) return null;
    return (
      <PagePane
        ref={panes[side]}
        filing={filing}
        sources={sources[side]}
        activeId={activeId}
        text={text[side]}
        onSelect={select}
        onLayout={onLayout}
        onReady={follow}
      />
    );
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto border-t border-line bg-canvas">
      <CompareBar companyId={companyId} changes={changes} onPair={onPair} />
      <div
        className={
          'grid shrink-0 grid-cols-2 gap-3 px-6 pb-4 ' +
          'wide:grid-cols-[minmax(0,716fr)_minmax(0,326fr)_minmax(0,326fr)] max-wide:[&>*:first-child]:col-span-2'
        }
      >
        <FactsCard {...cards} />
        <NomineesCard {...cards} />
        <ProposalsCard {...cards} />
      </div>
      <div
        ref={rootRef}
        className={
          'relative flex min-h-[420px] flex-1 shrink-0 overflow-hidden border-t border-line bg-surface ' +
          'max-wide:min-h-[560px] max-md:min-h-0 max-md:flex-none max-md:flex-col'
        }
      >
        <div className="flex w-[424px] shrink-0 flex-col max-md:h-[360px] max-md:w-full md:max-wide:w-[340px]">
          {changes.job ? (
            <ComparingText job={changes.job} />
          ) : (
            <TextChanges
              items={items}
              counts={{ shown: list.length, alike: counts.alike, position: position === -1 ? null : position + 1 }}
              shown={shown}
              activeId={activeId}
              onShown={setShown}
              onSelect={setActive}
              onStep={step}
            />
          )}
        </div>
        <Gutter ref={textGutter} />
        {pane('from')}
        <Gutter ref={middleGutter} />
        {pane('to')}
        {active ? (
          <div className="contents max-md:hidden">
            <TwinLine rootRef={rootRef} gutters={gutters} panes={panes} active={active} layoutVersion={layoutVersion} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Gutter({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} aria-hidden className="flex w-6 shrink-0 justify-center max-md:hidden">
      <span className="w-px bg-line-strong" />
    </div>
  );
}

function ComparingText({ job }: { job: NonNullable<CompanyChanges['job']> }) {
  return (
    <div role="status" className="m-auto w-64 text-sm text-text-2">
      <p className="mb-2">{job.message || 'Comparing the text'}</p>
      <Progress value={job.total > 0 ? job.done / job.total : null} label="Comparing the text" />
    </div>
  );
}

/** Highlights of the listed changes, and of the one chosen above the list. */
function sourcesOf(list: readonly Change[], active: Change | null): { from: ViewerSource[]; to: ViewerSource[] } {
  const all = active && !list.some(({ id }) => id === active.id) ? [...list, active] : list;
  return {
    from: all.flatMap(({ from }) => (from && from.boxes.length > 0 ? [from] : [])),
    to: all.flatMap(({ to }) => (to && to.boxes.length > 0 ? [to] : [])),
  };
}

/** Inserted or deleted text has no place in the other filing; the change before or after it shows where it would be. */
function neighbourOf(list: readonly Change[], change: Change, side: 'from' | 'to'): ViewerSource | null {
  const at = list.findIndex(({ id }) => id === change.id);
  if (at === -1) return null;
  const before = list.slice(0, at).findLast((each) => each[side])?.[side];
  return before ?? list.slice(at).find((each) => each[side])?.[side] ?? null;
}

function textRanges({ sections }: CompanyChanges) {
  const boxes = (side: 'from_boxes' | 'to_boxes') =>
    sections.flatMap(({ paragraphs }) =>
      paragraphs.filter(({ kind }) => kind === 'text').flatMap((each) => each[side]),
    );
  return { from: textRange(boxes('from_boxes')), to: textRange(boxes('to_boxes')) };
}
