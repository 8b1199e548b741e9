'use client';

import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { tokenList } from '@/components/reads/integrations-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { FRESH_MS } from '@/components/api/query-client';
import { Button } from '@/components/ui/button';
import { Table, TableBody, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { ApiToken, NewApiToken } from '@/lib/integrations/schema-tokens';
import { LoadingRows, LoadProblem } from '../list-states';
import { CardSection } from './card-heading';
import { CreateTokenDialog } from './create-token-dialog';
import { RevokeTokenDialog } from './revoke-token-dialog';
import { ShownOnce } from './shown-once';
import { TokenRow } from './token-row';

export function TokensCard() {
  const { data, error, isFetching, refetch } = useQuery({ ...tokenList, staleTime: FRESH_MS });
  const [isCreating, setIsCreating] = useState(false);
  const [made, setMade] = useState<NewApiToken | null>(null);
  const [revoked, setRevoked] = useState<ApiToken | null>(null);
  const active = data?.tokens.filter(({ state }) => state === 'active').length;
  return (
    <CardSection
      title="API tokens"
      count={active}
      what="A token acts as the person who created it, within its scopes."
      actions={
        <Button size="sm" onClick={() => setIsCreating(true)}>
          <KeyRound aria-hidden />
          Create token
        </Button>
      }
    >
      {made ? (
        <ShownOnce
          name={made.name}
          secret={made.token}
          what="token"
          why="was created. Copy it now: it is shown once and stored only as a hash."
          onClose={() => setMade(null)}
        />
      ) : null}
      {data ? (
        <TokenTable tokens={data.tokens} newId={made?.id} onRevoke={setRevoked} />
      ) : error ? (
        <LoadProblem
          title="Failed to load tokens"
          cause={apiErrorMessage(error, 'They could not be read. Nothing was changed.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingRows label="Loading tokens..." />
      )}
      {isCreating ? <CreateTokenDialog onMade={setMade} onClose={() => setIsCreating(false)} /> : null}
      {revoked ? <RevokeTokenDialog token={revoked} onClose={() => setRevoked(null)} /> : null}
    </CardSection>
  );
}

type TokenTableProps = {
  tokens: readonly ApiToken[];
  newId: string | undefined;
  onRevoke: (token: ApiToken) => void;
};

function TokenTable({ tokens, newId, onRevoke }: TokenTableProps) {
  if (tokens.length === 0)
    return (
      <p className="px-4 py-5 text-sm text-text-2">
        No tokens yet. Create one for a program that reads your reports, asks questions or uploads filings.
      </p>
    );
  return (
    <div className="overflow-x-auto">
      <Table>
        <TableHeader>
          <tr>
            <TableHead>Name</TableHead>
            <TableHead>Token</TableHead>
            <TableHead>Scopes</TableHead>
            <TableHead>Created by</TableHead>
            <TableHead>Last used</TableHead>
            <TableHead>Expires</TableHead>
            <TableHead>
              <span className="sr-only">Actions</span>
            </TableHead>
          </tr>
        </TableHeader>
        <TableBody>
          {tokens.map((token) => (
            <TableRow key={token.id} isSelected={token.id === newId}>
              <TokenRow token={token} onRevoke={() => onRevoke(token)} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
