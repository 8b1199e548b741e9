'use client';

import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Kbd } from '@/components/ui/kbd';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import { useShortcutLabel } from '@/components/shared/shortcut-label';

const GoToDialog = loadWhenShown(() => import('./go-to-dialog').then((loaded) => loaded.GoToDialog));

/** The "Go to…" box in the header and its dialog. */
export function GoToPalette({ hasOrganization }: { hasOrganization: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const shortcut = useShortcutLabel('K');

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.metaKey || event.ctrlKey) ||
        event.shiftKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return;
      event.preventDefault();
      setIsOpen((was) => !was);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => setIsOpen(true)}
        className={
          'mr-1.5 flex h-[30px] w-[30px] items-center justify-center gap-2 rounded-md border border-line bg-canvas ' +
          'text-sm whitespace-nowrap text-text-3 transition-colors hover:border-line-strong hover:text-text-2 ' +
          'xl:w-[128px] xl:justify-start xl:pr-1.5 xl:pl-2.5 wide:w-[196px]'
        }
      >
        <Search aria-hidden className="size-[15px] shrink-0" />
        <span className="sr-only">Go to...</span>
        <span aria-hidden className="hidden xl:inline">
          Go to…
        </span>
        <Kbd aria-hidden className="ml-auto hidden bg-surface xl:inline-flex">
          {shortcut}
        </Kbd>
      </button>
      {wasOpened ? <GoToDialog isOpen={isOpen} onOpenChange={setIsOpen} hasOrganization={hasOrganization} /> : null}
    </>
  );
}
