import type { Director, Officer, ProxyYear } from '../people';

const whitlock: Director = {
  name: 'Graham T. Whitlock',
  age: 58,
  since: 2016,
  isIndependent: false,
  isWoman: false,
  isDiverse: false,
  title: 'Chair, President and Chief Executive Officer',
  committees: [],
  otherBoards: ['Northgate Instruments plc'],
  bio:
    'Mr. Whitlock became our Chief Executive Officer in March 2016 and was elected Chair in November 2019. He spent ' +
    'the nineteen years before that at a manufacturer of industrial controls, where he ran the power conversion ' +
    'business and, later, worldwide operations. He trained as an electrical engineer and holds eleven patents in ' +
    'gate-drive circuits.',
  skills: [
    'Semiconductor industry',
    'Executive leadership',
    'Manufacturing and supply chain',
    'International business',
    'Capital allocation',
  ],
};
const rao: Director = {
  name: 'Dr. Anjali S. Rao',
  age: 61,
  since: 2017,
  isIndependent: true,
  isWoman: true,
  isDiverse: true,
  title: 'Former Chief Technology Officer, Corvane Systems',
  committees: ['Compensation', 'Technology (Chair)'],
  otherBoards: ['Corvane Systems Inc.'],
  bio:
    'Dr. Rao led research at Corvane Systems for twelve years and oversaw its move from discrete parts to ' +
    'integrated modules. She taught device physics for nine years before entering industry and advises two ' +
    'university laboratories on compound semiconductors.',
  skills: ['Semiconductor industry', 'Research and technology', 'International business', 'Cybersecurity'],
  fees: 112500,
  stock: 230000,
};
const beckford: Director = {
  name: 'Marcus D. Beckford',
  age: 64,
  since: 2018,
  isIndependent: true,
  isWoman: false,
  isDiverse: true,
  title: 'Retired Chief Financial Officer, Tarn Valley Foods',
  committees: ['Audit (Chair)'],
  otherBoards: ['Ostrander Logistics Corp.', 'Pell River Bancorp'],
  bio:
    'Mr. Beckford was Chief Financial Officer of Tarn Valley Foods until 2019 and before that a partner in a ' +
    'national accounting practice. He has overseen three public debt offerings, two conversions of financial ' +
    'systems and the remediation of an inherited control weakness.',
  skills: ['Finance and accounting', 'Executive leadership', 'Risk management', 'Capital allocation'],
  fees: 127500,
  stock: 230000,
};
const lindqvist: Director = {
  name: 'Karin E. Lindqvist',
  age: 59,
  since: 2019,
  isIndependent: true,
  isWoman: true,
  isDiverse: false,
  title: 'Chief Executive Officer, Halden Drive Technologies',
  committees: ['Compensation (Chair)', 'Nominating and Governance'],
  otherBoards: ['Halden Drive Technologies AB'],
  bio:
    'Ms. Lindqvist heads a listed maker of electric drive systems based in Gothenburg, and so brings the ' +
    'perspective of a buyer of the products we make. She has run plants in four countries and has chaired the ' +
    'remuneration committee of a pension foundation.',
  skills: ['Executive leadership', 'Manufacturing and supply chain', 'International business', 'Human capital'],
  fees: 122500,
  stock: 230000,
};
const moreno: Director = {
  name: 'Rafael J. Moreno',
  age: 73,
  since: 2008,
  isIndependent: true,
  isWoman: false,
  isDiverse: true,
  title: 'Lead Independent Director; Retired Partner, Sable Creek Partners',
  committees: ['Nominating and Governance (Chair)', 'Audit'],
  otherBoards: [],
  bio:
    'Mr. Moreno joined the Board when Aldermoor was privately held, as the representative of an early investor that ' +
    'has since sold its position. He was a partner of Sable Creek Partners, a growth equity firm, for twenty-one ' +
    'years. The independent directors elected him Lead Independent Director in 2021.',
  skills: ['Finance and accounting', 'Capital allocation', 'Risk management', 'Semiconductor industry'],
  fees: 152500,
  stock: 230000,
};
const ashworth: Director = {
  name: 'Edmund P. Ashworth',
  age: 76,
  since: 2006,
  isIndependent: false,
  isWoman: false,
  isDiverse: false,
  title: 'Founder and Senior Technical Fellow',
  committees: [],
  otherBoards: [],
  bio:
    'Dr. Ashworth founded Aldermoor in 2006 and served as Chief Executive Officer until 2016. He remains an ' +
    'employee as Senior Technical Fellow and for that reason is not independent. His work on trench devices ' +
    'underlies the first three generations of our power products.',
  skills: ['Semiconductor industry', 'Research and technology', 'Executive leadership'],
};
const okafor: Director = {
  name: 'Ngozi A. Okafor',
  age: 55,
  since: 2021,
  isIndependent: true,
  isWoman: true,
  isDiverse: true,
  title: 'Chief Information Security Officer, Meridian Clearing House',
  committees: ['Audit', 'Technology'],
  otherBoards: [],
  bio:
    'Ms. Okafor is responsible for the security of a clearing house that settles payments in thirty-one currencies. ' +
    'She previously led incident response for a telecommunications group and serves on an advisory council on the ' +
    'resilience of financial infrastructure.',
  skills: ['Cybersecurity', 'Risk management', 'Research and technology'],
  fees: 110000,
  stock: 230000,
};
const pemberton: Director = {
  name: 'Thomas R. Pemberton',
  age: 66,
  since: 2014,
  isIndependent: true,
  isWoman: false,
  isDiverse: false,
  title: 'Former President, Quillon Automotive Electronics',
  committees: ['Compensation', 'Technology'],
  otherBoards: [
    'Brackwater Components Inc.',
    'Quillon Group Holdings',
    'Stratham Industrial Corp.',
    'Lowell Marine Systems Inc.',
  ],
  bio:
    'Mr. Pemberton ran the electronics division of an automotive supplier for ten years and negotiated many of the ' +
    'long-term agreements under which our customers buy today. He now serves on the boards of four other public ' +
    'companies.',
  skills: ['Manufacturing and supply chain', 'Executive leadership', 'International business', 'Human capital'],
  fees: 107500,
  stock: 230000,
};
const castellane: Director = {
  name: 'Luc M. Castellane',
  age: 62,
  since: 2020,
  isIndependent: true,
  isWoman: false,
  isDiverse: false,
  title: 'Senior Advisor, Ardoise Capital',
  committees: ['Audit', 'Nominating and Governance'],
  otherBoards: ['Verrier Matériaux SA'],
  bio:
    'Mr. Castellane advises an asset manager on industrial holdings. He was treasurer and later head of strategy at ' +
    'a chemicals group, where he led the sale of two divisions and the refinancing that followed.',
  skills: ['Finance and accounting', 'Capital allocation', 'International business', 'Risk management'],
  fees: 112500,
  stock: 230000,
};
const hsu: Director = {
  name: 'Daniel W. Hsu',
  age: 57,
  since: 2024,
  isIndependent: true,
  isWoman: false,
  isDiverse: true,
  title: 'President, Lumen Ridge Cloud Infrastructure',
  committees: ['Technology', 'Compensation'],
  otherBoards: [],
  bio:
    'Mr. Hsu leads the unit of Lumen Ridge that designs data centers and buys the power electronics inside them. A ' +
    'search firm retained by the Nominating and Governance Committee recommended him. He joined the Board in ' +
    'December 2024.',
  skills: ['Semiconductor industry', 'Research and technology', 'Cybersecurity', 'Manufacturing and supply chain'],
  fees: 61250,
  stock: 134000,
};
const drummond: Director = {
  name: 'Philip A. Drummond',
  age: 52,
  since: 2025,
  isIndependent: false,
  isWoman: false,
  isDiverse: false,
  title: 'Executive Vice President and Chief Operating Officer',
  committees: [],
  otherBoards: [],
  bio:
    'Mr. Drummond joined us in 2018 to run the Power and Analog segment and became Chief Operating Officer in 2022. ' +
    'The Board elected him a director in February 2025 as part of its succession planning.',
  skills: ['Semiconductor industry', 'Manufacturing and supply chain', 'Executive leadership'],
};
const voorhees: Director = {
  name: 'Helen B. Voorhees',
  age: 71,
  since: 2012,
  isIndependent: true,
  isWoman: true,
  isDiverse: false,
  title: 'Former Treasurer, Castlemont Energy',
  committees: ['Compensation', 'Technology'],
  otherBoards: [],
  bio:
    'Ms. Voorhees was treasurer of an energy company for fourteen years and before that worked in corporate ' +
    'banking. She has served on the Compensation Committee since joining the Board.',
  skills: ['Finance and accounting', 'Risk management', 'Human capital'],
  fees: 107500,
  stock: 220000,
};

const younger = (director: Director): Director => ({
  ...director,
  age: director.age - 1,
  ...(director.fees === undefined ? {} : { stock: 220000 }),
});

const holders = [
  { name: 'Brightwater Index Management, L.P.', address: '410 Harbor Parade, Wilmington, Delaware', shares: 24010274 },
  { name: 'Calloway Peak Advisors LLC', address: '77 Summit Avenue, Denver, Colorado', shares: 15723540 },
  { name: 'Fennimore Long Horizon Fund', address: '1 Quay Street, Boston, Massachusetts', shares: 11261456 },
];

/** Pay and results of fiscal 2021 to 2024, which the proxy statements of 2024 and 2025 both show. */
const performanceTo2024: ProxyYear['payVersusPerformance'] = [
  {
    year: 2024,
    ceoTotal: 0,
    ceoPaid: 13884210,
    othersTotal: 0,
    othersPaid: 4216905,
    shareholderReturn: 148.22,
    peerReturn: 171.4,
    netIncome: 593000,
    measure: 21.2,
  },
  {
    year: 2023,
    ceoTotal: 0,
    ceoPaid: 8127344,
    othersTotal: 0,
    othersPaid: 2904118,
    shareholderReturn: 127.35,
    peerReturn: 140.18,
    netIncome: 476000,
    measure: 19.8,
  },
  {
    year: 2022,
    ceoTotal: 0,
    ceoPaid: 11920671,
    othersTotal: 0,
    othersPaid: 3610440,
    shareholderReturn: 139.06,
    peerReturn: 122.71,
    netIncome: 673000,
    measure: 24.1,
  },
  {
    year: 2021,
    ceoTotal: 10214880,
    ceoPaid: 18442019,
    othersTotal: 3318206,
    othersPaid: 5521730,
    shareholderReturn: 151.9,
    peerReturn: 138.44,
    netIncome: 548000,
    measure: 22.6,
  },
];

export const aldermoorYears: Record<2024 | 2025, ProxyYear> = {
  2024: {
    fiscalYear: 2024,
    meetingDate: '2024-11-14',
    recordDate: '2024-09-18',
    proxyDate: '2024-09-27',
    sharesOutstanding: 215902118,
    sayOnPaySupport: 91.7,
    medianPay: 95870,
    boardMeetings: 7,
    committeeMeetings: { Audit: 9, Compensation: 6, 'Nominating and Governance': 4, Technology: 4 },
    directors: [whitlock, ashworth, beckford, castellane, lindqvist, moreno, okafor, pemberton, rao, voorhees].map(
      younger,
    ),
    audit: { audit: 6240000, auditRelated: 385000, tax: 742000, other: 18000 },
    priorAudit: { audit: 5980000, auditRelated: 310000, tax: 801000, other: 18000 },
    holders: holders.map((holder) => ({ ...holder, shares: holder.shares + 412330 })),
    yearEndPrice: 70.88,
    payVersusPerformance: performanceTo2024,
  },
  2025: {
    fiscalYear: 2025,
    meetingDate: '2025-11-13',
    recordDate: '2025-09-17',
    proxyDate: '2025-09-26',
    sharesOutstanding: 212480311,
    sayOnPaySupport: 68.4,
    medianPay: 98412,
    boardMeetings: 9,
    committeeMeetings: { Audit: 10, Compensation: 8, 'Nominating and Governance': 5, Technology: 4 },
    directors: [whitlock, ashworth, beckford, castellane, drummond, hsu, lindqvist, moreno, okafor, pemberton, rao],
    audit: { audit: 6710000, auditRelated: 540000, tax: 688000, other: 22000 },
    priorAudit: { audit: 6240000, auditRelated: 385000, tax: 742000, other: 18000 },
    holders,
    yearEndPrice: 82.16,
    payVersusPerformance: [
      {
        year: 2025,
        ceoTotal: 0,
        ceoPaid: 27316402,
        othersTotal: 0,
        othersPaid: 6118250,
        shareholderReturn: 173.61,
        peerReturn: 196.07,
        netIncome: 807000,
        measure: 24.0,
      },
      ...performanceTo2024,
    ],
  },
};

export const aldermoorPrices = {
  grant: { 2022: 74.9, 2023: 61.1, 2024: 66.25, 2025: 71.4 },
  special: { 2025: 79.84 },
  dates: { 0: '9/9/2024', 2022: '8/16/2021', 2023: '8/15/2022', 2024: '8/15/2023', 2025: '8/15/2024' },
};

export const aldermoorOfficers: Officer[] = [
  {
    name: 'Graham T. Whitlock',
    title: 'Chair, President and Chief Executive Officer',
    age: 58,
    owned: { 2024: 1302440, 2025: 1418226 },
    years: {
      2022: {
        salary: 985000,
        targetPercent: 150,
        payoutPercent: 136,
        performanceUnits: 66000,
        restrictedUnits: 44000,
        other: 84210,
      },
      2023: {
        salary: 1010000,
        targetPercent: 150,
        payoutPercent: 81,
        performanceUnits: 84000,
        restrictedUnits: 56000,
        other: 88940,
      },
      2024: {
        salary: 1040000,
        targetPercent: 150,
        payoutPercent: 92,
        performanceUnits: 87850,
        restrictedUnits: 58570,
        other: 95180,
      },
      2025: {
        salary: 1075000,
        targetPercent: 150,
        payoutPercent: 118,
        performanceUnits: 83860,
        restrictedUnits: 55920,
        specialUnits: 100200,
        other: 102412,
      },
    },
  },
  {
    name: 'Susan K. Abernathy',
    title: 'Executive Vice President and Chief Financial Officer',
    age: 54,
    owned: { 2024: 184220, 2025: 209874 },
    years: {
      2022: {
        salary: 590000,
        targetPercent: 95,
        payoutPercent: 136,
        performanceUnits: 17000,
        restrictedUnits: 17000,
        other: 31800,
      },
      2023: {
        salary: 610000,
        targetPercent: 95,
        payoutPercent: 81,
        performanceUnits: 22000,
        restrictedUnits: 22000,
        other: 33150,
      },
      2024: {
        salary: 630000,
        targetPercent: 100,
        payoutPercent: 92,
        performanceUnits: 23400,
        restrictedUnits: 23400,
        other: 34870,
      },
      2025: {
        salary: 655000,
        targetPercent: 100,
        payoutPercent: 118,
        performanceUnits: 24100,
        restrictedUnits: 24100,
        other: 36240,
      },
    },
  },
  {
    name: 'Philip A. Drummond',
    title: 'Executive Vice President and Chief Operating Officer',
    age: 52,
    owned: { 2024: 141006, 2025: 178312 },
    years: {
      2022: {
        salary: 560000,
        targetPercent: 95,
        payoutPercent: 136,
        performanceUnits: 15500,
        restrictedUnits: 15500,
        other: 29900,
      },
      2023: {
        salary: 600000,
        targetPercent: 95,
        payoutPercent: 81,
        performanceUnits: 22500,
        restrictedUnits: 22500,
        other: 31420,
      },
      2024: {
        salary: 640000,
        targetPercent: 100,
        payoutPercent: 92,
        performanceUnits: 25600,
        restrictedUnits: 25600,
        other: 33905,
      },
      2025: {
        salary: 690000,
        targetPercent: 110,
        payoutPercent: 118,
        performanceUnits: 29000,
        restrictedUnits: 29000,
        specialUnits: 25050,
        other: 38116,
      },
    },
  },
  {
    name: 'Yolanda M. Pruitt',
    title: 'Senior Vice President, General Counsel and Secretary',
    age: 49,
    owned: { 2024: 71930, 2025: 84417 },
    years: {
      2022: {
        salary: 475000,
        targetPercent: 75,
        payoutPercent: 136,
        performanceUnits: 9200,
        restrictedUnits: 9200,
        other: 27400,
      },
      2023: {
        salary: 490000,
        targetPercent: 75,
        payoutPercent: 81,
        performanceUnits: 11900,
        restrictedUnits: 11900,
        other: 28010,
      },
      2024: {
        salary: 505000,
        targetPercent: 75,
        payoutPercent: 92,
        performanceUnits: 12400,
        restrictedUnits: 12400,
        other: 28860,
      },
      2025: {
        salary: 522000,
        targetPercent: 75,
        payoutPercent: 118,
        performanceUnits: 12700,
        restrictedUnits: 12700,
        other: 29745,
      },
    },
  },
  {
    name: 'Victor L. Brandt',
    title: 'Senior Vice President, Embedded Processing',
    age: 56,
    owned: { 2024: 65118, 2025: 79640 },
    years: {
      2023: {
        salary: 465000,
        targetPercent: 75,
        payoutPercent: 81,
        performanceUnits: 11000,
        restrictedUnits: 11000,
        other: 26930,
      },
      2024: {
        salary: 480000,
        targetPercent: 75,
        payoutPercent: 92,
        performanceUnits: 11900,
        restrictedUnits: 11900,
        other: 27715,
      },
      2025: {
        salary: 500000,
        targetPercent: 75,
        payoutPercent: 118,
        performanceUnits: 12600,
        restrictedUnits: 12600,
        other: 28460,
      },
    },
  },
];
