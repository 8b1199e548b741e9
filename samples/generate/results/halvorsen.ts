import { halvorsen } from '../halvorsen/company';
import { halvorsenYears } from '../halvorsen/people';
import { countsAt, type VoteReport } from './vote-report';

const year = halvorsenYears[2024];
const VOTES = 51_902_117;
const NON_VOTES = 4_120_336;
const SUPPORT: Record<string, number> = { 'Erik J. Halvorsen': 93.6, 'Samuel T. Breckinridge': 89.4 };

export const halvorsenVotes: VoteReport = {
  name: halvorsen.name,
  incorporated: 'Minnesota',
  fileNumber: '001-35601',
  phone: '(612) 555-0177',
  address: '900 North Washington Avenue, Minneapolis, Minnesota 55401',
  holders: 'shareholders',
  meetingDate: year.meetingDate,
  filingDate: '2025-05-13',
  sharesOutstanding: year.sharesOutstanding,
  brokerNonVotes: NON_VOTES,
  proposals: [
    {
      title: 'Election of directors',
      result: 'Each nominee was elected for a term of one year.',
      rows: year.directors.map(({ name }, index) => ({
        label: name,
        counts: countsAt(VOTES, SUPPORT[name] ?? 97.2 + (index % 3) * 0.6, 61_204 + index * 4_811),
      })),
    },
    {
      title: 'Advisory vote on executive compensation',
      result: 'The compensation was approved.',
      rows: [{ label: 'Executive compensation', counts: countsAt(VOTES, 96.1, 188_402) }],
    },
    {
      title: 'Ratification of Lindgren Hale & Company LLP',
      result: 'The appointment was ratified.',
      rows: [{ label: 'Independent accountants', counts: countsAt(VOTES + NON_VOTES, 99, 40_977) }],
      isRoutine: true,
    },
    {
      title: 'Increase in the shares available under the Employee Stock Purchase Plan',
      result: 'The proposal was approved.',
      rows: [{ label: 'Employee Stock Purchase Plan', counts: countsAt(VOTES, 98.3, 77_512) }],
    },
  ],
  signedBy: 'Aaron B. Whitfield',
  signedAs: 'Corporate Secretary',
};
