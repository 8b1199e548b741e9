'use client';

import { useQuery } from '@tanstack/react-query';
import { Plug } from 'lucide-react';
import Link from 'next/link';
import { edgarContact } from '@/components/reads/integrations-reads';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';

/**
 * Shows that filings cannot be fetched while no contact is set, and how to set it. Shown from the first data of
 * the page; without that data nothing is fetched.
 */
export function EdgarNotice() {
  const { data } = useQuery({ ...edgarContact, enabled: ({ state }) => state.data?.is_ready === false });
  if (!data || data.is_ready) return null;
  return (
    <Card
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 pr-2 pl-4 text-sm"
      role="note"
    >
      <Plug aria-hidden className="size-4 shrink-0 text-warn-solid" />
      <p className="min-w-0 flex-1">
        The SEC asks for a name and an e-mail address before it serves filings.{' '}
        {data.can_edit
          ? 'Nobody has set them for this organization yet.'
          : 'Ask an admin of your organization to set them.'}
      </p>
      {data.can_edit ? (
        <Link href="/organization?tab=integrations" className={buttonVariants({ size: 'sm' })}>
          Set the EDGAR contact
        </Link>
      ) : null}
    </Card>
  );
}
