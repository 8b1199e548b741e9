import { z } from 'zod';
import { emailAddress, newPassword, organizationName, personName } from '@/lib/auth/schema';

export const signInSchema = z.object({ email: emailAddress, password: z.string().min(1, 'Enter your password') });

export const signUpSchema = z.object({ name: personName, email: emailAddress, password: newPassword });

export const confirmAddressSchema = z.object({ password: signInSchema.shape.password });

export const organizationSchema = z.object({ name: organizationName });

export const accountNameSchema = z.object({ name: personName });

export const changePasswordSchema = z.object({
  currentPassword: z.string().min(1, 'Enter your current password'),
  newPassword,
});
