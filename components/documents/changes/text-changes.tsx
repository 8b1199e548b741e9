'use client';

import { ChevronRight, ListFilter } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import { Kbd } from '@/components/ui/kbd';
import type { SectionView } from '@/lib/changes/schema';
import type { Change, FoldedSections, ListItem, Shown, ShownParagraph, ShownSection } from './change-list';
import { WordCounts, WordMarks } from './word-marks';

const STATE_WORDS = { added: 'New', removed: 'Gone', moved: 'Moved', changed: null, same: null } as const;

type TextChangesProps = {
  items: readonly ListItem[];
  counts: { shown: number; alike: number; position: number | null };
  shown: Shown;
  activeId: string | null;
  onShown: (shown: Shown) => void;
  onSelect: (change: Change) => void;
  onStep: (step: 1 | -1) => void;
};

/** The text section by section; unchanged sections are collapsed to one row. */
export function TextChanges({ items, counts, shown, activeId, onShown, onSelect, onStep }: TextChangesProps) {
  return (
    <section aria-label="Text changes" className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="flex h-10 shrink-0 items-center gap-2 border-b border-line px-4">
        <h2 className="font-semibold whitespace-nowrap">Text changes</h2>
        <span className="min-w-0 truncate text-sm text-text-2 tabular-nums" role="status">
          {counts.position === null ? counts.shown : `${counts.position} of ${counts.shown}`}, {counts.alike} alike
        </span>
        <span className="ml-auto flex shrink-0 items-center gap-1">
          <StepButton label="Next change" onClick={() => onStep(1)}>
            J
          </StepButton>
          <StepButton label="Previous change" onClick={() => onStep(-1)}>
            K
          </StepButton>
          <ShownMenu shown={shown} onShown={onShown} />
        </span>
      </header>
      <div data-plumb-panel className="min-h-0 flex-1 overflow-y-auto [scrollbar-gutter:stable]">
        <ol>
          {items.map((item) =>
            item.kind === 'section' ? (
              <SectionItem key={item.key} item={item} activeId={activeId} onSelect={onSelect} />
            ) : (
              <FoldedItem key={item.key} item={item} />
            ),
          )}
        </ol>
      </div>
    </section>
  );
}

function StepButton({ label, onClick, children }: { label: string; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="inline-flex size-6 items-center justify-center rounded-sm"
    >
      <Kbd>{children}</Kbd>
    </button>
  );
}

function ShownMenu({ shown, onShown }: Pick<TextChangesProps, 'shown' | 'onShown'>) {
  const choice = (key: keyof Shown, label: string) => (
    <DropdownMenuCheckboxItem
      checked={shown[key]}
      onCheckedChange={(isOn) => onShown({ ...shown, [key]: isOn === true })}
      onSelect={(event) => event.preventDefault()}
    >
      {label}
    </DropdownMenuCheckboxItem>
  );
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size="sm" label="What is shown" icon={<ListFilter aria-hidden />} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Also show</DropdownMenuLabel>
        {choice('numbers', 'Changes of figures and dates only')}
        {choice('boilerplate', 'Standard wording')}
        {choice('moved', 'Moved text that did not change')}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

type SectionItemProps = { item: ShownSection; activeId: string | null; onSelect: (change: Change) => void };

function SectionItem({ item: { section, paragraphs, hidden }, activeId, onSelect }: SectionItemProps) {
  const state = STATE_WORDS[section.state];
  return (
    <li className="border-b border-line [contain-intrinsic-size:auto_120px] [content-visibility:auto]">
      <div className="flex items-baseline gap-2 px-4 pt-2.5 pb-0.5">
        <h3 className="min-w-0 flex-1 font-semibold wrap-anywhere">{section.title || 'Before the first heading'}</h3>
        {state ? (
          <Badge tone={section.state === 'moved' ? 'neu' : section.state === 'added' ? 'ok' : 'bad'}>{state}</Badge>
        ) : null}
        <WordCounts added={section.words_added} removed={section.words_removed} />
      </div>
      {section.from_title && section.state !== 'added' ? (
        <p className="px-4 text-xs text-text-3">Was: {section.from_title}</p>
      ) : null}
      <ul className="pb-2">
        {paragraphs.map((each) => (
          <ParagraphItem key={each.change.id} item={each} isActive={each.change.id === activeId} onSelect={onSelect} />
        ))}
      </ul>
      {hidden > 0 ? <p className="-mt-1 px-4 pb-2 text-xs text-text-3">{hiddenText(section, hidden)}</p> : null}
    </li>
  );
}

function hiddenText({ paragraphs }: SectionView, hidden: number): string {
  const numbers = paragraphs.filter(({ fold }) => fold === 'numbers').length;
  const noun = hidden === 1 ? 'paragraph' : 'paragraphs';
  return numbers >= hidden ? `${hidden} more with new figures only` : `${hidden} more ${noun} folded`;
}

type ParagraphItemProps = { item: ShownParagraph; isActive: boolean; onSelect: (change: Change) => void };

function ParagraphItem({ item: { change, paragraph }, isActive, onSelect }: ParagraphItemProps) {
  const { kind, state, words } = paragraph;
  const isMoved = state === 'moved';
  return (
    <li>
      <div
        role="button"
        tabIndex={0}
        data-change={change.id}
        aria-pressed={isActive}
        onClick={() => onSelect(change)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onSelect(change);
        }}
        className={cn(
          'cursor-pointer px-4 py-1.5 leading-[1.55] wrap-anywhere -outline-offset-2',
          kind === 'row' && 'text-sm tabular-nums',
          kind === 'heading' && 'font-medium',
          isActive ? 'bg-ev-tint outline-[1.5px] outline-ev-line outline-solid' : 'hover:bg-hover',
          !isActive && words.length === 0 && 'line-clamp-6 [&>*]:decoration-from-font',
        )}
      >
        {isMoved ? (
          <span className="mr-1.5 text-xs font-medium text-neu">
            Moved{words.length > 0 ? ' and changed' : ''}, p. {paragraph.from_page} to p. {paragraph.to_page}
          </span>
        ) : null}
        <WordMarks paragraph={paragraph} />
      </div>
    </li>
  );
}

/** One row for sections without shown changes; it expands to their names. */
function FoldedItem({ item: { sections, alike } }: { item: FoldedSections }) {
  const [isOpen, setIsOpen] = useState(false);
  const names = sections.map(({ title }) => title).filter(Boolean);
  const label: ReactNode = names.slice(0, 4).join(', ') || 'Without a heading';
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className={
          'flex min-h-8 w-full items-center gap-2 px-4 py-1 text-left text-sm text-text-2 -outline-offset-2 ' +
          'hover:bg-hover'
        }
      >
        <ChevronRight
          aria-hidden
          className={cn('size-4 shrink-0 text-text-3 transition-transform', isOpen && 'rotate-90')}
        />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <span className="shrink-0 text-xs text-text-3">{foldedText(sections.length, alike)}</span>
      </button>
      {isOpen ? (
        <ul className="pr-4 pb-2 pl-10 text-sm text-text-2">
          {sections.map((section, index) => (
            <li key={index} className="flex gap-2 py-0.5">
              <span className="min-w-0 flex-1 truncate" title={section.title}>
                {section.title || 'Without a heading'}
              </span>
              <span className="shrink-0 text-xs text-text-3">
                {section.state === 'same' ? 'alike' : foldReason(section)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function foldedText(count: number, alike: number): string {
  if (alike === count) return count === 1 ? 'alike' : `${count} alike`;
  return alike === 0 ? `${count} with figures or standard wording` : `${alike} alike, ${count - alike} folded`;
}

function foldReason({ state, paragraphs }: SectionView): string {
  if (state === 'moved') return 'moved';
  const folds = paragraphs.filter(({ fold }) => fold !== null);
  if (folds.some(({ fold }) => fold === 'boilerplate')) return 'standard wording';
  return folds.length > 0 ? 'new figures' : 'heading';
}
