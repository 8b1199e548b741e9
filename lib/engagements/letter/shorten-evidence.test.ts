import { describe, expect, it } from 'vitest';
import type { FlagEvidence } from '@/lib/templates/flags/schema';
import { shortenEvidence } from './shorten-evidence';

const tight = (quote: string, claim: FlagEvidence['claim']) =>
  shortenEvidence({
    document_id: 'd',
    document_label: '',
    page_number: 1,
    quote,
    bounding_boxes: [],
    ...(claim && { claim }),
  }).quote;
const hedging: FlagEvidence['claim'] = { key: 'hedging_policy', value: 'prohibited', unit: null, period: null };
const meetings: FlagEvidence['claim'] = { key: 'board_meetings', value: 7, unit: 'meetings', period: null };
const FILLER = 'the review looked at the design of incentives, the mix of pay, the level of severance benefits, ';

describe('the part of a quote that a letter shows', () => {
  it('is the sentence that holds the fact', () => {
    expect(
      tight(
        'The Board met seven times in the year. Its members also came to the annual meeting, where they answered ' +
          'the questions of shareholders about strategy, results and pay for more than an hour.',
        meetings,
      ),
    ).toBe('The Board met seven times in the year.');
  });

  it('is the end of a long sentence, where that shows it', () => {
    const quote =
      `In the year ${FILLER.repeat(4)}and a policy that prohibits margin accounts and hedging transactions by ` +
      'executives.';
    expect(tight(quote, hedging)).toMatch(/^(?!In the year).*prohibits margin accounts and hedging transactions/);
    expect(quote).toContain(tight(quote, hedging));
  });

  it('is the whole where it is short, or where no fact is known', () => {
    expect(tight('The Board met seven times. It met well.', meetings)).toBe('The Board met seven times. It met well.');
    expect(tight(FILLER.repeat(5), undefined)).toBe(FILLER.repeat(5));
  });
});
