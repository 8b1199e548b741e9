import { describe, expect, it } from 'vitest';
import { readFacts } from '@/lib/facts/read-facts';
import { pageOf } from '@/lib/pdf/page-of.fixture';

const datesIn = (text: string) =>
  readFacts({ pages: [pageOf(text, 3)], sections: [] })
    .filter((fact) => fact.key === 'meeting_date')
    .map((fact) => fact.value);
const NOTICE =
  'The 2025 annual meeting of shareholders will be held on Thursday, May 15, 2025, at 9:00 a.m. Central Time.';

describe('the date of the meeting', () => {
  it.each([
    'If you hold shares directly, vote at www.voteacme.com at any time until 11:59 p.m. Eastern Time on May 14, ' +
      '2025, and have your control number at hand before the annual meeting.',
    'To vote before the annual meeting, call 1-800-555-0100 by 5:00 p.m., Central Time, on Wednesday, May 14, 2025.',
    'The deadline for voting by telephone ahead of the annual meeting is 11:59 p.m. Eastern Time on May 14, 2025.',
    'Votes for the annual meeting must be received no later than 10:00 a.m. (ET) on May 13, 2025.',
    'Participants in the savings plan must vote before the annual meeting by midnight Eastern Time on Monday, May ' +
      '12, 2025.',
    'For shares held in the plan, vote for the annual meeting on May 12, 2025 at 11:59 p.m. at the latest.',
  ])('is not the end of voting: %s', (deadline) => {
    expect(datesIn(`${NOTICE}\n${deadline}`)).toEqual(['2025-05-15']);
    expect(datesIn(`${deadline}\n${NOTICE}`)).toEqual(['2025-05-15']);
  });

  it.each([
    'At our annual meeting of shareholders held on May 16, 2024, ' +
      'shareholders expressed a preference for a yearly vote.',
    'Our 2026 annual meeting is expected to be held on Thursday, May 14, 2026 at 9:00 a.m.',
  ])('is not that of another year: %s', (other) => {
    expect(datesIn(`${NOTICE}\n${other}`)).toEqual(['2025-05-15']);
  });

  it('is not the day on which shares vest', () => {
    expect(
      datesIn(
        `${NOTICE}\nShares as of the annual meeting include 1,852 units held by Ms. Reyes that are scheduled to ` +
          'vest on April 1, 2025.',
      ),
    ).toEqual(['2025-05-15']);
  });

  it('keeps two days that the filing gives for one meeting', () => {
    expect(
      datesIn(
        `${NOTICE}\n#Notice\nThe annual meeting will be held on Friday, May 16, 2025, at 9:00 a.m. Central Time.`,
      ),
    ).toHaveLength(2);
  });
});

describe('the record date', () => {
  it('is not the mailing date after the term', () => {
    const text = `${NOTICE}
We send this statement to holders of common stock at the close of business on March 18, 2025 (the “Record Date”) on or \
about March 25, 2025.`;
    const dates = readFacts({ pages: [pageOf(text, 3)], sections: [] }).filter((fact) => fact.key === 'record_date');
    expect(dates.map((fact) => fact.value)).not.toContain('2025-03-25');
  });
});

it('finds the date behind the address of the meeting', () => {
  const text =
    'The plan ends on December 31, 2026 and was amended as of January 1, 2026. Notes fall due on March 1, 2023. ' +
    'Fiscal 2023 ended on December 31, 2023. We mail this on March 20, 2024. Rooms are open on April 3, 2024, ' +
    'April 10, 2024 and April 17, 2024. The record date is March 6, 2024. The fiscal year of the report that we send ' +
    'with this statement is that of our whole group and of its banks. The 2024 Annual Stockholder Meeting of Varde ' +
    'Financial Corporation (“Varde” or “Company”) will be held at Varde’s campus at 1600 Harbor Drive, McLean, ' +
    'Virginia 22102 on May 2, 2024, at 10:00 a.m. Eastern Time.';
  const facts = readFacts({ pages: [pageOf(text, 4)], sections: [] });
  expect(facts.find(({ key }) => key === 'meeting_date')?.value).toBe('2024-05-02');
});
