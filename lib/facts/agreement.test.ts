import { describe, expect, it } from 'vitest';
import { womenNotConfirmed, listsWithdrawnProposal, isFutureOffice, omitsOpposedProposal } from './agreement';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import type { FactDraft } from './types';

const filingOf = (text: string) => readFilingText([pageOf(text)], []);
const draft = (key: FactDraft['key'], value: FactDraft['value'], end = 0): FactDraft => ({
  key,
  value,
  span: { page: 1, start: 0, end },
  confidence: 0.8,
});
const proposal = (number: number, vote: string) => ({ number, title: `Report ${number}`, board_recommends: vote });

describe('a fact is withheld', () => {
  it('where a proposal of the list was withdrawn', () => {
    const list = draft('shareholder_proposals', [proposal(4, 'AGAINST')]);
    expect(listsWithdrawnProposal(filingOf('The proponent of Proposal 4 has withdrawn the proposal.'), list)).toContain(
      'withdrawn',
    );
    expect(listsWithdrawnProposal(filingOf('The board opposes Proposal 4.'), list)).toBeUndefined();
  });

  it('when an opposed proposal is directly before the list', () => {
    const list = draft('shareholder_proposals', [proposal(7, 'AGAINST')]);
    expect(omitsOpposedProposal(list, draft('proposals', [proposal(6, 'AGAINST'), proposal(7, 'AGAINST')]))).toContain(
      'before',
    );
    expect(
      omitsOpposedProposal(list, draft('proposals', [proposal(6, 'FOR'), proposal(7, 'AGAINST')])),
    ).toBeUndefined();
  });

  it('where the lead director is still to come', () => {
    const filing = filingOf('I congratulate Daniel Moss on his appointment as our new Lead Director.');
    expect(isFutureOffice(filing, draft('lead_independent_director', 'Daniel Moss'))).toContain('assume the role');
    expect(isFutureOffice(filing, draft('lead_independent_director', 'Ann Hale'))).toBeUndefined();
  });

  it('but not where the lead director came in a year of the past', () => {
    const lead = draft('lead_independent_director', 'Ann Hale');
    const came = 'In March 2022, Ms. Hale was elected as the Company’s new Lead Independent Director';
    expect(isFutureOffice(filingOf(`${came}.`), lead)).toBeUndefined();
    expect(isFutureOffice(filingOf(`${came}, effective after the meeting.`), lead)).toContain('assume the role');
  });

  it('when a number is only beside "Female"', () => {
    expect(womenNotConfirmed(filingOf('1 Female'), draft('women_directors', 1, 8), [])).toContain('by itself');
    expect(
      womenNotConfirmed(filingOf('Four of our directors are women.'), draft('women_directors', 4, 32), []),
    ).toBeUndefined();
  });
});
