'use server';

import { action } from '@/lib/http/action';
import { acceptInvitation as accept } from '@/lib/organizations/accept-invitation';
import { invitationParams } from '@/lib/organizations/schema-members';

/** Also makes the organization active in the session of the request. */
export const acceptInvitation = action(
  { name: 'acceptInvitation', role: 'org:viewer', params: invitationParams },
  ({ params, headers }) => accept(headers, params.id),
);
