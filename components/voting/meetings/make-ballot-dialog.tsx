'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import * as actions from '@/app/(app)/voting/actions';
import { MEETINGS_KEY, policyList } from '@/components/reads/voting-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { WhenRead } from '@/components/shared/states/when-read';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogError, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { formatCounted } from '@/lib/format/numbers';
import type { Meeting } from '@/lib/voting/meetings/schema';

/** Chooses the policy that a meeting's ballot is made under, and opens the ballot. */
export function MakeBallotDialog({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const policies = useQuery(policyList);
  const [chosen, setChosen] = useState<string | null>(null);
  const own = (policies.data?.policies ?? []).filter(({ is_example: isExample }) => !isExample);
  const policyId = chosen ?? own[0]?.id ?? null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (id: string) => callAction(actions.makeBallot, { params: { id: meeting.id }, body: { policy_id: id } }),
    onSuccess: (ballot) => {
      void queryClient.invalidateQueries({ queryKey: MEETINGS_KEY });
      router.push(`/voting/ballots/${ballot.id}`);
    },
  });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="Make ballot"
        description={`${meeting.company_name}, ${formatCounted(meeting.lines_total, 'line')} read from the filing.`}
      >
        <DialogBody>
          <WhenRead
            query={policies}
            loading="Loading policies..."
            failure="Failed to load policies"
            cause="The policies could not be read."
          >
            {() =>
              own.length === 0 ? (
                <p className="text-sm text-text-2">
                  There is no policy yet.{' '}
                  <Link href="/voting/policies" className="text-accent hover:underline">
                    Create one or clone an example
                  </Link>
                  , then come back.
                </p>
              ) : (
                <Field
                  label="Policy"
                  help="The newest version decides each line; what it cannot determine is referred."
                >
                  {(control) => (
                    <Select value={policyId ?? ''} onValueChange={setChosen}>
                      <SelectTrigger {...control}>
                        <SelectValue placeholder="Choose a policy" />
                      </SelectTrigger>
                      <SelectContent>
                        {own.map(({ id, name, version }) => (
                          <SelectItem key={id} value={id}>
                            {name}, version {version}
                          </SelectItem>
                        ))}
                      </SelectContent>
                    </Select>
                  )}
                </Field>
              )
            }
          </WhenRead>
        </DialogBody>
        <DialogError>{error ? apiErrorMessage(error, 'The ballot could not be created.') : null}</DialogError>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={policyId === null}
            isBusy={isPending}
            busyLabel="Making…"
            onClick={() => (policyId ? mutate(policyId) : undefined)}
          >
            Make ballot
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
