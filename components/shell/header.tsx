import Link from 'next/link';
import { NotificationBell } from '@/components/notifications/notification-bell';
import { Brand } from '@/components/shared/brand';
import { GoToPalette } from './go-to-palette';
import { MainNav } from './main-nav';
import type { SessionView } from '@/lib/auth/types';
import { ThemeToggle } from './theme-toggle';
import { UserMenu } from './user-menu';

export function Header({ session }: { session: SessionView }) {
  return (
    <header
      className={
        'relative z-30 flex shrink-0 items-stretch gap-x-5 border-b border-line bg-surface pr-2.5 pl-4 ' +
        'max-md:flex-wrap md:h-[52px] md:pl-5'
      }
    >
      <Link href="/companies" className="flex shrink-0 items-center self-center rounded-md">
        <span className="sr-only">Plumbline Beta, home</span>
        <span aria-hidden>
          <Brand />
        </span>
      </Link>
      <div className="hidden shrink-0 items-center gap-5 md:flex">
        <span className="hidden text-xs text-text-3 wide:inline">AI powered stewardship</span>
        <span aria-hidden className="h-5 w-px bg-line" />
      </div>
      <MainNav className="-mb-px h-[52px] max-md:order-last max-md:h-10 max-md:w-full md:pl-3" />
      <div className="ml-auto flex shrink-0 items-center gap-1 max-md:h-12">
        <GoToPalette hasOrganization={session.organization !== null} />
        <ThemeToggle />
        <NotificationBell />
        <UserMenu session={session} />
      </div>
    </header>
  );
}
