import { describe, expect, it } from 'vitest';
import { findVotingConditions } from './voting-conditions';

const found = (text: string, writers: string[] = []) =>
  findVotingConditions(text, writers).map(({ sentence }) => sentence);

describe('sentences that condition voting support on a change', () => {
  it.each([
    'Unless the Board declassifies, we will vote against the chair of the nominating committee.',
    'We will support the re-election of all directors provided that you adopt majority voting.',
    'Our support for say-on-pay depends on a commitment to remove the one-time awards.',
    'If the company does not separate the roles of chair and CEO, we intend to withhold our vote from Mr. Hale.',
    'We would be prepared to vote for the pay plan if the Committee caps the bonus at 200 percent.',
    'Absent meaningful progress, we expect to oppose the re-election of the audit committee members.',
    'Without a firm commitment to phase out the rights plan, we cannot support the nominees.',
    'To retain our support, the Board should adopt proxy access this year.',
    'We would like to see the pill redeemed before we can support the chair.',
    'Our continued support is contingent on the appointment of an independent chair.',
    'We will withhold support from your directors until the poison pill is removed.',
    'In exchange for a stronger clawback policy we are willing to vote in favor of the plan.',
    'A failure to act on this would leave us no choice but to vote against the compensation committee.',
    'Should the Board decline, we may have to reconsider our vote on the directors.',
    'Our vote at the next annual meeting will depend on how you respond to these questions.',
    'We can only vote for the ratification of the auditor once you have put the audit out to tender.',
    'Please amend the bylaws so that we can support your nominees in May.',
    'How you address these points will be reflected in our vote on your directors.',
    'We hope you will make these changes; otherwise we shall vote against Ms. Ortega.',
    'Support for management will be withdrawn if this is not addressed.',
    'We would find it difficult to support the chair unless changes are made.',
    'As long as the Board keeps the supermajority provisions, we will oppose its nominees.',
    'Were the Board to commit to annual elections, we would vote for all nominees.',
    'Would the Board consider removing the pill in return for our vote?',
    'Our willingness to back the incumbent directors this spring will turn on whether you commit to annual elections.',
    'We intend to cast our votes against the Compensation Committee if the retention grants are not cancelled.',
    'We will be voting AGAINST Proposal 1 until an independent chair is named.',
    'Continued inaction on refreshment will lead us to withhold from the nominating committee chair.',
    'Provided the dual-class structure is sunset within seven years, we would be comfortable supporting management.',
    'We could support the equity plan were the evergreen provision to be deleted.',
    'A commitment from you to separate the roles would allow us to vote for Ms. Lee.',
    'Our support at the AGM cannot be taken for granted if the pledging continues.',
    "We'd need to see a stronger clawback before supporting the pay report.",
    'We expect the Board to act; if it does not, we shall oppose the re-election of its chair.',
    'How we vote on the directors will depend on the response that we receive.',
    'Removing the staggered board would secure our vote for the full slate.',
    'Without tangible steps on board diversity, expect opposition to the nominating chair.',
    'We are prepared to withdraw our opposition to the pay proposal in return for a cap on special awards.',
    'Our fund will oppose all incumbents on the ballot as long as the poison pill stays in force.',
    'I will recommend to our committee that we withhold support from the directors if the waiver is granted.',
  ])('finds: %s', (sentence) => {
    expect(found(sentence)).toEqual([sentence]);
  });

  it('reads on from the sentence before', () => {
    expect(found('Please remove the staggered board. Otherwise, we will vote against the chair.')).toEqual([
      'Otherwise, we will vote against the chair.',
    ]);
    expect(found('We ask you to adopt a clawback policy this year. In that case we would vote for the plan.')).toEqual([
      'In that case we would vote for the plan.',
    ]);
    expect(
      found('We ask that you appoint two women to the board. If not, our votes will be cast against the committee.'),
    ).toEqual(['If not, our votes will be cast against the committee.']);
  });

  it('reads the name of the writer as "we"', () => {
    expect(
      found('Varde Pension Fund will vote against the chair unless the Board appoints a lead director.', [
        'Varde Pension Fund',
      ]),
    ).toHaveLength(1);
  });

  it('gives the position of the sentence, the reason and a suggestion', () => {
    const text = 'Dear Board,\n\nThank you. Unless you act, we will vote against the chair.\n\nKind regards';
    const [condition] = findVotingConditions(text);
    expect(text.slice(condition?.start, condition?.end)).toBe('Unless you act, we will vote against the chair.');
    expect(condition?.explanation).toMatch(/SEC staff guidance of February 2025.*13G/);
    expect(condition?.suggestion).not.toBe('');
    expect(condition?.override).toBeNull();
  });

  it.each([
    'We voted against the say-on-pay proposal last year because of the one-time awards.',
    'Our voting guidelines generally favor boards with a majority of independent directors.',
    'Under our policy we usually vote against directors who attend less than 75 percent of meetings.',
    'Our voting decisions are not conditional on any change, and are made under our own guidelines.',
    'Whatever you decide, our vote does not depend on your answer to this letter.',
    'Could you tell us how the Board will respond if shareholders vote against the plan?',
    'Will the Board adopt the proposal if it receives majority support?',
    'What would the Board do if a director failed to receive a majority of the votes cast?',
    'We would appreciate a call before we cast our vote.',
    'If it would help, we would be glad to support your team with examples of good disclosure.',
    'If you have any questions, please let us know.',
    'We support your commitment to annual elections.',
    'We support pay that is tied to lasting results and that shareholders can follow.',
    'Your proxy statement says: “Unless otherwise instructed, the proxies will vote for each nominee.”',
    'The bylaws provide that a director who does not receive a majority must resign.',
    'We intend to vote at the annual meeting.',
    'We will support the shareholder proposal on lobbying disclosure.',
    'A low level of support tells us that many owners had questions about pay.',
    'Could you explain why the Board keeps the present standard, and what happens when a director receives less ' +
      'than a majority?',
    'Would you consider a conversation with the chair of the compensation committee if time allows?',
    'In 2024, 68.4 percent of the votes cast supported the pay proposal.',
    'Our guidelines ask us to raise this where say-on-pay support at the previous meeting is below 70%.',
    'We would like to understand how the Board intends to address this.',
    'We look forward to your reply, and to supporting a constructive dialogue.',
    'High hurdles can prevent changes that most owners support.',
    'Thank you for your support in arranging the call; if another day suits you better, please say so.',
    'Yearly elections give owners a regular say on every director.',
    'We note that shareholders may vote only if they held shares on the record date.',
    'Regardless of your answer, we will vote according to our guidelines.',
    'The Board recommends a vote against the proposal unless the proponent withdraws it.',
    'Please tell us whether the Board will put the proposal to a vote again.',
    'We would like to know if the Board will ask for a vote on the plan.',
    'If a director receives more withheld votes than votes for, the bylaws require him to resign.',
    'We voted against the chair last year because no commitment had been made.',
    'Would the Board consider declassifying if shareholders asked for it?',
    'The decision how to vote rests with our committee alone.',
    'We would be happy to support a proposal to simplify the charter.',
    'Let us know if the chair is available to speak before the vote.',
    'We value the opportunity to share our views, which do not depend on how you respond.',
    'We encourage the Board to consider annual elections, which many shareholders support.',
    'We look forward to continuing our support of the long-term strategy.',
  ])('leaves alone: %s', (sentence) => {
    expect(found(sentence)).toEqual([]);
  });
});
