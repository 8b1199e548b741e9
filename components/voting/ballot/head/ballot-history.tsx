'use client';

import { History } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { formatDateTime } from '@/lib/format/dates';
import type { Ballot } from '@/lib/voting/ballots/schema';

/** Everything that happened to the ballot, newest first. */
export function BallotHistory({ history }: { history: Ballot['history'] }) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton label="History" icon={<History aria-hidden />} />
      </PopoverTrigger>
      <PopoverContent align="end" className="max-h-[420px] w-[380px] overflow-y-auto p-0">
        <ol aria-label="History of the ballot">
          {history.toReversed().map(({ id, text, by_name: name, at }) => (
            <li key={id} className="border-b border-line px-3 py-2 last:border-b-0">
              <p className="text-sm wrap-anywhere">{text}</p>
              <p className="text-xs text-text-3">
                {name ? `${name}, ` : ''}
                {formatDateTime(at)}
              </p>
            </li>
          ))}
        </ol>
      </PopoverContent>
    </Popover>
  );
}
