import { authProvider } from '@/lib/auth';
import { AppError } from '@/lib/errors';
import { route } from '@/lib/http/route';
import { currentOrganizationSchema } from '@/lib/organizations/schema';

export const GET = route(
  {
    summary: 'The active organization, or the personal account',
    tag: 'Organizations',
    role: 'org:viewer',
    response: currentOrganizationSchema,
  },
  async ({ ctx, request }) => {
    const view = await authProvider().sessionView(request.headers);
    if (!view) throw new AppError('unauthorized', 'Please sign in.');
    const { organization, user } = view;
    return {
      id: ctx.tenantId,
      name: organization?.name ?? user.name,
      slug: organization?.slug ?? null,
      is_personal: organization === null,
      role: ctx.role,
    };
  },
);
