import type { Director, Officer, PayPerformance, ProxyYear } from '../people';

const base = { isIndependent: true, fees: 52000, stock: 45000 };
const directors: Director[] = [
  { name: 'Walter H. Prescott', age: 64, since: 2006, isIndependent: false, isWoman: false, isDiverse: false, title: 'Chairman of the Board, President and Chief Executive Officer', committees: ['Executive (Chair)'], otherBoards: [], bio: 'Mr. Prescott has been President and Chief Executive Officer since 2009 and Chairman since 2012. He joined the Company as an engineer in 1988 and has been responsible at one time or another for every department of it. He is a licensed professional engineer.', skills: ['Utility operations', 'Regulation', 'Engineering', 'Leadership'] },
  { ...base, name: 'Eleanor C. Standish', age: 69, since: 2009, isWoman: true, isDiverse: false, title: 'Retired Partner, Thayer & Coggeshall (law firm)', committees: ['Corporate Governance (Chair)', 'Executive'], otherBoards: [], bio: 'Ms. Standish practiced public utility law for thirty-four years and appeared before commissions in all six New England states.', skills: ['Regulation', 'Law', 'Leadership'], fees: 61000 },
  { ...base, name: 'Harold B. Quist', age: 71, since: 2011, isIndependent: false, isWoman: false, isDiverse: false, title: 'Former Chief Financial Officer of the Company', committees: ['Executive', 'Pension'], otherBoards: [], bio: 'Mr. Quist was Chief Financial Officer of the Company from 1999 until he retired in 2023. He knows the rate structure and the history of the Company’s financing.', skills: ['Finance', 'Regulation', 'Utility operations'], fees: 48000 },
  { ...base, name: 'Rosalind M. Vega', age: 58, since: 2018, isWoman: true, isDiverse: true, title: 'President, Thameside Community Bank', committees: ['Audit (Chair)', 'Compensation'], otherBoards: ['Thameside Bancorp, Inc.'], bio: 'Ms. Vega has led a community bank since 2014 and was its chief credit officer before that. The Board has determined that she is an audit committee financial expert.', skills: ['Finance', 'Leadership', 'Community'], fees: 64000 },
  { ...base, name: 'Peter J. Lathrop', age: 66, since: 2013, isWoman: false, isDiverse: false, title: 'Owner, Lathrop Construction Company', committees: ['Audit', 'Pension (Chair)'], otherBoards: [], bio: 'Mr. Lathrop owns a company that builds roads, bridges and pipelines. It has done no work for the Company since 2012.', skills: ['Engineering', 'Community', 'Leadership'], fees: 57000 },
  { ...base, name: 'Dr. Winifred A. Sato', age: 61, since: 2020, isWoman: true, isDiverse: true, title: 'Professor of Environmental Engineering, Groton State College', committees: ['Audit', 'Corporate Governance'], otherBoards: [], bio: 'Dr. Sato studies the removal of trace contaminants from drinking water and has served on two state panels on per- and polyfluoroalkyl substances.', skills: ['Engineering', 'Water quality', 'Regulation'] },
  { ...base, name: 'Charles E. Mumford', age: 62, since: 2016, isWoman: false, isDiverse: false, title: 'Chief Executive Officer, Mumford Insurance Agency', committees: ['Compensation (Chair)', 'Corporate Governance'], otherBoards: [], bio: 'Mr. Mumford heads an insurance agency with nine offices in eastern Connecticut and Rhode Island and has chaired a regional chamber of commerce.', skills: ['Finance', 'Community', 'Leadership'], fees: 61000 },
  { ...base, name: 'Joseph D. Alvarez', age: 55, since: 2022, isWoman: false, isDiverse: true, title: 'Vice President of Operations, Eastern Connecticut Gas Company', committees: ['Compensation', 'Pension'], otherBoards: [], bio: 'Mr. Alvarez is responsible for the pipes, plants and field crews of a gas distributor and for its response to emergencies.', skills: ['Utility operations', 'Engineering', 'Regulation'] },
];
const younger = directors.map((director) => ({ ...director, age: director.age - 1, ...(director.fees === undefined ? {} : { fees: director.fees - 2000, stock: 40000 }) }));

const performance: PayPerformance[] = [
  { year: 2025, ceoTotal: 0, ceoPaid: 1368210, othersTotal: 0, othersPaid: 548930, shareholderReturn: 93.4, peerReturn: 104.18, netIncome: 24537, measure: 1.3 },
  { year: 2024, ceoTotal: 0, ceoPaid: 1402775, othersTotal: 0, othersPaid: 560115, shareholderReturn: 96.85, peerReturn: 101.92, netIncome: 22420, measure: 1.2 },
  { year: 2023, ceoTotal: 0, ceoPaid: 1254380, othersTotal: 0, othersPaid: 512044, shareholderReturn: 98.1, peerReturn: 99.47, netIncome: 20856, measure: 1.12 },
  { year: 2022, ceoTotal: 1288140, ceoPaid: 1331906, othersTotal: 498220, othersPaid: 520118, shareholderReturn: 107.66, peerReturn: 108.3, netIncome: 19767, measure: 1.08 },
  { year: 2021, ceoTotal: 1341275, ceoPaid: 1520330, othersTotal: 512806, othersPaid: 571449, shareholderReturn: 121.4, peerReturn: 124.05, netIncome: 18905, measure: 1.04 },
];
const holders = [
  { name: 'Thames Street Family Trust', address: '9 Thames Street, Groton, Connecticut', shares: 2343899 },
  { name: 'Brightwater Index Management, L.P.', address: '410 Harbor Parade, Wilmington, Delaware', shares: 1776827 },
  { name: 'Quaker Hill Income Fund', address: '60 Bank Street, Hartford, Connecticut', shares: 1020730 },
];

export const kestrelYears: Record<2024 | 2025, ProxyYear> = {
  2024: { fiscalYear: 2024, meetingDate: '2025-06-11', recordDate: '2025-04-15', proxyDate: '2025-04-28', sharesOutstanding: 18748220, sayOnPaySupport: 93.4, medianPay: 89940, boardMeetings: 11, committeeMeetings: { Audit: 6, Compensation: 3, 'Corporate Governance': 3, Executive: 1, Pension: 2 }, directors: younger, audit: { audit: 612000, auditRelated: 38000, tax: 41500, other: 0 }, priorAudit: { audit: 585000, auditRelated: 36500, tax: 44000, other: 0 }, holders: holders.map((holder) => ({ ...holder, shares: holder.shares - 8600 })), yearEndPrice: 42.37, payVersusPerformance: performance.slice(1) },
  2025: { fiscalYear: 2025, meetingDate: '2026-06-10', recordDate: '2026-04-14', proxyDate: '2026-04-27', sharesOutstanding: 18908664, sayOnPaySupport: 92.6, medianPay: 90120, boardMeetings: 12, committeeMeetings: { Audit: 7, Compensation: 4, 'Corporate Governance': 4, Executive: 1, Pension: 2 }, directors, audit: { audit: 684500, auditRelated: 52000, tax: 12000, other: 0 }, priorAudit: { audit: 612000, auditRelated: 38000, tax: 41500, other: 0 }, holders, yearEndPrice: 39.96, payVersusPerformance: performance },
};

export const kestrelPrices = { grant: { 2023: 44.1, 2024: 43.85, 2025: 41.2, 2022: 46.8 }, dates: { 2022: '3/1/2022', 2023: '3/1/2023', 2024: '3/1/2024', 2025: '3/3/2025' } };

export const kestrelOfficers: Officer[] = [
  { name: 'Walter H. Prescott', title: 'Chairman, President and Chief Executive Officer', age: 64, owned: { 2024: 148210, 2025: 156118 }, years: {
    2022: { salary: 488000, targetPercent: 45, payoutPercent: 98, performanceUnits: 5800, restrictedUnits: 5800, pension: 0, other: 34120 },
    2023: { salary: 505000, targetPercent: 45, payoutPercent: 101, performanceUnits: 6500, restrictedUnits: 6500, pension: 72440, other: 35610 },
    2024: { salary: 522000, targetPercent: 45, payoutPercent: 104, performanceUnits: 7000, restrictedUnits: 7000, pension: 96210, other: 36720 },
    2025: { salary: 540000, targetPercent: 45, payoutPercent: 96, performanceUnits: 7500, restrictedUnits: 7500, pension: 184300, other: 38900 } } },
  { name: 'Anne L. Whitcomb', title: 'Vice President, Chief Financial Officer and Treasurer', age: 50, owned: { 2024: 14208, 2025: 18316 }, years: {
    2023: { salary: 288000, targetPercent: 30, payoutPercent: 101, performanceUnits: 2000, restrictedUnits: 2000, pension: 14880, other: 19210 },
    2024: { salary: 301000, targetPercent: 30, payoutPercent: 104, performanceUnits: 2200, restrictedUnits: 2200, pension: 18430, other: 19905 },
    2025: { salary: 315000, targetPercent: 30, payoutPercent: 96, performanceUnits: 2400, restrictedUnits: 2400, pension: 34115, other: 20640 } } },
  { name: 'Kenneth R. Doyle', title: 'Vice President, Operations', age: 59, owned: { 2024: 22640, 2025: 25118 }, years: {
    2022: { salary: 262000, targetPercent: 30, payoutPercent: 98, performanceUnits: 1700, restrictedUnits: 1700, pension: 0, other: 17820 },
    2023: { salary: 270000, targetPercent: 30, payoutPercent: 101, performanceUnits: 1800, restrictedUnits: 1800, pension: 41210, other: 18305 },
    2024: { salary: 279000, targetPercent: 30, payoutPercent: 104, performanceUnits: 1900, restrictedUnits: 1900, pension: 52608, other: 18870 },
    2025: { salary: 288000, targetPercent: 30, payoutPercent: 96, performanceUnits: 2000, restrictedUnits: 2000, pension: 88420, other: 19330 } } },
  { name: 'Miriam T. Cole', title: 'Vice President, General Counsel and Corporate Secretary', age: 47, owned: { 2024: 9316, 2025: 11904 }, years: {
    2023: { salary: 248000, targetPercent: 25, payoutPercent: 101, performanceUnits: 1500, restrictedUnits: 1500, pension: 0, other: 16410 },
    2024: { salary: 257000, targetPercent: 25, payoutPercent: 104, performanceUnits: 1600, restrictedUnits: 1600, pension: 0, other: 16980 },
    2025: { salary: 266000, targetPercent: 25, payoutPercent: 96, performanceUnits: 1700, restrictedUnits: 1700, pension: 0, other: 17525 } } },
];
