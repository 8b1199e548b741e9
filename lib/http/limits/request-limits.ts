import type { Context } from '@/lib/context';
import type { Env } from '@/lib/env';

/**
 * Classes of calls by cost: questions search and write, reports render and ask many questions, uploads fill disks.
 * "entrances" (demo, accounts, confirmations) can be called without a session and are limited like sign-in to ten a
 * minute per address.
 */
export const LIMIT_CLASSES = ['questions', 'reports', 'uploads', 'entrances', 'requests'] as const;
export type LimitClass = (typeof LIMIT_CLASSES)[number];

export type Limit = { key: string; most: number };

export const WINDOW_SECONDS = 60;

/** A tenant may make as many calls as five users, an address (an office behind one router) as many as ten. */
const TENANT_FACTOR = 5;
const ADDRESS_FACTOR = 10;
const ENTRANCES = 1;

/**
 * The counters for one call: of its user, its tenant and its address. A page, whose user is not known yet, is counted
 * for its `session`, a text that identifies the browser.
 */
export function limitsOf(
  limitClass: LimitClass,
  who: { ctx: Context | null; address: string; session?: string },
  settings: Env,
): Limit[] {
  const perUser = perUserOf(limitClass, settings);
  const ofAddress = { key: `${limitClass}:address:${who.address}`, most: perUser * ADDRESS_FACTOR };
  const ofSession = who.session ? [{ key: `${limitClass}:session:${who.session}`, most: perUser }] : [];
  if (!who.ctx) return [ofAddress, ...ofSession];
  return [
    ofAddress,
    { key: `${limitClass}:tenant:${who.ctx.tenantId}`, most: perUser * TENANT_FACTOR },
    { key: `${limitClass}:user:${who.ctx.userId}`, most: perUser },
  ];
}

const SENTENCES = {
  questions: 'Too many questions in a short time.',
  reports: 'Too many reports were requested in a short time.',
  uploads: 'Too many files in a short time.',
  entrances: 'Too many attempts in a short time.',
  requests: 'Too many requests in a short time.',
} satisfies Record<LimitClass, string>;

export function refusalSentence(limitClass: LimitClass, retryAfterSeconds: number): string {
  return (
    `${SENTENCES[limitClass]} Please try again in ` +
    `${retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`}.`
  );
}

function perUserOf(limitClass: LimitClass, settings: Env): number {
  return {
    questions: settings.questionsPerMinute,
    reports: settings.RATE_LIMIT_REPORTS,
    uploads: settings.RATE_LIMIT_UPLOADS,
    entrances: ENTRANCES,
    requests: settings.RATE_LIMIT_REQUESTS,
  }[limitClass];
}
