import { route } from '@/lib/http/route';
import { readLetterSettings, saveLetterSettings } from '@/lib/organizations/letter-permission';
import { letterSettingsInput, letterSettingsSchema } from '@/lib/organizations/schema';

export const GET = route(
  {
    summary: 'Read whether letters are sent through the mail server',
    tag: 'Organizations',
    role: 'org:viewer',
    response: letterSettingsSchema,
  },
  ({ ctx }) => readLetterSettings(ctx),
);

export const PUT = route(
  {
    summary: 'Set whether letters are sent through the mail server',
    tag: 'Organizations',
    role: 'org:admin',
    body: letterSettingsInput,
    response: letterSettingsSchema,
  },
  ({ ctx, body }) => saveLetterSettings(ctx, body),
);
