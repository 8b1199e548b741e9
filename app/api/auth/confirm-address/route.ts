import { z } from 'zod';
import { confirmAddress } from '@/lib/auth/embedded/confirm-address';
import { embeddedAuth } from '@/lib/auth/embedded/better-auth';
import { withoutTokens } from '@/lib/auth/embedded/without-tokens';
import { route } from '@/lib/http/route';
import { requireEmbedded } from '@/lib/organizations/provider-calls';

const confirmCall = z.object({ token: z.string().min(1).max(100), password: z.string().min(1).max(128) });

/** Confirms an address from its link and signs the person in, unless a second factor is asked for at sign-in. */
export const POST = route(
  { summary: 'Confirm an email address', tag: 'Session', role: 'public', body: confirmCall, limit: 'entrances' },
  async ({ body, request }) => {
    requireEmbedded();
    const { userId, redirectTo, hasSecondFactor } = await confirmAddress(body);
    if (hasSecondFactor) return Response.json({ redirect_to: '/sign-in' });
    const opened = await embeddedAuth().api.openSession({
      body: { userId },
      headers: request.headers,
      asResponse: true,
    });
    return withoutTokens(request, Response.json({ redirect_to: redirectTo }, { headers: opened.headers }));
  },
);
