import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '@/lib/env';
import { closeDatabase } from '@/db/client';
import { openDatabase } from '@/db/client';
import { isFolderLocked } from '@/db/embedded/folder-lock';
import { verifyAllChains } from '@/lib/audit/verify-chain';
import { rowSecurityProblem } from '@/db/tenant-role';
import { findChromium } from '@/lib/pdf/render/find-chromium';
import { checkClerk } from './clerk-check';
import { freeMb, MIN_FREE_MB } from '../supervisor/data-folder';
import { checkInstallation, checkWaitingJobs } from './shared-checks';
import { requireUsableDatabase } from '../supervisor/external-database';
import { requireFreePort } from '../supervisor/port';
import { messageOf } from '../supervisor/refusal';

export type Finding = {
  choice: string;
  /** `missing`: an option that is not used; `problem`: something does not work. */
  state: 'configured' | 'default' | 'missing' | 'problem';
  detail: string;
  advice?: string;
};

type Check = (settings: Env) => Finding | Promise<Finding>;

const NODE_MAJOR = 24;

export const CHECKS: Check[] = [
  node,
  dataFolder,
  diskSpace,
  port,
  database,
  checkInstallation,
  checkWaitingJobs,
  rowSecurity,
  auditLog,
  signIn,
  jobs,
  answers,
  embeddings,
  files,
  mail,
  edgar,
  chromium,
];

function node(): Finding {
  const isRight = Number(process.versions.node.split('.')[0]) === NODE_MAJOR;
  return {
    choice: 'Node.js',
    state: isRight ? 'default' : 'problem',
    detail: process.versions.node,
    advice: isRight ? undefined : 'Use npm run doctor, which runs on the Node.js of the project.',
  };
}

async function dataFolder(settings: Env): Promise<Finding> {
  const state = settings.DATA_DIR === '.data' ? 'default' : 'configured';
  if (!existsSync(settings.dataDir))
    return { choice: 'Data folder', state, detail: `${settings.dataDir} (made at the first start)` };
  const isLocked = await isFolderLocked(settings.dataDir);
  return {
    choice: 'Data folder',
    state,
    detail: `${settings.dataDir} (${isLocked ? 'in use by a running Plumbline' : 'free'})`,
  };
}

function diskSpace(settings: Env): Finding {
  const free = freeMb(nearestExisting(settings.dataDir));
  const isEnough = free >= MIN_FREE_MB;
  return {
    choice: 'Disk space',
    state: isEnough ? 'default' : 'problem',
    detail: `${free} MB free`,
    advice: isEnough ? undefined : `Free some space: ${MIN_FREE_MB} MB are needed at least.`,
  };
}

async function port(settings: Env): Promise<Finding> {
  const state = settings.PORT === 3000 ? 'default' : 'configured';
  if (existsSync(settings.dataDir) && (await isFolderLocked(settings.dataDir)))
    return { choice: 'Port', state, detail: `${settings.PORT} (not checked: this installation is running)` };
  return await attempt('Port', state, `${settings.PORT}, free`, () => requireFreePort(settings.PORT));
}

async function database({ DATABASE_URL: url }: Env): Promise<Finding> {
  if (!url)
    return {
      choice: 'Database',
      state: 'default',
      detail: 'embedded PostgreSQL with pgvector',
      advice: 'Set DATABASE_URL to use a PostgreSQL 16+ server with pgvector.',
    };
  return await attempt('Database', 'configured', 'PostgreSQL at DATABASE_URL answers and has pgvector', () =>
    requireUsableDatabase(url),
  );
}

async function rowSecurity({ DATABASE_URL: url }: Env): Promise<Finding> {
  const choice = 'Tenant rows';
  if (!url) return { choice, state: 'default', detail: 'row-level security of the embedded database' };
  const { sql } = openDatabase(url, 1);
  try {
    const problem = await rowSecurityProblem(sql);
    return problem
      ? { choice, state: 'missing', detail: 'row-level security is off', advice: problem }
      : { choice, state: 'configured', detail: 'row-level security is on' };
  } catch {
    return { choice, state: 'missing', detail: 'not checked: the database does not answer' };
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * The embedded database cannot be opened while Plumbline is running; an admin can then verify the log on its screen.
 */
async function auditLog({ DATABASE_URL: url }: Env): Promise<Finding> {
  if (!url) return { choice: 'Audit log', state: 'default', detail: 'not checked here: see Organization, Audit log' };
  try {
    const { chains, broken } = await verifyAllChains();
    const [first] = broken;
    if (!first) return { choice: 'Audit log', state: 'default', detail: `${chains} chains, all intact` };
    return {
      choice: 'Audit log',
      state: 'problem',
      detail:
        `${broken.length} of ${chains} chains are broken; ${first.tenantId} at record ${first.sequence}: ` +
        `${first.reason}`,
      advice:
        'Records were changed past the triggers, which only the owner of the tables can. Compare with a backup or ' +
        'an export.',
    };
  } catch (error) {
    return { choice: 'Audit log', state: 'missing', detail: `not checked: ${messageOf(error)}` };
  } finally {
    await closeDatabase();
  }
}

async function signIn(settings: Env): Promise<Finding> {
  if (settings.authProvider === 'clerk') return checkClerk(settings);
  return {
    choice: 'Sign-in',
    state: 'default',
    detail: 'embedded',
    advice: 'Set CLERK_SECRET_KEY and NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY to use Clerk.',
  };
}

function jobs({ jobsProvider, INNGEST_DEV: dev }: Env): Finding {
  if (jobsProvider === 'pg-boss')
    return {
      choice: 'Jobs',
      state: 'default',
      detail: 'pg-boss in the worker process',
      advice: 'Set INNGEST_EVENT_KEY or INNGEST_DEV to use Inngest.',
    };
  return { choice: 'Jobs', state: 'configured', detail: dev ? 'Inngest, development server' : 'Inngest' };
}

function answers({ engineProvider, OPENAI_BASE_URL: url, OPENAI_MODEL: model }: Env): Finding {
  if (engineProvider === 'extractive') {
    return {
      choice: 'Answers',
      state: 'default',
      detail: 'extractive engine, no model',
      advice: 'Set OPENAI_API_KEY (and OPENAI_BASE_URL for a compatible server) to use a model.',
    };
  }
  return {
    choice: 'Answers',
    state: 'configured',
    detail: `${model ?? 'the default model'}${url ? ` at ${new URL(url).host}` : ''}`,
  };
}

function embeddings({ engineProvider, OPENAI_EMBEDDING_MODEL: model }: Env): Finding {
  return engineProvider === 'openai'
    ? { choice: 'Embeddings', state: 'configured', detail: model ?? 'text-embedding-3-small' }
    : { choice: 'Embeddings', state: 'default', detail: 'bundled sentence encoder' };
}

function files({ storageProvider, S3_BUCKET: bucket, dataDir }: Env): Finding {
  if (storageProvider === 'local')
    return {
      choice: 'Files',
      state: 'default',
      detail: `folder inside ${dataDir}`,
      advice: 'Set S3_BUCKET to keep them in S3.',
    };
  return { choice: 'Files', state: 'configured', detail: `S3 bucket ${bucket}` };
}

function mail({ SMTP_URL: url, MAIL_FROM: from }: Env): Finding {
  if (!url)
    return {
      choice: 'Mail',
      state: 'missing',
      detail: 'e-mails are written to the log',
      advice: 'Set SMTP_URL and MAIL_FROM to send them.',
    };
  if (!from)
    return {
      choice: 'Mail',
      state: 'problem',
      detail: 'SMTP without a sender',
      advice: 'Set MAIL_FROM to the address that mails come from.',
    };
  return { choice: 'Mail', state: 'configured', detail: `from ${from}` };
}

function edgar({ EDGAR_USER_AGENT: contact, EDGAR_BASE_URL: base }: Env): Finding {
  if (base) return { choice: 'EDGAR', state: 'configured', detail: `from ${base}` };
  if (contact) return { choice: 'EDGAR', state: 'configured', detail: `contact ${contact}` };
  return {
    choice: 'EDGAR',
    state: 'missing',
    detail: 'live filings are not fetched',
    advice: 'Set EDGAR_USER_AGENT to a name and an e-mail address, which the SEC asks for.',
  };
}

async function chromium({ CHROMIUM_PATH: configured }: Env): Promise<Finding> {
  try {
    const { executablePath } = await findChromium();
    return { choice: 'Chromium', state: configured ? 'configured' : 'default', detail: executablePath };
  } catch (error) {
    return {
      choice: 'Chromium',
      state: 'problem',
      detail: messageOf(error),
      advice: 'Install Chromium or set CHROMIUM_PATH to it; HTML filings cannot be rendered without.',
    };
  }
}

async function attempt(
  choice: string,
  state: Finding['state'],
  detail: string,
  act: () => Promise<void>,
): Promise<Finding> {
  try {
    await act();
    return { choice, state, detail };
  } catch (error) {
    return { choice, state: 'problem', detail: messageOf(error) };
  }
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(path.dirname(folder));
}
