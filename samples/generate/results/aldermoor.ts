import { aldermoor } from '../aldermoor/company';
import { aldermoorYears } from '../aldermoor/people';
import { countsAt, type Counts, type VoteProposal, type VoteReport } from './vote-report';

type Year = 2021 | 2022 | 2023 | 2024 | 2025;

const MEETINGS: Record<Year, { held: string; filed: string; outstanding: number; nonVotes: number; votes: number }> = {
  2021: {
    held: '2021-11-11',
    filed: '2021-11-16',
    outstanding: 219_884_006,
    nonVotes: 15_902_447,
    votes: 181_206_318,
  },
  2022: {
    held: '2022-11-10',
    filed: '2022-11-15',
    outstanding: 218_410_772,
    nonVotes: 15_533_904,
    votes: 180_117_560,
  },
  2023: {
    held: '2023-11-09',
    filed: '2023-11-14',
    outstanding: 217_003_415,
    nonVotes: 15_020_118,
    votes: 178_660_239,
  },
  2024: {
    held: aldermoorYears[2024].meetingDate,
    filed: '2024-11-19',
    outstanding: aldermoorYears[2024].sharesOutstanding,
    nonVotes: 14_671_530,
    votes: 177_404_872,
  },
  2025: {
    held: aldermoorYears[2025].meetingDate,
    filed: '2025-11-18',
    outstanding: aldermoorYears[2025].sharesOutstanding,
    nonVotes: 14_208_311,
    votes: 175_204_495,
  },
};

const PAY_SUPPORT = { 2021: 94.8, 2022: 93.2, 2023: 91.7, 2024: 68.4 } as const;

const SUPPORT_2024: Record<string, number> = {
  'Graham T. Whitlock': 91.2,
  'Edmund P. Ashworth': 84.7,
  'Marcus D. Beckford': 96.8,
  'Luc M. Castellane': 97.5,
  'Karin E. Lindqvist': 94.1,
  'Rafael J. Moreno': 88.9,
  'Ngozi A. Okafor': 98.4,
  'Thomas R. Pemberton': 90.6,
  'Dr. Anjali S. Rao': 97.2,
  'Helen B. Voorhees': 95.3,
};

const COUNTS_2025: Record<string, Counts> = {
  'Graham T. Whitlock': [154_083_466, 20_753_100, 367_929],
  'Edmund P. Ashworth': [139_093_110, 35_690_894, 420_491],
  'Marcus D. Beckford': [170_164_409, 4_829_841, 210_245],
  'Luc M. Castellane': [171_529_364, 3_464_886, 210_245],
  'Philip A. Drummond': [166_928_581, 8_030_628, 245_286],
  'Daniel W. Hsu': [172_509_102, 2_502_668, 192_725],
  'Karin E. Lindqvist': [124_198_531, 49_919_696, 1_086_268],
  'Rafael J. Moreno': [134_174_858, 40_486_503, 543_134],
  'Ngozi A. Okafor': [172_036_847, 2_957_403, 210_245],
  'Thomas R. Pemberton': [109_080_433, 65_615_969, 508_093],
  'Dr. Anjali S. Rao': [169_517_455, 5_459_274, 227_766],
};

export const aldermoorVotes: readonly VoteReport[] = ([2021, 2022, 2023, 2024, 2025] as const).map(reportOf);

function reportOf(year: Year): VoteReport {
  const { held, filed, outstanding, nonVotes, votes } = MEETINGS[year];
  return {
    name: aldermoor.name,
    incorporated: 'Delaware',
    fileNumber: '001-38214',
    phone: '(480) 555-0142',
    address: '2100 West Germann Road, Chandler, Arizona 85286',
    holders: 'stockholders',
    meetingDate: held,
    filingDate: filed,
    sharesOutstanding: outstanding,
    brokerNonVotes: nonVotes,
    proposals: [election(year, votes), pay(year, votes), auditor(year, votes + nonVotes), ...others(year)],
    ...(year === 2024 ? { frequency: [169_914_207, 811_340, 6_055_118, 624_207] as const } : {}),
    signedBy: 'Yolanda M. Pruitt',
    signedAs: 'Senior Vice President, General Counsel and Secretary',
  };
}

function election(year: Year, votes: number): VoteProposal {
  const directors = aldermoorYears[year === 2025 ? 2025 : 2024].directors.filter(({ since }) => since <= year);
  return {
    title: 'Election of directors',
    result: `Each nominee was elected to serve until the ${year + 1} annual meeting.`,
    rows: directors.map(({ name }, index) => ({
      label: name,
      counts:
        year === 2025
          ? (COUNTS_2025[name] ?? countsAt(votes, 97, 220_000))
          : countsAt(votes, supportOf(name, year), 240_118 + index * 13_907),
    })),
  };
}

/** Until 2023 holders had little to say against anybody. */
function supportOf(name: string, year: Year): number {
  const in2024 = SUPPORT_2024[name] ?? 97;
  return year === 2024 ? in2024 : Math.min(98.6, in2024 + (2024 - year) * 0.9 + 0.6);
}

function pay(year: Year, votes: number): VoteProposal {
  const counts: Counts =
    year === 2025 ? [130_153_641, 44_244_913, 805_941] : countsAt(votes, PAY_SUPPORT[year], 702_330 + year);
  return {
    title: 'Advisory vote to approve executive compensation',
    result: 'The proposal was approved.',
    rows: [{ label: 'Executive compensation', counts }],
  };
}

function auditor(year: Year, votes: number): VoteProposal {
  return {
    title: `Ratification of ${aldermoor.auditor} as independent auditor`,
    result: 'The appointment was ratified.',
    rows: [
      {
        label: 'Independent auditor',
        counts: year === 2025 ? [185_299_690, 3_955_432, 157_684] : countsAt(votes, 98.1, 151_206 + year),
      },
    ],
    isRoutine: true,
  };
}

function others(year: Year): VoteProposal[] {
  if (year !== 2025) return [];
  return [
    {
      title: 'Approval of the 2025 Equity Incentive Plan',
      result: 'The proposal was approved.',
      rows: [{ label: '2025 Equity Incentive Plan', counts: [159_302_657, 15_428_786, 473_052] }],
    },
    {
      title: 'Stockholder proposal on an independent board chair',
      result: 'The proposal was not approved.',
      rows: [{ label: 'Independent board chair', counts: [80_388_462, 93_274_233, 1_541_800] }],
    },
  ];
}
