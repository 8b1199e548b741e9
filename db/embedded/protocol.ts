import { z } from 'zod';

/** Messages from the database process to its parent. */
export const reportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), port: z.number() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
  z.object({ kind: z.literal('alive') }),
]);
export type Report = z.infer<typeof reportSchema>;

/** The password is passed in the environment, which other users of the machine cannot read. */
export const processEnvSchema = z.object({
  PLUMBLINE_DB_FOLDER: z.string().min(1),
  PLUMBLINE_DB_PASSWORD: z.string().min(1),
  PLUMBLINE_DB_PORT: z.coerce.number().int(),
  PLUMBLINE_DB_IDLE_IN_TRANSACTION_MS: z.coerce.number().int(),
});

export const ALIVE_EVERY_MS = 2_000;
