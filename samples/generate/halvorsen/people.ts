import type { Director, Officer, PayPerformance, ProxyYear } from '../people';

const base = { isIndependent: true, fees: 95000, stock: 185000 };
const directors: Director[] = [
  { ...base, name: 'Margaret A. Holm', age: 67, since: 2017, isWoman: true, isDiverse: false, title: 'Independent Chair of the Board; former Chief Executive Officer, Northfield Health Partners', committees: ['Governance and Nominating'], otherBoards: ['Larkspur Insurance Group'], bio: 'Ms. Holm led a group of eleven hospitals from 2008 to 2016, after an early career in nursing and hospital administration. Having bought infusion equipment for most of her working life, she knows our products from the side of those who depend on them. She has been Chair since 2020.', skills: ['Health care delivery', 'Executive leadership', 'Public company boards', 'Human capital'], fees: 175000 },
  { name: 'Erik J. Halvorsen', age: 55, since: 2019, isIndependent: false, isWoman: false, isDiverse: false, title: 'President and Chief Executive Officer', committees: [], otherBoards: ['Tavistock Cardio Ltd.'], bio: 'Mr. Halvorsen became President and Chief Executive Officer in 2019 after nine years with the Company in operations and in charge of Infusion Systems. He is a grandson of the founder; the family sold its controlling interest in 1998, and he owns the shares shown in this proxy statement.', skills: ['Medical devices', 'Executive leadership', 'Operations and quality', 'International markets'] },
  { ...base, name: 'Dr. Adaeze N. Obi', age: 58, since: 2020, isWoman: true, isDiverse: true, title: 'Professor of Anesthesiology, Wexcombe University', committees: ['Quality and Compliance (Chair)'], otherBoards: [], bio: 'Dr. Obi practices and teaches anesthesiology and has chaired her hospital’s committee on medication safety for ten years. She has published on the causes of infusion errors and advises regulators on human factors.', skills: ['Medical devices', 'Health care delivery', 'Regulation and quality', 'Research and innovation'], fees: 112500 },
  { ...base, name: 'Samuel T. Breckinridge', age: 63, since: 2018, isWoman: false, isDiverse: false, title: 'Retired Chief Financial Officer, Orrin Pulse Therapeutics', committees: ['Audit (Chair)', 'Finance'], otherBoards: ['Greenvale Medical Corp'], bio: 'Mr. Breckinridge was chief financial officer of two listed companies in life sciences. He began as an auditor, is a certified public accountant, and has been designated an audit committee financial expert.', skills: ['Accounting and finance', 'Public company boards', 'Risk oversight', 'Mergers and acquisitions'], fees: 122500 },
  { ...base, name: 'Priya V. Raman', age: 52, since: 2022, isWoman: true, isDiverse: true, title: 'Chief Digital Officer, Castor & Lyle Stores', committees: ['Audit', 'Quality and Compliance'], otherBoards: [], bio: 'Ms. Raman directs software engineering and information security for a retailer with stores in nine countries. She earlier led a team that wrote embedded software for patient monitors.', skills: ['Technology and cybersecurity', 'Research and innovation', 'Risk oversight', 'International markets'], fees: 107500 },
  { ...base, name: 'Jonathan P. Marsh', age: 60, since: 2021, isWoman: false, isDiverse: false, title: 'Managing Director, Ashlar Street Capital', committees: ['Compensation', 'Finance (Chair)'], otherBoards: [], bio: 'Mr. Marsh invests in health care companies on behalf of university endowments. None of the funds that he manages holds our stock. He has served on the compensation committees of four private companies.', skills: ['Accounting and finance', 'Mergers and acquisitions', 'Risk oversight', 'Human capital'], fees: 112500 },
  { ...base, name: 'Carla R. Fuentes', age: 57, since: 2019, isWoman: true, isDiverse: true, title: 'Chief Human Resources Officer, Delamere Industries', committees: ['Compensation (Chair)', 'Governance and Nominating'], otherBoards: [], bio: 'Ms. Fuentes is responsible for pay, benefits and succession at a manufacturer with thirty thousand employees. She has redesigned incentive plans through two mergers and one spin-off.', skills: ['Human capital', 'Executive leadership', 'International markets', 'Operations and quality'], fees: 117500 },
  { ...base, name: 'Douglas F. Kettleby', age: 65, since: 2016, isWoman: false, isDiverse: false, title: 'Former Senior Vice President of Operations, Paxton Orthopaedics', committees: ['Compensation', 'Quality and Compliance'], otherBoards: ['Winslow Surgical Group, Inc.'], bio: 'Mr. Kettleby ran plants that made implants and sterile disposables on three continents. He has led two companies out of consent decrees and lectures on validation.', skills: ['Medical devices', 'Operations and quality', 'Regulation and quality', 'Public company boards'], fees: 107500 },
  { ...base, name: 'Ingrid S. Thorsen', age: 54, since: 2023, isWoman: true, isDiverse: false, title: 'General Counsel, Marlowe Instruments', committees: ['Audit', 'Governance and Nominating (Chair)'], otherBoards: [], bio: 'Ms. Thorsen is the chief legal officer of a maker of laboratory instruments. She practiced securities law for eleven years and has designed programs of compliance with rules on payments to physicians.', skills: ['Regulation and quality', 'Risk oversight', 'Mergers and acquisitions', 'Public company boards'], fees: 115000 },
];

const younger = directors.map((director) => ({ ...director, age: director.age - 1, ...(director.stock === undefined ? {} : { stock: 175000 }) }));
const performance: PayPerformance[] = [
  { year: 2025, ceoTotal: 0, ceoPaid: 8214377, othersTotal: 0, othersPaid: 2488120, shareholderReturn: 141.36, peerReturn: 128.9, netIncome: 145553, measure: 7.4 },
  { year: 2024, ceoTotal: 0, ceoPaid: 7630248, othersTotal: 0, othersPaid: 2301774, shareholderReturn: 129.08, peerReturn: 121.15, netIncome: 120429, measure: 7.9 },
  { year: 2023, ceoTotal: 0, ceoPaid: 6102915, othersTotal: 0, othersPaid: 1907343, shareholderReturn: 116.42, peerReturn: 117.6, netIncome: 97749, measure: 6.5 },
  { year: 2022, ceoTotal: 5912408, ceoPaid: 4420106, othersTotal: 1903226, othersPaid: 1506088, shareholderReturn: 101.77, peerReturn: 104.22, netIncome: 87060, measure: 5.2 },
  { year: 2021, ceoTotal: 5604190, ceoPaid: 6833519, othersTotal: 1810354, othersPaid: 2114870, shareholderReturn: 118.9, peerReturn: 119.43, netIncome: 91318, measure: 8.1 },
];
const holders = [
  { name: 'Brightwater Index Management, L.P.', address: '410 Harbor Parade, Wilmington, Delaware', shares: 7038561 },
  { name: 'Oakhaven Health Sciences Fund', address: '28 Charles Row, Baltimore, Maryland', shares: 4529161 },
  { name: 'Prairie Rose Asset Management, Inc.', address: '300 Nicollet Court, Minneapolis, Minnesota', shares: 3427473 },
];

export const halvorsenYears: Record<2024 | 2025, ProxyYear> = {
  2024: { fiscalYear: 2024, meetingDate: '2025-05-08', recordDate: '2025-03-14', proxyDate: '2025-03-28', sharesOutstanding: 61490112, sayOnPaySupport: 95.2, medianPay: 69880, boardMeetings: 6, committeeMeetings: { Audit: 8, Compensation: 5, 'Governance and Nominating': 4, 'Quality and Compliance': 4, Finance: 3 }, directors: younger, audit: { audit: 2685000, auditRelated: 90000, tax: 214000, other: 0 }, priorAudit: { audit: 2590000, auditRelated: 85000, tax: 248000, other: 0 }, holders: holders.map((holder) => ({ ...holder, shares: holder.shares - 104220 })), yearEndPrice: 57.12, payVersusPerformance: performance.slice(1) },
  2025: { fiscalYear: 2025, meetingDate: '2026-05-07', recordDate: '2026-03-13', proxyDate: '2026-03-27', sharesOutstanding: 61216408, sayOnPaySupport: 96.1, medianPay: 71250, boardMeetings: 6, committeeMeetings: { Audit: 8, Compensation: 6, 'Governance and Nominating': 4, 'Quality and Compliance': 5, Finance: 3 }, directors, audit: { audit: 2790000, auditRelated: 95000, tax: 196000, other: 0 }, priorAudit: { audit: 2685000, auditRelated: 90000, tax: 214000, other: 0 }, holders, yearEndPrice: 62.04, payVersusPerformance: performance },
};

export const halvorsenPrices = { grant: { 2022: 47.3, 2023: 49.6, 2024: 52.15, 2025: 58.4 }, dates: { 2022: '2/18/2022', 2023: '2/17/2023', 2024: '2/16/2024', 2025: '2/21/2025' } };

export const halvorsenOfficers: Officer[] = [
  { name: 'Erik J. Halvorsen', title: 'President and Chief Executive Officer', age: 55, owned: { 2024: 611240, 2025: 658902 }, years: {
    2022: { salary: 850000, targetPercent: 115, payoutPercent: 88, performanceUnits: 41000, restrictedUnits: 41000, other: 54120 },
    2023: { salary: 870000, targetPercent: 115, payoutPercent: 101, performanceUnits: 43000, restrictedUnits: 43000, other: 56480 },
    2024: { salary: 895000, targetPercent: 120, payoutPercent: 112, performanceUnits: 44500, restrictedUnits: 44500, other: 58910 },
    2025: { salary: 925000, targetPercent: 120, payoutPercent: 107, performanceUnits: 42000, restrictedUnits: 42000, other: 61300 } } },
  { name: 'Lucinda M. Farrow', title: 'Executive Vice President and Chief Financial Officer', age: 51, owned: { 2024: 98114, 2025: 112408 }, years: {
    2022: { salary: 505000, targetPercent: 75, payoutPercent: 88, performanceUnits: 13500, restrictedUnits: 13500, other: 30240 },
    2023: { salary: 520000, targetPercent: 75, payoutPercent: 101, performanceUnits: 14200, restrictedUnits: 14200, other: 31010 },
    2024: { salary: 538000, targetPercent: 75, payoutPercent: 112, performanceUnits: 14800, restrictedUnits: 14800, other: 32180 },
    2025: { salary: 556000, targetPercent: 75, payoutPercent: 107, performanceUnits: 14300, restrictedUnits: 14300, other: 33090 } } },
  { name: 'Theodore W. Gladwin', title: 'Executive Vice President, Infusion Systems', age: 49, owned: { 2024: 61920, 2025: 74336 }, years: {
    2022: { salary: 440000, targetPercent: 65, payoutPercent: 88, performanceUnits: 9800, restrictedUnits: 9800, other: 27400 },
    2023: { salary: 455000, targetPercent: 65, payoutPercent: 101, performanceUnits: 10400, restrictedUnits: 10400, other: 28120 },
    2024: { salary: 472000, targetPercent: 65, payoutPercent: 112, performanceUnits: 11000, restrictedUnits: 11000, other: 28950 },
    2025: { salary: 490000, targetPercent: 65, payoutPercent: 107, performanceUnits: 10900, restrictedUnits: 10900, other: 29760 } } },
  { name: 'Dr. Renata Solberg', title: 'Senior Vice President, Chief Medical Officer', age: 57, owned: { 2024: 33418, 2025: 41205 }, years: {
    2023: { salary: 430000, targetPercent: 60, payoutPercent: 101, performanceUnits: 8600, restrictedUnits: 8600, other: 26900 },
    2024: { salary: 444000, targetPercent: 60, payoutPercent: 112, performanceUnits: 9000, restrictedUnits: 9000, other: 27515 },
    2025: { salary: 458000, targetPercent: 60, payoutPercent: 107, performanceUnits: 8800, restrictedUnits: 8800, other: 28340 } } },
  { name: 'Aaron B. Whitfield', title: 'Senior Vice President, General Counsel and Corporate Secretary', age: 46, owned: { 2024: 29876, 2025: 37744 }, years: {
    2022: { salary: 385000, targetPercent: 55, payoutPercent: 88, performanceUnits: 7000, restrictedUnits: 7000, other: 24610 },
    2023: { salary: 398000, targetPercent: 55, payoutPercent: 101, performanceUnits: 7300, restrictedUnits: 7300, other: 25230 },
    2024: { salary: 411000, targetPercent: 55, payoutPercent: 112, performanceUnits: 7600, restrictedUnits: 7600, other: 25905 },
    2025: { salary: 425000, targetPercent: 55, payoutPercent: 107, performanceUnits: 7500, restrictedUnits: 7500, other: 26680 } } },
];
