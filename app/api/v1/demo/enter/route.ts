import { enterDemo } from '@/lib/demo/enter';
import { withoutTokens } from '@/lib/auth/embedded/without-tokens';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { route } from '@/lib/http/route';

/** Signs the visitor in to their own demo workspace; embedded sign-in only. */
export const POST = route(
  {
    summary: 'Enter a demo workspace of your own, for a day',
    tag: 'Session',
    role: 'public',
    limit: 'entrances',
    status: 200,
  },
  async ({ request }) => {
    const { isDemoOn, authProvider } = env();
    if (!isDemoOn || authProvider !== 'embedded') throw new AppError('not_found', 'There is no demo workspace here.');
    return withoutTokens(request, await enterDemo(request.headers));
  },
);
