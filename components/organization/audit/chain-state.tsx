'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { formatCount, formatCounted } from '@/lib/format/numbers';
import { auditChain, CHAIN_CHECKED_UNASKED } from '@/components/reads/organization-reads';

const LINE = 'inline-flex items-center gap-1.5 text-xs font-medium';

/** Whether every record is unchanged since it was written. */
export function ChainState({ records }: { records: number | undefined }) {
  const [isRequested, setIsRequested] = useState(false);
  const isEnabled = isRequested || (records !== undefined && records <= CHAIN_CHECKED_UNASKED);
  const { data, error, isFetching } = useQuery({
    ...auditChain,
    staleTime: 60_000,
    enabled: isEnabled,
  });
  if (records !== undefined && !isEnabled && !data) {
    return (
      <Button size="sm" onClick={() => setIsRequested(true)}>
        <ShieldCheck aria-hidden />
        Check the chain of {formatCounted(records, 'record')}
      </Button>
    );
  }
  return (
    <span role="status" className="flex">
      {data?.is_intact ? (
        <span className={`${LINE} text-text-2`}>
          <ShieldCheck aria-hidden className="size-3.5 stroke-2 text-ok-solid" />
          Chain intact · {formatCounted(data.records, 'record')} checked
        </span>
      ) : data ? (
        <span className={`${LINE} text-bad`}>
          <CircleAlert aria-hidden className="size-3.5 stroke-2" />
          Chain broken at record {formatCount(data.first_broken?.sequence)}: {data.first_broken?.reason}
        </span>
      ) : error ? (
        <span className={`${LINE} text-warn`}>
          <CircleAlert aria-hidden className="size-3.5 stroke-2" />
          The chain could not be checked
        </span>
      ) : isFetching ? (
        <span className={`${LINE} text-text-3`}>
          <Spinner />
          Checking the chain...
        </span>
      ) : null}
    </span>
  );
}
