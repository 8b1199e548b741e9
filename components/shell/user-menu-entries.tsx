'use client';

import { Building2, LogOut, Plus, Settings, User, UserRoundCog } from 'lucide-react';
import Link from 'next/link';
import { useAuthActions } from '@/components/auth/auth-actions';
import { authErrorMessage } from '@/components/auth/auth-client';
import { Avatar } from '@/components/ui/avatar';
import {
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from '@/components/ui/dropdown-menu';
import { notify } from '@/components/ui/toast';
import type { SessionView } from '@/lib/auth/types';
import { formatCounted } from '@/lib/format/numbers';

const PERSONAL = 'personal';

type UserMenuEntriesProps = {
  session: SessionView;
  onBusyChange: (isBusy: boolean) => void;
  onAccount: () => void;
};

export function UserMenuEntries({ session, onBusyChange, onAccount }: UserMenuEntriesProps) {
  const { setActiveOrganization, signOut, openAccount, organizations, unlistedOrganizations } = useAuthActions();
  const { user, organization } = session;

  // A full page load, so that no data of the other tenant stays in the client's caches.
  const leaveFor = async (act: () => Promise<void>, href: string, failure: string) => {
    onBusyChange(true);
    try {
      await act();
      window.location.assign(href);
    } catch (error) {
      onBusyChange(false);
      notify.error(failure, { description: authErrorMessage(error) });
    }
  };
  const switchTo = (value: string) => {
    const next = value === PERSONAL ? null : value;
    if (next === (organization?.id ?? null)) return;
    void leaveFor(() => setActiveOrganization(next), '/dashboard', 'Failed to switch organization');
  };

  return (
    <DropdownMenuContent className="w-64">
      <div className="flex items-center gap-2.5 px-2 py-2">
        <Avatar name={user.name || user.email} className="size-8" />
        <div className="min-w-0">
          {user.name ? <p className="truncate font-medium">{user.name}</p> : null}
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
          {unlistedOrganizations > 0 ? (
            <p className="px-2 py-1.5 text-xs text-text-3">{unlistedText(unlistedOrganizations)}</p>
          ) : null}
          <DropdownMenuSeparator />
          <DropdownMenuItem asChild>
            <Link href="/create-organization">
              <Plus aria-hidden />
              Create Organization
            </Link>
          </DropdownMenuItem>
        </DropdownMenuSubContent>
      </DropdownMenuSub>
      <DropdownMenuItem onSelect={openAccount ?? onAccount}>
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
  );
}

function unlistedText(count: number): string {
  return `${formatCounted(count, 'more organization')} ${count === 1 ? 'is' : 'are'} not listed.`;
}
