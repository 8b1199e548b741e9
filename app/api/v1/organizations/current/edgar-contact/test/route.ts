import { route } from '@/lib/http/route';
import { edgarTestSchema, testEdgarContactInput } from '@/lib/organizations/schema-edgar';
import { testEdgarContact } from '@/lib/processing/fetch/test-edgar-contact';

export const POST = route(
  {
    summary: 'Send EDGAR one request with the contact that is given or in use',
    tag: 'Integrations',
    role: 'org:admin',
    body: testEdgarContactInput,
    response: edgarTestSchema,
  },
  ({ ctx, body }) => testEdgarContact(ctx, body),
);
