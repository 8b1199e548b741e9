'use server';

import { action } from '@/lib/http/action';
import { acceptInvitation as accept } from '@/lib/organizations/accept-invitation';
import { invitationParams } from '@/lib/organizations/schema-members';

/** The organization becomes the active one of the session that the headers carry. */
export const acceptInvitation = action(
  { name: 'acceptInvitation', role: 'org:viewer', params: invitationParams },
  ({ params, headers }) => accept(headers, params.id),
);
