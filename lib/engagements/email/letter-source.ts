import type { FlagResult } from '@/lib/templates/flags/schema';
import type { LetterSource } from '../letter/check-letter';
import type { LetterSubject } from '../letter/compose-letter';
import type { EngagementRow } from '../record/visible-engagements';

type Sender = { name: string; organization: string };

/** The material for a letter: the engagement's snapshot, never the current report or filings. */
export function letterSubject(row: EngagementRow, sender: Sender, today: Date): LetterSubject {
  return {
    companyName: row.companyName,
    agmDate: row.agmDate,
    flags: row.triggeredFlags as FlagResult[],
    documents: row.documents,
    sender,
    today,
  };
}

/** The material that a letter of this engagement is checked against. */
export function letterSource(row: EngagementRow, sender: Sender, givenFacts: readonly string[]): LetterSource {
  return {
    companyName: row.companyName,
    agmDate: row.agmDate,
    flags: row.triggeredFlags as FlagResult[],
    documents: row.documents,
    givenFacts,
    writers: [sender.organization, sender.name].filter(Boolean),
  };
}
