import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Env } from '@/lib/env';
import type { Finding } from './checks';
import { installationDifferences, SHARED_SENTENCE } from '../supervisor/installation';
import { messageOf } from '../supervisor/refusal';

/** Whether this instance matches the installation registered in its database. */
export async function checkInstallation(settings: Env): Promise<Finding> {
  const choice = 'Installation';
  const { DATABASE_URL: url } = settings;
  if (!url) return { choice, state: 'default', detail: 'this one instance' };
  try {
    const found = await installationDifferences(url, settings, settings.AUTH_SECRET ?? storedSecret(settings.dataDir));
    if (found.length > 0)
      return {
        choice,
        state: 'problem',
        detail: 'this instance does not fit the installation of DATABASE_URL',
        advice: found.join(' '),
      };
    return { choice, state: 'configured', detail: 'fits what the database knows', advice: SHARED_SENTENCE };
  } catch (error) {
    return { choice, state: 'missing', detail: `not checked: ${messageOf(error)}` };
  }
}

/** The secret of an earlier start; the doctor does not create one. */
function storedSecret(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'auth-secret');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

const WAITING = `
  select (select count(*)::int from job_outbox where sent_at is null and created_at < now() - interval '2 minutes') as \
unsent,
         (select last_error from job_outbox where sent_at is null and last_error is not null order by created_at limit \
1) as reason,
         (select count(*)::int from jobs where status = 'pending' and started_at is null and created_at < now() - \
interval '5 minutes'
           and not exists (select from jobs as others where others.status = 'running')) as untaken`;

/** Jobs that no worker has started, and events not yet sent to Inngest. */
export async function checkWaitingJobs({ DATABASE_URL: url, jobsProvider, appUrl }: Env): Promise<Finding> {
  const choice = 'Waiting jobs';
  if (!url)
    return {
      choice,
      state: 'default',
      detail: 'not checked here: the embedded database is the running installation’s own',
    };
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ unsent: number; reason: string | null; untaken: number }>(WAITING);
    const { unsent = 0, reason = null, untaken = 0 } = rows[0] ?? {};
    if (unsent > 0)
      return {
        choice,
        state: 'problem',
        detail: `${unsent} events could not be given to Inngest${reason ? `: ${reason}` : ''}`,
        advice: 'Check INNGEST_BASE_URL and the keys, and that Inngest runs.',
      };
    if (untaken === 0) return { choice, state: 'default', detail: 'none' };
    const advice =
      jobsProvider === 'inngest'
        ? `Inngest must reach ${appUrl}/api/inngest; set APP_URL to an address that it reaches.`
        : 'Start Plumbline, or look into the log of its worker.';
    return {
      choice,
      state: 'problem',
      detail: `${untaken === 1 ? 'one job' : `${untaken} jobs`} that no worker has taken`,
      advice,
    };
  } catch (error) {
    return { choice, state: 'missing', detail: `not checked: ${messageOf(error)}` };
  } finally {
    await client.end().catch(() => undefined);
  }
}
