'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, Rewind } from 'lucide-react';
import { useState } from 'react';
import { lineReplay } from '@/components/reads/voting-reads';
import { IconButton } from '@/components/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { VOTE_LABELS } from '@/lib/voting/vocabulary.rules';

/**
 * A decision computed again: version, rule, engine, whether its quotes are still found and whether it would be the
 * same.
 */
export function ReplayPopover({ ballotId, lineId }: { ballotId: string; lineId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useQuery({ ...lineReplay(ballotId, lineId), enabled: isOpen });
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <IconButton size="sm" label="How this was decided" icon={<Rewind aria-hidden />} />
      </PopoverTrigger>
      <PopoverContent align="end" side="top" className="flex w-[380px] flex-col gap-1.5 text-sm">
        <h3 className="font-semibold">How this was decided</h3>
        {data ? (
          <>
            <p>
              {data.policy.name}, version {data.policy.version}: {VOTE_LABELS[data.decision.vote]} by{' '}
              {data.decision.rule ? `rule ${data.decision.rule.index}` : 'the default vote'}, judged by{' '}
              {data.decision.engine}.
            </p>
            {data.rule ? <p className="text-text-2">{data.rule.text}</p> : null}
            {data.quotes.map((quote, index) => (
              <p key={index} className="flex gap-1.5 text-xs text-text-2">
                {quote.is_found_today ? (
                  <CircleCheck aria-label="found today" className="size-3.5 shrink-0 text-ok-solid" />
                ) : (
                  <CircleDashed aria-label="not found today" className="size-3.5 shrink-0 text-und-solid" />
                )}
                <span className="wrap-anywhere">
                  “{quote.quote}” <span className="font-mono">p. {quote.page_number}</span>
                </span>
              </p>
            ))}
            <p className={data.decided_again.is_same ? 'text-text-2' : 'text-warn'}>
              {data.decided_again.is_same
                ? 'The same version gives the same decision today.'
                : `The same version would vote ${VOTE_LABELS[data.decided_again.vote]} today.`}
            </p>
          </>
        ) : (
          <p className="text-text-3">{error ? 'It could not be read.' : 'Reading…'}</p>
        )}
      </PopoverContent>
    </Popover>
  );
}
