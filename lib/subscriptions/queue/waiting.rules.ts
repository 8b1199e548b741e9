import { addDays } from '../documents/periods.rules';
import { isAnnualType } from '../documents/monitored-types.rules';

/** How many days an annual document waits for the other annual documents of its year. */
export const MISSING_WAIT_DAYS = 7;

/** How often a report is started before its item counts as failed. */
export const MAX_ATTEMPTS = 3;
const RETRY_PAUSES_MINUTES = [15, 60] as const;

/** Domestic companies file a 10-K and foreign ones a 20-F; when one is there, the other is not waited for. */
const ANNUAL_REPORTS = ['10-K', '20-F'];

/**
 * The annual types to wait for when a document of these types has arrived. Quarterly and current reports and amendments
 * wait for none.
 */
export function typesToWaitFor(
  triggerType: string,
  missing: readonly string[],
  monitored: readonly string[],
): string[] {
  if (!isAnnualType(triggerType)) return [];
  const hasAnnualReport = ANNUAL_REPORTS.some((type) => monitored.includes(type) && !missing.includes(type));
  return missing.filter((type) => !(hasAnnualReport && ANNUAL_REPORTS.includes(type)));
}

/** When a failed attempt is repeated; undefined after the last one. `attempts` includes the failed one. */
export function retryAt(attempts: number, now: Date): Date | undefined {
  const pause = RETRY_PAUSES_MINUTES[attempts - 1];
  return attempts < MAX_ATTEMPTS && pause !== undefined ? new Date(now.getTime() + pause * 60_000) : undefined;
}

type Waiting = {
  waitReason: 'missing_documents' | 'monthly_limit' | 'daily_limit' | 'retry' | 'arrived_while_paused' | null;
  scheduledFor: Date;
  missingDocumentTypes: readonly string[];
  isPaused: boolean;
};

export type WaitingText = {
  code: 'turn' | 'missing_documents' | 'monthly_limit' | 'daily_limit' | 'retry' | 'paused' | 'arrived_while_paused';
  sentence: string;
};

/** Why a pending item has not started, as text for the user. Times are in UTC. */
export function waitingText({ waitReason, scheduledFor, missingDocumentTypes, isPaused }: Waiting): WaitingText {
  const when = `${scheduledFor.toISOString().slice(0, 10)} ${scheduledFor.toISOString().slice(11, 16)} UTC`;
  if (waitReason === 'arrived_while_paused')
    return {
      code: waitReason,
      sentence: isPaused
        ? 'Arrived during the pause. Activating the subscription asks whether to process it.'
        : 'Arrived during a pause. Retry starts it, Cancel removes it.',
    };
  if (isPaused) return { code: 'paused', sentence: 'Paused. It continues when the subscription is activated.' };
  switch (waitReason) {
    case 'missing_documents':
      return {
        code: waitReason,
        sentence:
          `Waiting for ${missingDocumentTypes.join(', ')}; starts without ` +
          `${missingDocumentTypes.length === 1 ? 'it' : 'them'} by ${when}.`,
      };
    case 'monthly_limit':
      return { code: waitReason, sentence: `Monthly report limit reached; starts after ${when}.` };
    case 'daily_limit':
      return { code: waitReason, sentence: `Daily limit of the company reached; starts after ${when}.` };
    case 'retry':
      return { code: waitReason, sentence: `The last attempt failed; retries after ${when}.` };
    default:
      return { code: 'turn', sentence: 'Waiting for its turn.' };
  }
}

/** Until when an item waits for missing annual documents. */
export function missingDeadline(now: Date): Date {
  return addDays(now, MISSING_WAIT_DAYS);
}
