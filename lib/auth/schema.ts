import { z } from 'zod';

/** Letters count once, also those that JavaScript stores as two. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;

export const emailAddress = z
  .string()
  .trim()
  .min(1, 'Enter your email')
  .max(254, 'The email may have at most 254 characters')
  .pipe(z.email('This is not an email address'));

export const personName = z
  .string()
  .trim()
  .min(1, 'Enter your name')
  .max(120, 'The name may have at most 120 characters')
  .regex(/^\P{C}*$/u, 'The name must not contain control characters');

export const organizationName = z
  .string()
  .trim()
  .min(1, 'Enter a name')
  .max(80, 'The name may have at most 80 characters')
  .regex(/^\P{Cc}*$/u, 'The name must not contain control characters');

/** The length of a new password; whether it is a good one is checked by the server (`requireGoodPassword`). */
export const newPassword = z
  .string()
  .refine(
    (text) => [...text].length >= PASSWORD_LENGTH.min,
    `The password needs at least ${PASSWORD_LENGTH.min} characters`,
  )
  .max(PASSWORD_LENGTH.max, `The password may have at most ${PASSWORD_LENGTH.max} characters`);
