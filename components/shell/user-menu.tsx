'use client';

import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { DropdownMenu, DropdownMenuTrigger, DropdownMenuWhenOpened } from '@/components/ui/dropdown-menu';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import type { SessionView } from '@/lib/auth/types';

const AccountDialog = loadWhenShown(() =>
  import('@/components/auth/account-dialog').then((loaded) => loaded.AccountDialog),
);
const UserMenuEntries = loadWhenShown(() => import('./user-menu-entries').then((loaded) => loaded.UserMenuEntries));

export function UserMenu({ session }: { session: SessionView }) {
  const [isAccountOpen, setIsAccountOpen] = useState(false);
  const [wasAccountOpened, setWasAccountOpened] = useState(false);
  if (isAccountOpen && !wasAccountOpened) setWasAccountOpened(true);
  const [isBusy, setIsBusy] = useState(false);
  const { user, organization } = session;
  const personName = user.name || user.email;
  const organizationName = organization?.name ?? 'Personal account';

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          disabled={isBusy}
          className={
            'ml-1 flex h-9 items-center gap-2 rounded-md px-1.5 text-left transition-colors hover:bg-hover ' +
            'data-[state=open]:bg-hover'
          }
        >
          <span className="sr-only">{`User menu: ${personName}, ${organizationName}`}</span>
          <Avatar name={personName} />
          <span aria-hidden className="hidden max-w-40 flex-col text-xs lg:flex">
            <span className="truncate font-medium">{personName}</span>
            <span className="truncate text-text-3">{organizationName}</span>
          </span>
          <ChevronsUpDown aria-hidden className="ml-0.5 hidden size-3.5 text-text-2 lg:block" />
        </DropdownMenuTrigger>
        <DropdownMenuWhenOpened>
          <UserMenuEntries session={session} onBusyChange={setIsBusy} onAccount={() => setIsAccountOpen(true)} />
        </DropdownMenuWhenOpened>
      </DropdownMenu>
      {wasAccountOpened ? <AccountDialog user={user} isOpen={isAccountOpen} onOpenChange={setIsAccountOpen} /> : null}
    </>
  );
}
