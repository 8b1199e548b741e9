import { createAuthMiddleware } from 'better-auth/api';
import { AppError } from '@/lib/errors';
import { countGuess } from './guesses/password-guesses';
import { requireGoodPassword } from './passwords/password-rules';
import { hashOfRecoveryCode } from './second-factor/second-factor';

/** Calls of a signed-in person that ask for the password again. */
const PASSWORD_CALLS = new Set(['/two-factor/enable', '/two-factor/disable', '/two-factor/generate-backup-codes']);

/** Finds the signed-in person by cookie or bearer token; hooks see the headers before the service reads the token. */
export type FindPerson = (headers: Headers) => Promise<{ name: string; email: string } | null>;

/**
 * What a call says of an account: its name without spaces around it; every call's names were checked when its body was
 * read. Throws 422 for a picture, which no screen shows: the service would keep any address.
 */
function accountOf(body: Record<string, unknown>): Record<string, unknown> {
  const message = 'An account has no picture';
  if ('image' in body) throw new AppError('invalid', `${message}.`, { errors: [{ path: 'image', message }] });
  return typeof body.name === 'string' ? { ...body, name: body.name.trim() } : body;
}

/**
 * The product's rules before calls of the sign-in service: new passwords are checked, guesses at a password counted,
 * and a changed password ends every other session, also when the client does not request it.
 */
export const guardAccountCalls = (findPerson: FindPerson) =>
  createAuthMiddleware(async (ctx) => {
    const { path } = ctx;
    const body: Record<string, unknown> = typeof ctx.body === 'object' && ctx.body !== null ? { ...ctx.body } : {};
    const text = (name: string): string => (typeof body[name] === 'string' ? body[name].slice(0, 1000) : '');
    const headers = ctx.headers ?? ctx.request?.headers;
    const caller = async () => (headers ? findPerson(headers) : null);
    if (path === '/sign-up/email') {
      await requireGoodPassword(text('password'), { name: text('name'), email: text('email') });
      return { context: { body: accountOf(body) } };
    }
    if (path === '/update-user') return { context: { body: accountOf(body) } };
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
