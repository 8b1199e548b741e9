'use client';

import { ChevronRight, Link2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';

type FoldProps = {
  id: string;
  title: ReactNode;
  note?: ReactNode;
  aside?: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** A collapsible section of the report; always open in print. */
export function Fold({ id, title, note, aside, isOpenAtFirst = true, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const bodyId = useId();
  return (
    <Card id={id} role="region" aria-labelledby={`${bodyId}-title`} className="group/fold scroll-mt-3">
      <div className="relative flex min-h-[46px] items-center gap-3 px-4">
        <h2 id={`${bodyId}-title`} className="flex min-w-0 items-center gap-2 text-base font-semibold">
          {/* The whole line toggles the section; links on it remain links. */}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-w-0 items-center gap-2.5 text-left after:absolute after:inset-0 after:rounded-lg"
          >
            <ChevronRight
              aria-hidden
              className={cn('size-4 shrink-0 text-text-2 transition-transform print:hidden', isOpen && 'rotate-90')}
              strokeWidth={1.75}
            />
            <span className="truncate">{title}</span>
          </button>
          {note ? <span className="shrink-0 text-sm font-normal text-text-3">{note}</span> : null}
          <a
            href={`#${id}`}
            aria-label="Link to this section"
            className={
              'relative flex size-6 shrink-0 items-center justify-center rounded-sm text-text-3 opacity-0 ' +
              'group-hover/fold:opacity-100 hover:text-text focus-visible:opacity-100 print:hidden'
            }
          >
            <Link2 aria-hidden className="size-3.5 stroke-2" />
          </a>
        </h2>
        {aside ? <span className="ml-auto shrink-0 text-sm text-text-2">{aside}</span> : null}
      </div>
      <div id={bodyId} className={cn(!isOpen && 'hidden print:block')}>
        {children}
      </div>
    </Card>
  );
}
