import { z } from 'zod';

/** What the database process says to the process that started it. */
export const reportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), port: z.number() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
  z.object({ kind: z.literal('alive') }),
]);
export type Report = z.infer<typeof reportSchema>;

/** The password travels in the environment, where other users of the machine cannot read it. */
export const processEnvSchema = z.object({
  PLUMBLINE_DB_FOLDER: z.string().min(1),
  PLUMBLINE_DB_PASSWORD: z.string().min(1),
  PLUMBLINE_DB_PORT: z.coerce.number().int(),
  PLUMBLINE_DB_IDLE_IN_TRANSACTION_MS: z.coerce.number().int(),
});

export const ALIVE_EVERY_MS = 2_000;
