import { Ban, Clock } from 'lucide-react';
import { LocalDay } from '@/components/shared/time/local-time';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { TableCell } from '@/components/ui/table';
import type { ApiToken } from '@/lib/integrations/schema-tokens';
import { Code } from './code';
import { Ago } from './ago';

const DAY_MS = 86_400_000;
/** At this number of days left or fewer, the remaining time is shown as a warning. */
const SOON_DAYS = 7;

export function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const isActive = token.state === 'active';
  return (
    <>
      <TableCell className={cn('max-w-56 truncate', isActive ? 'font-medium' : 'text-text-3')}>{token.name}</TableCell>
      <TableCell className="font-mono text-xs text-text-2">{token.prefix}…</TableCell>
      <TableCell>
        <span className="flex flex-wrap gap-1">
          {token.scopes.map((scope) => (
            <Code key={scope}>{scope}</Code>
          ))}
        </span>
      </TableCell>
      <TableCell className="max-w-40 truncate text-text-2">{token.is_own ? 'You' : token.created_by_name}</TableCell>
      <TableCell className="whitespace-nowrap">
        {token.last_used_at ? <Ago iso={token.last_used_at} /> : 'never'}
      </TableCell>
      <TableCell className="whitespace-nowrap">
        <Expiry token={token} />
      </TableCell>
      <TableCell className="text-right">
        {isActive ? (
          <Button variant="ghost" size="sm" className="text-bad" aria-label={`Revoke ${token.name}`} onClick={onRevoke}>
            Revoke
          </Button>
        ) : null}
      </TableCell>
    </>
  );
}

function Expiry({ token }: { token: ApiToken }) {
  if (token.state === 'revoked')
    return (
      <Ended>
        Revoked <LocalDay iso={token.revoked_at ?? token.expires_at} />
      </Ended>
    );
  if (token.state === 'maker_left') return <Ended>Its creator left</Ended>;
  if (token.state === 'expired') return <Ended>Expired</Ended>;
  const daysLeft = Math.ceil((Date.parse(token.expires_at) - Date.now()) / DAY_MS);
  if (daysLeft > SOON_DAYS) return <LocalDay iso={token.expires_at} className="text-text-2" />;
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-warn">
      <Clock aria-hidden className="size-3.5 text-warn-solid" />
      {daysLeft <= 1 ? 'in a day' : `in ${daysLeft} days`}
    </span>
  );
}

function Ended({ children }: { children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-text-2">
      <Ban aria-hidden className="size-3.5 text-neu-solid" />
      <span>{children}</span>
    </span>
  );
}
