import { describe, expect, it } from 'vitest';
import { readFacts } from '@/lib/facts/read-facts';
import { pageOf } from '@/lib/pdf/page-of.fixture';

const attendanceIn = (text: string) =>
  readFacts({ pages: [pageOf(text, 12)], sections: [] })
    .filter((fact) => fact.key === 'board_attendance')
    .map((fact) => fact.value);

describe('attendance', () => {
  it.each([
    ['All directors attended all of the sessions of the 2024 annual meeting of shareholders.', []],
    ['Each of our directors attended every one of the last three annual meetings.', []],
    [
      'All of our directors attended the 2024 annual meeting. Directors are encouraged to attend all of the meetings.',
      [],
    ],
    ['Each member of the Board attended all of the Board meetings.', [100]],
    [
      'In 2024 every director attended all the meetings of the Board and of the committees on which he or she served.',
      [100],
    ],
    [
      'All incumbent directors attended at least 75% of the aggregate Board and committee meetings, and all ' +
        'attended the annual meeting.',
      [75],
    ],
    ['No director attended fewer than 75 percent of the meetings of the Board and its committees.', [75]],
    ['Average attendance at Board and committee meetings was 97%.', [97]],
  ])('%s', (text, wanted) => {
    expect(attendanceIn(text)).toEqual(wanted);
  });

  it('says first what every director reached, then the average', () => {
    expect(
      attendanceIn(
        'The average attendance of all directors at Board and committee meetings was 96%. Each director attended ' +
          'at least 75% of the meetings of the Board.',
      ),
    ).toEqual([75, 96]);
  });
});
