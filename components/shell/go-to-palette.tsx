'use client';

import { Building2, FileText, MessagesSquare, Plus, Search, Settings, TextSearch, type LucideIcon } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import {
  CommandDialog,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@/components/ui/command';
import { Kbd } from '@/components/ui/kbd';
import { useShortcutLabel } from './shortcut-label';

type Destination = { label: string; href: string; icon: LucideIcon; needsOrganization?: true };

const DESTINATIONS: readonly Destination[] = [
  { label: 'Companies', href: '/companies', icon: Building2 },
  { label: 'Query', href: '/query', icon: TextSearch },
  { label: 'Reports', href: '/reports', icon: FileText },
  { label: 'Engagements', href: '/engagements', icon: MessagesSquare },
  { label: 'Organization Settings', href: '/organization', icon: Settings, needsOrganization: true },
  { label: 'Create Organization', href: '/create-organization', icon: Plus },
];

/** The "Go to…" box of the header and the palette behind it. */
export function GoToPalette({ hasOrganization }: { hasOrganization: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const router = useRouter();
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

  const go = (href: string) => {
    setIsOpen(false);
    router.push(href);
  };

  return (
    <>
      <button
        type="button"
        aria-label="Go to..."
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => setIsOpen(true)}
        className="mr-1.5 flex h-[30px] w-[30px] items-center justify-center gap-2 rounded-md border border-line bg-canvas text-sm whitespace-nowrap text-text-3 transition-colors hover:border-line-strong hover:text-text-2 lg:w-[128px] lg:justify-start lg:pr-1.5 lg:pl-2.5 wide:w-[196px]"
      >
        <Search aria-hidden className="size-[15px] shrink-0" />
        <span className="hidden lg:inline">Go to…</span>
        <Kbd className="ml-auto hidden bg-surface lg:inline-flex">{shortcut}</Kbd>
      </button>
      <CommandDialog isOpen={isOpen} onOpenChange={setIsOpen} label="Go to">
        <CommandInput placeholder="Go to…" />
        <CommandList>
          <CommandEmpty>Nothing matches.</CommandEmpty>
          <CommandGroup heading="Pages">
            {DESTINATIONS.filter((destination) => hasOrganization || !destination.needsOrganization).map(
              ({ label, href, icon: Icon }) => (
                <CommandItem key={href} value={label} onSelect={() => go(href)}>
                  <Icon aria-hidden />
                  {label}
                </CommandItem>
              ),
            )}
          </CommandGroup>
        </CommandList>
      </CommandDialog>
    </>
  );
}
