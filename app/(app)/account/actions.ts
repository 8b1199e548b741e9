'use server';

import { endOtherSessions as endOthers, endSession as end } from '@/lib/auth/embedded/sessions/own-sessions';
import { action } from '@/lib/http/action';
import { idParams } from '@/lib/common-schemas';

export const endSession = action(
  { name: 'endSession', role: 'org:viewer', params: idParams },
  ({ ctx, params, headers }) => end(ctx, headers, params.id),
);

export const endOtherSessions = action({ name: 'endOtherSessions', role: 'org:viewer' }, ({ ctx, headers }) =>
  endOthers(ctx, headers),
);
