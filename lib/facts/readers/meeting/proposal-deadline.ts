import { after, before, matchesOf, type FilingText } from '@/lib/reading/text/filing-text';
import { DATE, toIsoDate } from '@/lib/facts/text/values';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import type { FactDraft } from '@/lib/facts/types';
import { DEADLINE_WORDS, OTHER_DEADLINE } from './proposal-deadline-patterns';

const ANY_DATE = new RegExp(`(?<date>${DATE})`, 'gi');

/** The deadline for proposals for next year's proxy statement (Rule 14a-8). */
export function readProposalDeadline(filing: FilingText): FactDraft[] {
  const drafts = [...matchesOf(filing, ANY_DATE)].flatMap((match): FactDraft[] => {
    const value = toIsoDate(match.groups.date);
    const lead = before(match, 420);
    const near = before(match, 120);
    if (!value || !/proposals?/i.test(lead) || !DEADLINE_WORDS.test(near)) return [];
    if (
      !/next year|20\d\d (?:annual|proxy)|14a-8|inclu(?:sion|ded)|following (?:annual )?meeting/i.test(
        `${lead} ${after(match, 160)}`,
      )
    )
      return [];
    if (OTHER_DEADLINE.test(near) && !/14a-8|inclu/i.test(near)) return [];
    if (
      /not for inclusion|not included|other than (?:for|through|pursuant)|outside (?:of )?(?:the )?rule/i.test(
        `${lead.slice(-300)}`,
      ) ||
      /no earlier|not earlier|not before/i.test(near.slice(-40))
    )
      return [];
    let confidence = 0.64;
    if (/14a-8/i.test(`${lead} ${after(match, 160)}`)) confidence += 0.12;
    if (/inclu(?:sion|ded)|considered for/i.test(`${lead.slice(-260)} ${after(match, 120)}`)) confidence += 0.08;
    return [{ key: 'proposal_deadline', value, unit: 'date', span: match.sentence, confidence }];
  });
  return rankCandidates(drafts, 2);
}
