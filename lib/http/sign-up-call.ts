import { z } from 'zod';
import { invalidFrom } from '@/lib/validation-messages';
import { limitRequests } from './limits/limit-requests';
import { parseJson, readJsonBytes } from './body/read-body';
import { requestSignUp } from '@/lib/auth/embedded/confirm-address';
import { emailAddress, personName } from '@/lib/auth/schema';
import { requireGoodPassword } from '@/lib/auth/embedded/passwords/password-rules';

const signUpCall = z.object({
  name: personName,
  email: emailAddress,
  password: z.string().max(1000),
  /** A path of this product to continue to; anything else is dropped. */
  redirectTo: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])[\w\-./?=&%]*$/)
    .nullish()
    .catch(null)
    .transform((path) => path ?? null),
});

/** Sign-up when mail can be sent: the account is created when the address is confirmed. */
export async function signUpByMail(request: Request): Promise<Response> {
  await limitRequests('entrances', { ctx: null, headers: request.headers });
  const parsed = signUpCall.safeParse(parseJson(await readJsonBytes(request)));
  if (!parsed.success) throw invalidFrom(parsed.error);
  await requireGoodPassword(parsed.data.password, parsed.data);
  await requestSignUp(parsed.data);
  return Response.json({ user: null, is_confirmation_sent: true }, { headers: { 'cache-control': 'no-store' } });
}
