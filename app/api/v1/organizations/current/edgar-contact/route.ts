import { route } from '@/lib/http/route';
import { readEdgarContact, saveEdgarContact } from '@/lib/organizations/edgar-contact';
import { edgarContactInput, edgarContactSchema } from '@/lib/organizations/schema-edgar';

export const GET = route(
  {
    summary: 'The contact that the SEC is given with requests to EDGAR',
    tag: 'Integrations',
    role: 'org:viewer',
    response: edgarContactSchema,
  },
  ({ ctx }) => readEdgarContact(ctx),
);

export const PUT = route(
  {
    summary: "Set the organization's contact for EDGAR; the catalogue of all filers is read with it",
    tag: 'Integrations',
    role: 'org:admin',
    body: edgarContactInput,
    response: edgarContactSchema,
  },
  ({ ctx, body }) => saveEdgarContact(ctx, body),
);
