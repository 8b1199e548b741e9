'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import * as actions from '@/app/(app)/voting/actions';
import { onePolicy, POLICIES_KEY } from '@/components/reads/voting-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { notify } from '@/components/ui/toast';

/** Copies a policy or an example and opens the copy. */
export function useClonePolicy() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => callAction(actions.clonePolicy, { params: { id }, body: {} }),
    onSuccess: (policy) => {
      queryClient.setQueryData(onePolicy(policy.id).queryKey, policy);
      void queryClient.invalidateQueries({ queryKey: [...POLICIES_KEY, 'list'] });
      router.push(`/voting/policies/${policy.id}`);
    },
    onError: (error) =>
      notify.error('The policy was not cloned', { description: apiErrorMessage(error, 'Try again.') }),
  });
  return { clone: mutate, isCloning: isPending, cloningId: isPending ? variables : null };
}
