import { createAuthMiddleware } from 'better-auth/api';
import { personName } from '@/lib/auth/schema';
import { AppError } from '@/lib/errors';
import { countGuess } from './guesses/password-guesses';
import { requireGoodPassword } from './passwords/password-rules';
import { hashOfRecoveryCode } from './second-factor/second-factor';

/** Calls of a signed-in person that ask for the password again. */
const PASSWORD_CALLS = new Set(['/two-factor/enable', '/two-factor/disable', '/two-factor/generate-backup-codes']);

/** Finds the signed-in person by cookie or bearer token; hooks see the headers before the service reads the token. */
export type FindPerson = (headers: Headers) => Promise<{ name: string; email: string } | null>;

/** The name that a call gives an account. Throws 422 with a sentence when it is none, or a picture comes with it. */
function nameFor(body: Record<string, unknown>): string {
  // No screen shows pictures, and the service would keep any address.
  if ('image' in body) throw invalid('image', 'An account has no picture');
  const parsed = personName.safeParse(body.name ?? '');
  if (parsed.success) return parsed.data;
  throw invalid('name', parsed.error.issues[0]?.message ?? 'Enter your name');
}

function invalid(path: string, message: string): AppError {
  return new AppError('invalid', `${message}.`, { errors: [{ path, message }] });
}

/**
 * The product's rules before calls of the sign-in service: names and new passwords are checked, guesses at a password
 * counted, and a changed password ends every other session, also when the client does not request it.
 */
export const guardAccountCalls = (findPerson: FindPerson) =>
  createAuthMiddleware(async (ctx) => {
    const { path } = ctx;
    const body: Record<string, unknown> = typeof ctx.body === 'object' && ctx.body !== null ? { ...ctx.body } : {};
    const text = (name: string): string => (typeof body[name] === 'string' ? body[name].slice(0, 1000) : '');
    const headers = ctx.headers ?? ctx.request?.headers;
    const caller = async () => (headers ? findPerson(headers) : null);
    if (path === '/sign-up/email') {
      const name = nameFor(body);
      await requireGoodPassword(text('password'), { name, email: text('email') });
      return { context: { body: { ...body, name } } };
    }
    if (path === '/update-user') return { context: { body: { ...body, name: nameFor(body) } } };
    // The service refuses an address longer than any account's without checking the password.
    if (path === '/sign-in/email' && text('email')) return void (await countGuess(text('email')));
    if (path === '/change-password') {
      const person = await caller();
      await requireGoodPassword(text('newPassword'), person ?? {});
      if (person) await countGuess(person.email);
      return { context: { body: { ...body, revokeOtherSessions: true } } };
    }
    if (PASSWORD_CALLS.has(path)) {
      const person = await caller();
      if (person) await countGuess(person.email);
    }
    // Every device needs the second factor, whatever the client requests.
    if (path === '/two-factor/verify-totp') return { context: { body: { ...body, trustDevice: false } } };
    if (path === '/two-factor/verify-backup-code') {
      const code = hashOfRecoveryCode(text('code'), ctx.context.secret);
      return { context: { body: { ...body, code, trustDevice: false, disableSession: false } } };
    }
  });
