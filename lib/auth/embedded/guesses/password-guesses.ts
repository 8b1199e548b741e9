import { createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { passwordGuesses } from '@/db/schema';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

/** Wrong passwords in a row before the first pause; each further one doubles the pause up to the longest. */
export const FREE_GUESSES = 5;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 15 * 60;
/** Guesses older than this do not count any more. */
const MEMORY = sql`interval '1 day'`;

/**
 * Counts a guess at the password of an address before it is checked, so that parallel guesses count too; a correct one
 * resets the count. Throws `rate_limited` (429) during a pause, also for the correct password. Addresses without an
 * account are counted in the same way. Returns the number of guesses in a row, this one included.
 */
export async function countGuess(email: string): Promise<number> {
  const key = keyOf(email);
  const failures = sql`case when ${passwordGuesses.lastAt} < now() - ${MEMORY} then 1
    else ${passwordGuesses.failures} + 1 end`;
  const [counted] = await systemDatabase()
    .insert(passwordGuesses)
    .values({ key, failures: 1, lastAt: sql`now()`, pausedUntil: sql`now()` })
    .onConflictDoUpdate({
      target: passwordGuesses.key,
      set: {
        failures,
        lastAt: sql`now()`,
        pausedUntil: sql`now() + make_interval(secs => case when ${failures} < ${FREE_GUESSES} then 0
          else least(${LONGEST_PAUSE_SECONDS}, ${FIRST_PAUSE_SECONDS} * 2 ^ (${failures} - ${FREE_GUESSES})) end)`,
      },
      setWhere: sql`${passwordGuesses.pausedUntil} <= now()`,
    })
    .returning({ failures: passwordGuesses.failures });
  if (counted) return counted.failures;
  const [row] = await systemDatabase()
    .select({ seconds: sql<number>`ceil(extract(epoch from ${passwordGuesses.pausedUntil} - now()))::int` })
    .from(passwordGuesses)
    .where(eq(passwordGuesses.key, key));
  const seconds = Math.max(1, row?.seconds ?? 1);
  throw new AppError('rate_limited', `Too many wrong passwords. Try again in ${inWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

/** Resets the count of an address, after a correct password. */
export async function clearGuesses(email: string): Promise<void> {
  await systemDatabase()
    .delete(passwordGuesses)
    .where(eq(passwordGuesses.key, keyOf(email)));
  await systemDatabase()
    .delete(passwordGuesses)
    .where(lt(passwordGuesses.lastAt, sql`now() - ${MEMORY}`));
}

/** Only a keyed hash is stored, because any address can be entered. */
function keyOf(email: string): string {
  return createHmac('sha256', env().AUTH_SECRET ?? '')
    .update(`password guesses ${email.trim().toLowerCase()}`)
    .digest('base64url');
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
