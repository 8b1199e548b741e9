'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Building2, FileText, Table2, Vote, type LucideIcon } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { searchResults } from '@/components/reads/search-reads';
import { useDebounced } from '@/components/shared/time/use-debounced';
import {
  CommandDialog,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@/components/ui/command';
import type { Found } from '@/lib/search/schema';
import { PAGES, SETTINGS, type Destination } from './destinations';

const KINDS: Record<Found['kind'], { heading: string; icon: LucideIcon; hrefOf: (id: string) => string }> = {
  company: { heading: 'Companies', icon: Building2, hrefOf: (id) => `/companies/${id}` },
  report: { heading: 'Reports', icon: FileText, hrefOf: (id) => `/reports/${id}` },
  grid: { heading: 'Grids', icon: Table2, hrefOf: (id) => `/grid/${id}` },
  ballot: { heading: 'Ballots', icon: Vote, hrefOf: (id) => `/voting/ballots/${id}` },
};

const SEARCH_DELAY_MS = 200;

type GoToDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; hasOrganization: boolean };

/** The dialog of the "Go to…" box: pages and settings by name, and the organization's items while typing. */
export function GoToDialog({ isOpen, onOpenChange, hasOrganization }: GoToDialogProps) {
  const router = useRouter();
  const [text, setText] = useState('');
  if (!isOpen && text !== '') setText('');
  const term = useDebounced(text.trim(), SEARCH_DELAY_MS);
  const found = useQuery({ ...searchResults(term), enabled: isOpen && term !== '', placeholderData: keepPreviousData });
  const results = term === '' ? [] : (found.data?.results ?? []);
  const isWaiting = text.trim() !== '' && (text.trim() !== term || found.isFetching);
  const go = (href: string) => {
    onOpenChange(false);
    if (href.startsWith('/api/')) window.open(href, '_blank', 'noreferrer');
    else router.push(href);
  };
  const isShown = ({ label, words = '', needsOrganization }: Destination) =>
    (hasOrganization || !needsOrganization) && containsAllWords(`${label} ${words}`, text);
  const [pages, settings] = [PAGES.filter(isShown), SETTINGS.filter(isShown)];
  return (
    <CommandDialog isOpen={isOpen} onOpenChange={onOpenChange} label="Go to" isFiltered={false}>
      <CommandInput placeholder="Go to…" value={text} onValueChange={setText} />
      <CommandList>
        {isWaiting ? null : <CommandEmpty>Nothing matches.</CommandEmpty>}
        <Destinations heading="Pages" items={pages} onGo={go} />
        {Object.entries(KINDS).map(([kind, { heading, icon: Icon, hrefOf }]) => {
          const ofKind = results.filter((result) => result.kind === kind);
          return ofKind.length === 0 ? null : (
            <CommandGroup key={kind} heading={heading}>
              {ofKind.map(({ id, title, detail }) => (
                <CommandItem key={id} value={`${kind} ${id}`} onSelect={() => go(hrefOf(id))}>
                  <Icon aria-hidden />
                  <span className="min-w-0 truncate">{title}</span>
                  <span className="ml-auto shrink-0 text-xs text-text-3">{detail}</span>
                </CommandItem>
              ))}
            </CommandGroup>
          );
        })}
        <Destinations heading="Settings" items={settings} onGo={go} />
      </CommandList>
    </CommandDialog>
  );
}

type DestinationsProps = { heading: string; items: readonly Destination[]; onGo: (href: string) => void };

function Destinations({ heading, items, onGo }: DestinationsProps) {
  if (items.length === 0) return null;
  return (
    <CommandGroup heading={heading}>
      {items.map(({ label, href, icon: Icon }) => (
        <CommandItem key={href} value={label} onSelect={() => onGo(href)}>
          <Icon aria-hidden />
          {label}
        </CommandItem>
      ))}
    </CommandGroup>
  );
}

/** Whether a text contains every typed word. */
function containsAllWords(text: string, typed: string): boolean {
  const low = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => low.includes(word));
}
