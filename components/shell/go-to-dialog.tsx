'use client';

import {
  Building2,
  FileText,
  MessagesSquare,
  Plus,
  ScrollText,
  Settings,
  TextSearch,
  Vote,
  type LucideIcon,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import {
  CommandDialog,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@/components/ui/command';

type Destination = { label: string; href: string; icon: LucideIcon; needsOrganization?: true };

const DESTINATIONS: readonly Destination[] = [
  { label: 'Companies', href: '/companies', icon: Building2 },
  { label: 'Query', href: '/query', icon: TextSearch },
  { label: 'Reports', href: '/reports', icon: FileText },
  { label: 'Voting', href: '/voting', icon: Vote },
  { label: 'Voting policies', href: '/voting/policies', icon: ScrollText },
  { label: 'Engagements', href: '/engagements', icon: MessagesSquare },
  { label: 'Organization Settings', href: '/organization', icon: Settings, needsOrganization: true },
  { label: 'Create Organization', href: '/create-organization', icon: Plus },
];

type GoToDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; hasOrganization: boolean };

/** The dialog of the "Go to…" box. */
export function GoToDialog({ isOpen, onOpenChange, hasOrganization }: GoToDialogProps) {
  const router = useRouter();
  const go = (href: string) => {
    onOpenChange(false);
    router.push(href);
  };
  return (
    <CommandDialog isOpen={isOpen} onOpenChange={onOpenChange} label="Go to">
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
  );
}
