import { route } from '@/lib/http/route';
import { edgarTestSchema, testEdgarContactInput } from '@/lib/organizations/schema-edgar';
import { testEdgarContact } from '@/lib/processing/fetch/test-edgar-contact';

export const POST = route(
  {
    summary: 'Send a test request to EDGAR with the contact given, or the one in use',
    tag: 'Integrations',
    role: 'org:admin',
    body: testEdgarContactInput,
    response: edgarTestSchema,
  },
  ({ ctx, body }) => testEdgarContact(ctx, body),
);
