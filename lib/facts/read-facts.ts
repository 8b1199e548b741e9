import { FACT_TRAITS } from './fact-traits';
import type { PageLayout, Section } from '@/lib/pdf/types';
import { readAuditFees } from './readers/auditor/audit-fees';
import { readAuditor } from './readers/auditor/auditor';
import { readBoardLeadership } from './readers/board/board-leadership';
import { readBoardMeetings } from './readers/board/board-meetings';
import { readBoardStructure } from './readers/board/board-structure';
import { readClawback } from './readers/pay/clawback';
import { readCommitteeOversight } from './readers/board/committee-oversight';
import { readDirectors } from './readers/nominees/directors';
import { readDiversity } from './readers/board/diversity';
import { readHolders } from './readers/meeting/holders';
import { readMeeting } from './readers/meeting/meeting';
import { readOverboarding } from './readers/board/overboarding';
import { readOwnershipGuidelines } from './readers/pay/ownership-guidelines';
import { readPayRatio } from './readers/pay/pay-ratio';
import { readPayTags } from './readers/pay/pay-tags';
import { readProposalDeadline } from './readers/meeting/proposal-deadline';
import { proposalHeadings, readProposals } from './readers/proposals/proposals';
import { withholdDisagreeing } from './checks';
import { locateSpan } from './text/locate-span';
import { withSubject } from './text/with-subject';
import { readFilingText, type FilingText } from '@/lib/reading/text/filing-text';
import { demoteInjectedFacts } from './text/demote-injected-facts';
import { demoteProponentsClaims } from './text/demote-proponents-claims';
import { rankCandidates } from './text/rank-candidates';
import { readSayOnPay } from './readers/pay/say-on-pay';
import { readSummaryCompensation } from './readers/pay/summary-compensation';
import { readTradingPolicies } from './readers/pay/trading-policies';
import type { FactDraft, FactReader, ReadFact } from './types';
import { RESULTS_RELEASE } from './read-facts-patterns';

const READERS: FactReader[] = [
  readPayRatio,
  readSummaryCompensation,
  readAuditor,
  readAuditFees,
  readMeeting,
  readSayOnPay,
  readOwnershipGuidelines,
  readClawback,
  readTradingPolicies,
  readBoardMeetings,
  readOverboarding,
  readDirectors,
  readHolders,
  readProposals,
  readProposalDeadline,
  readBoardLeadership,
  readCommitteeOversight,
  readBoardStructure,
  readDiversity,
];

/** Shares outstanding are read only from the first pages; later ones count options, repurchases and authorizations. */
const COVER_PAGES = 2;

export type FactSource = {
  pages: PageLayout[];
  sections: Section[];
  /** The original HTML from EDGAR, if any; it may contain inline XBRL. */
  html?: string | undefined;
};

/**
 * All governance facts that the rules read, highest confidence first within each key. Contradicting values are all
 * returned.
 */
export function readFacts(source: FactSource): ReadFact[] {
  const filing = readFilingText(source.pages, source.sections);
  return readDrafts(filing, source.html)
    .filter((draft) => draft.withheld === undefined)
    .flatMap((draft) => toFact(filing, draft));
}

/** Like `readFacts`, including withheld drafts and the reasons. */
export function readDrafts(filing: FilingText, html: string | undefined): FactDraft[] {
  const isOther = isOtherReport(filing);
  const isStated = (draft: FactDraft) =>
    !isOther ||
    (FACT_TRAITS[draft.key].isPeriodic && (draft.key !== 'shares_outstanding' || draft.span.page <= COVER_PAGES));
  const read = (from: FilingText) =>
    demoteInjectedFacts(filing, READERS.flatMap((reader) => reader(from)).filter(isStated));
  const stated = demoteProponentsClaims(filing, proposalHeadings(filing), read(filing), read);
  const fromText = [...Map.groupBy(stated, ({ key }) => key).values()].flatMap((same) => rankCandidates(same, 4));
  const fromTags = html ? readPayTags(html, filing) : [];
  const drafts = withholdDisagreeing(filing, [...crossChecked(fromText, fromTags), ...fromTags]);
  return [...Map.groupBy(drafts, ({ key }) => key).values()].flatMap((same) =>
    same.toSorted((a, b) => b.confidence - a.confidence || (b.period ?? '').localeCompare(a.period ?? '')),
  );
}

/**
 * Whether the filing is not about a shareholder meeting: annual, quarterly and current reports, and earnings releases.
 */
export function isOtherReport(filing: FilingText): boolean {
  const opening = filing.pages
    .slice(0, 4)
    .map((page) => page.text)
    .join(' ');
  if (/\b(?:annual|quarterly|transition|current) report (?:pursuant to|under) section 13/i.test(opening)) return true;
  const isAnnouncement = RESULTS_RELEASE.test(filing.pages[0]?.text ?? '');
  return isAnnouncement && !/proxy statement|notice of (?:the )?(?:\d{4} )?(?:annual|special|general)/i.test(opening);
}

/** Raises the confidence of values that the tags confirm and lowers that of values they contradict. */
function crossChecked(fromText: FactDraft[], fromTags: FactDraft[]): FactDraft[] {
  return fromText.map((draft) => {
    const tag = fromTags.find(
      (other) =>
        other.key === draft.key &&
        (draft.period === null || draft.period === undefined || draft.period === other.period),
    );
    if (!tag || typeof draft.value !== 'number') return draft;
    return { ...draft, confidence: tag.value === draft.value ? 0.99 : Math.min(draft.confidence, 0.7) };
  });
}

/** The fact of a draft with its words and boxes; empty when the words are not found on the page. */
export function toFact(filing: FilingText, draft: FactDraft): ReadFact[] {
  const placed = locateSpan(filing, withSubject(filing, draft));
  if (!placed) return [];
  const { key, value, confidence } = draft;
  return [
    {
      key,
      value,
      unit: draft.unit ?? null,
      period: draft.period ?? null,
      ...placed,
      confidence: Math.round(Math.max(0.05, confidence) * 100) / 100,
      source: draft.source ?? 'text',
      withheldReason: draft.withheld ?? null,
    },
  ];
}
