import { PASSWORD_LENGTH } from '@/lib/auth/schema';
import { AppError } from '@/lib/errors';

const TOO_SHORT = `The password needs at least ${PASSWORD_LENGTH.min} characters.`;
const TOO_LONG = `The password may have at most ${PASSWORD_LENGTH.max} characters.`;
const LEAKED =
  'This password, or most of it, is on a public list of leaked passwords. Choose another, such as four random words.';
const REPEATED = 'This password repeats the same few characters. Choose another, such as four random words.';
const OWN_NAME = 'The password may not be your name or email address.';

export type Owner = { name?: string; email?: string };

/** Throws 422 with a sentence when a new password is too short, known from leaks, or its owner's name or address. */
export async function requireGoodPassword(password: string, owner: Owner): Promise<void> {
  const problem = problemOf(password, owner, await leakedPasswords());
  if (problem) throw new AppError('invalid', problem, { errors: [{ path: 'password', message: problem }] });
}

/** What is wrong with a new password, as a sentence; null when nothing is. Letters count without their case. */
export function problemOf(password: string, owner: Owner, leaked: ReadonlySet<string>): string | null {
  const { min, max } = PASSWORD_LENGTH;
  if ([...password].length < min) return TOO_SHORT;
  if (password.length > max) return TOO_LONG;
  const forms = formsOf(password);
  const own = ownWords(owner);
  if (forms.some((form) => own.has(form))) return OWN_NAME;
  if (forms.some((form) => leaked.has(form))) return LEAKED;
  return forms.some((form) => /^(.{1,4}?)\1+.?$/u.test(form)) ? REPEATED : null;
}

/**
 * The password in the forms that are compared: whole, without spaces, without the digits and signs around its letters,
 * and the word that it repeats.
 */
function formsOf(password: string): string[] {
  const whole = password.normalize('NFKC').toLowerCase();
  const close = whole.replace(/\s+/gu, '');
  const core = close.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const repeated = /^(.{4,}?)\1+$/u.exec(core)?.[1] ?? core;
  return [...new Set([whole, close, core, repeated])].filter((form) => form !== '');
}

function ownWords({ name = '', email = '' }: Owner): Set<string> {
  const address = email.toLowerCase();
  const known = [name, name.replace(/\s+/gu, ''), address, address.split('@')[0] ?? '', 'plumbline'];
  return new Set(known.map((word) => word.trim().toLowerCase()).filter((word) => word.length > 2));
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Passwords that appear most often in published leaks; read when the first new password is checked. */
export function leakedPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common']].map((entry) => String(entry).toLowerCase())),
  );
  return loaded;
}
