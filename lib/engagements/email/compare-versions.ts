import { database } from '@/db/client';
import type { Context } from '@/lib/context';
import { runInChild } from '@/lib/child-process/run-in-child';
import type { diffTexts } from './diff.rules';
import { namesOf } from '../notes/people';
import { requireVersion } from './read-version';
import type { EmailComparison } from '../schema-email';
import { toVersion } from '../record/to-engagement';
import { requireEngagement } from '../record/visible-engagements';

const READING = {
  module: 'lib/engagements/email/diff.rules.ts',
  name: 'diffTexts',
  pool: 'requests',
  timeoutMs: 15_000,
  subject: 'The comparison of these versions',
} as const;

/**
 * Compares two versions side by side: removed parts on the left, added parts on the right. Throws `not_found` for an
 * unknown engagement or version.
 */
export async function compareVersions(
  ctx: Context,
  id: string,
  query: { from: string; to: string },
): Promise<EmailComparison> {
  const row = await requireEngagement(ctx, id);
  const from = await requireVersion(row, query.from, database());
  const to = await requireVersion(row, query.to, database());
  const nameOf = await namesOf([from.createdBy, to.createdBy]);
  return {
    from: toVersion(from, nameOf),
    to: toVersion(to, nameOf),
    ...(await runInChild<typeof diffTexts>(READING, letterOf(from), letterOf(to))),
  };
}

const letterOf = ({ subject, content }: { subject: string; content: string }) => ({ subject, content });
