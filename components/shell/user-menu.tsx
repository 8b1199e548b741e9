'use client';

import { Building2, ChevronsUpDown, LogOut, Plus, Settings, User, UserRoundCog } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { useAuthActions } from '@/components/auth/auth-actions';
import { authErrorMessage } from '@/components/auth/auth-client';
import { Avatar } from '@/components/ui/avatar';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { notify } from '@/components/ui/toast';
import type { SessionView } from './session-view';

const AccountDialog = dynamic(() => import('@/components/auth/account-dialog').then((loaded) => loaded.AccountDialog));

const PERSONAL = 'personal';

export function UserMenu({ session }: { session: SessionView }) {
  const [isAccountOpen, setIsAccountOpen] = useState(false);
  const [wasAccountOpened, setWasAccountOpened] = useState(false);
  if (isAccountOpen && !wasAccountOpened) setWasAccountOpened(true);
  const [isBusy, setIsBusy] = useState(false);
  const { setActiveOrganization, signOut, openAccount, organizations } = useAuthActions();
  const { user, organization } = session;
  const organizationName = organization?.name ?? 'Personal account';

  // A full page load, so that no data of the other tenant stays in the client's caches.
  const leaveFor = async (act: () => Promise<void>, href: string, failure: string) => {
    setIsBusy(true);
    try {
      await act();
      window.location.assign(href);
    } catch (error) {
      setIsBusy(false);
      notify.error(failure, { description: authErrorMessage(error) });
    }
  };
  const switchTo = (value: string) => {
    const next = value === PERSONAL ? null : value;
    if (next === (organization?.id ?? null)) return;
    void leaveFor(() => setActiveOrganization(next), '/dashboard', 'Failed to switch organization');
  };

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
          <span className="sr-only">{`User menu: ${user.name}, ${organizationName}`}</span>
          <Avatar name={user.name || user.email} />
          <span aria-hidden className="hidden max-w-40 flex-col text-xs lg:flex">
            <span className="truncate font-medium">{user.name || user.email}</span>
            <span className="truncate text-text-3">{organizationName}</span>
          </span>
          <ChevronsUpDown aria-hidden className="ml-0.5 hidden size-3.5 text-text-2 lg:block" />
        </DropdownMenuTrigger>
        <DropdownMenuContent className="w-64">
          <div className="flex items-center gap-2.5 px-2 py-2">
            <Avatar name={user.name || user.email} className="size-8" />
            <div className="min-w-0">
              <p className="truncate font-medium">{user.name}</p>
              <p className="truncate text-xs text-text-3">{user.email}</p>
            </div>
          </div>
          <DropdownMenuSeparator />
          <DropdownMenuSub>
            <DropdownMenuSubTrigger>
              <Building2 aria-hidden />
              Switch Organization
            </DropdownMenuSubTrigger>
            <DropdownMenuSubContent className="w-60">
              <DropdownMenuRadioGroup value={organization?.id ?? PERSONAL} onValueChange={switchTo}>
                <DropdownMenuRadioItem value={PERSONAL}>
                  <User aria-hidden />
                  Personal account
                </DropdownMenuRadioItem>
                {(organizations ?? session.organizations).map(({ id, name }) => (
                  <DropdownMenuRadioItem key={id} value={id}>
                    <Building2 aria-hidden />
                    <span className="truncate">{name}</span>
                  </DropdownMenuRadioItem>
                ))}
              </DropdownMenuRadioGroup>
              <DropdownMenuSeparator />
              <DropdownMenuItem asChild>
                <Link href="/create-organization">
                  <Plus aria-hidden />
                  Create Organization
                </Link>
              </DropdownMenuItem>
            </DropdownMenuSubContent>
          </DropdownMenuSub>
          <DropdownMenuItem onSelect={openAccount ?? (() => setIsAccountOpen(true))}>
            <UserRoundCog aria-hidden />
            Manage Account
          </DropdownMenuItem>
          {organization ? (
            <DropdownMenuItem asChild>
              <Link href="/organization">
                <Settings aria-hidden />
                Organization Settings
              </Link>
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => void leaveFor(signOut, '/sign-in', 'Failed to sign out')}>
            <LogOut aria-hidden />
            Sign Out
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {wasAccountOpened ? <AccountDialog user={user} isOpen={isAccountOpen} onOpenChange={setIsAccountOpen} /> : null}
    </>
  );
}
