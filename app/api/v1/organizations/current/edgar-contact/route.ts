import { route } from '@/lib/http/route';
import { readEdgarContact, saveEdgarContact } from '@/lib/organizations/edgar-contact';
import { edgarContactInput, edgarContactSchema } from '@/lib/organizations/schema-edgar';

export const GET = route(
  {
    summary: 'The contact sent to the SEC with requests to EDGAR',
    tag: 'Integrations',
    role: 'org:viewer',
    response: edgarContactSchema,
  },
  ({ ctx }) => readEdgarContact(ctx),
);

export const PUT = route(
  {
    summary: "Set the organization's EDGAR contact; the catalogue of all filers is then loaded",
    tag: 'Integrations',
    role: 'org:admin',
    body: edgarContactInput,
    response: edgarContactSchema,
  },
  ({ ctx, body }) => saveEdgarContact(ctx, body),
);
