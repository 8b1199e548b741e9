import { z } from 'zod';

const email = z.string().trim().min(1, 'Enter your email').pipe(z.email('This is not an email address'));
const newPassword = z
  .string()
  .min(12, 'The password needs at least 12 characters')
  .max(128, 'The password may have at most 128 characters');

export const signInSchema = z.object({ email, password: z.string().min(1, 'Enter your password') });

export const signUpSchema = z.object({
  name: z.string().trim().min(1, 'Enter your name').max(100, 'The name may have at most 100 characters'),
  email,
  password: newPassword,
});

export const confirmAddressSchema = z.object({ password: signInSchema.shape.password });

export const organizationSchema = z.object({
  name: z
    .string()
    .trim()
    .min(2, 'The name needs at least 2 characters')
    .max(80, 'The name may have at most 80 characters'),
});

export const accountNameSchema = z.object({ name: signUpSchema.shape.name });

export const changePasswordSchema = z.object({
  currentPassword: z.string().min(1, 'Enter your current password'),
  newPassword,
});
