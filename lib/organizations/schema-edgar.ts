import { z } from 'zod';
import { nameText } from '@/lib/format/names';

/** A header carries the contact, so it stays in one line. */
export const edgarContactInput = z.object({
  name: nameText('Enter the name of your organization', 'The name', 100),
  email: z
    .string('Enter an e-mail address')
    .trim()
    .min(1, 'Enter an e-mail address')
    .max(254, 'An e-mail address has at most 254 characters')
    .pipe(z.email('This is not an e-mail address')),
});
export type EdgarContactInput = z.output<typeof edgarContactInput>;

export const edgarContactSchema = z
  .object({
    /** Null while the organization has not set its own. */
    name: z.string().nullable(),
    email: z.string().nullable(),
    /** Whose contact is sent: the organization's own, the operator's default, or none. */
    source: z.enum(['organization', 'environment', 'none']),
    /** Whether filings can be fetched: there is a contact, or a server that needs none. */
    is_ready: z.boolean(),
    /** Whether the caller may set it. */
    can_edit: z.boolean(),
    tested_at: z.string().nullable(),
    /** Milliseconds that EDGAR took to answer the last test; null when it did not. */
    test_ms: z.number().int().nullable(),
    test_error: z.string().nullable(),
  })
  .meta({ id: 'EdgarContact' });
export type EdgarContact = z.infer<typeof edgarContactSchema>;

/** Tests what is given, or what is stored. */
export const testEdgarContactInput = edgarContactInput.partial();
export type TestEdgarContactInput = z.output<typeof testEdgarContactInput>;

export const edgarTestSchema = z
  .object({ is_ok: z.boolean(), ms: z.number().int().nullable(), error: z.string().nullable(), tested_at: z.string() })
  .meta({ id: 'EdgarContactTest' });
export type EdgarTest = z.infer<typeof edgarTestSchema>;
