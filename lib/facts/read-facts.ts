import type { PageLayout, Section } from '@/lib/pdf/types';
import { readAuditFees } from './audit-fees';
import { readAuditor } from './auditor';
import { readBoardLeadership } from './board-leadership';
import { readBoardMeetings } from './board-meetings';
import { readBoardStructure } from './board-structure';
import { readClawback } from './clawback';
import { readCommitteeOversight } from './committee-oversight';
import { readDiversity } from './diversity';
import { readHolders } from './holders';
import { readIndependence } from './independence';
import { readMeeting } from './meeting';
import { readNominees } from './nominees';
import { readOverboarding } from './overboarding';
import { readOwnershipGuidelines } from './ownership-guidelines';
import { readPayRatio } from './pay-ratio';
import { readProposalDeadline } from './proposal-deadline';
import { readProposals } from './proposals';
import { groupBy } from './reading/group-by';
import { placeSpan } from './reading/place-span';
import { readFilingText } from './reading/filing-text';
import { weigh } from './reading/weigh';
import { readSayOnPay } from './say-on-pay';
import { readSummaryCompensation } from './summary-compensation';
import { readTradingPolicies } from './trading-policies';
import type { FactDraft, FactReader, ReadFact } from './types';

const READERS: FactReader[] = [readPayRatio, readSummaryCompensation, readAuditor, readAuditFees, readMeeting, readSayOnPay, readOwnershipGuidelines, readClawback, readTradingPolicies, readBoardMeetings, readOverboarding, readNominees, readHolders, readProposals, readProposalDeadline, readIndependence, readBoardLeadership, readCommitteeOversight, readBoardStructure, readDiversity];

export type FactSource = { pages: PageLayout[]; sections: Section[] };

/** Every governance fact that a filing states, surest first within its key. Contradicting values stand side by side. */
export function readFacts(source: FactSource): ReadFact[] {
  const filing = readFilingText(source.pages, source.sections);
  const drafts = READERS.flatMap((read) => read(filing));
  return groupBy(drafts, (draft) => draft.key).flatMap((same) => weigh(same, 4)).flatMap((draft) => toFact(filing, draft));
}

function toFact(filing: ReturnType<typeof readFilingText>, draft: FactDraft): ReadFact[] {
  const placed = placeSpan(filing, draft.span);
  if (!placed) return [];
  const { key, value, confidence } = draft;
  return [{ key, value, unit: draft.unit ?? null, period: draft.period ?? null, ...placed, confidence: Math.round(Math.max(0.05, confidence) * 100) / 100, source: 'text' }];
}
