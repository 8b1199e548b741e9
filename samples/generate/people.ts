/** Facts about people and pay, and the sums that filings derive from them. */
export interface Director {
  name: string;
  age: number;
  since: number;
  isIndependent: boolean;
  isWoman: boolean;
  isDiverse: boolean;
  title: string;
  committees: string[];
  otherBoards: string[];
  bio: string;
  skills: string[];
  /** Fees earned in cash and grant value of stock; absent for employees. */
  fees?: number;
  stock?: number;
}

export interface OfficerYear {
  salary: number;
  bonus?: number;
  /** Target annual incentive in percent of salary, and the payout in percent of target. */
  targetPercent: number;
  payoutPercent: number;
  /** Shares granted: performance units at target, time-based units, and a special award. */
  performanceUnits: number;
  restrictedUnits: number;
  specialUnits?: number;
  pension?: number;
  other: number;
}

export interface Officer {
  name: string;
  title: string;
  age: number;
  years: Record<number, OfficerYear>;
  /** Beneficially owned shares, rights within sixty days included. */
  owned: Record<number, number>;
}

export interface PayRow {
  salary: number;
  bonus: number;
  stock: number;
  nonEquity: number;
  pension: number;
  other: number;
  total: number;
  targetBonus: number;
  performanceValue: number;
  restrictedValue: number;
  specialValue: number;
}

/** One row of the Summary Compensation Table from the grants and the payout of that year. */
export function payRow(year: OfficerYear, grantPrice: number, specialPrice = grantPrice): PayRow {
  const targetBonus = Math.round((year.salary * year.targetPercent) / 100);
  const performanceValue = Math.round(year.performanceUnits * grantPrice);
  const restrictedValue = Math.round(year.restrictedUnits * grantPrice);
  const specialValue = Math.round((year.specialUnits ?? 0) * specialPrice);
  const row = {
    salary: year.salary,
    bonus: year.bonus ?? 0,
    stock: performanceValue + restrictedValue + specialValue,
    nonEquity: Math.round((targetBonus * year.payoutPercent) / 100),
    pension: year.pension ?? 0,
    other: year.other,
  };
  const total = row.salary + row.bonus + row.stock + row.nonEquity + row.pension + row.other;
  return { ...row, total, targetBonus, performanceValue, restrictedValue, specialValue };
}

export function independentCount(directors: Director[]): number {
  return directors.filter((director) => director.isIndependent).length;
}

export function averageTenure(directors: Director[], year: number): number {
  return directors.reduce((sum, director) => sum + (year - director.since), 0) / directors.length;
}

export function averageAge(directors: Director[]): number {
  return directors.reduce((sum, director) => sum + director.age, 0) / directors.length;
}

export interface Holder {
  name: string;
  address: string;
  shares: number;
}

export interface ProxyYear {
  fiscalYear: number;
  meetingDate: string;
  recordDate: string;
  proxyDate: string;
  sharesOutstanding: number;
  sayOnPaySupport: number;
  medianPay: number;
  boardMeetings: number;
  committeeMeetings: Record<string, number>;
  directors: Director[];
  audit: { audit: number; auditRelated: number; tax: number; other: number };
  priorAudit: { audit: number; auditRelated: number; tax: number; other: number };
  holders: Holder[];
  yearEndPrice: number;
  /**
   * Earlier rows of pay versus performance: year, CEO total, CEO paid, others' total, others' paid, returns, income,
   * measure.
   */
  payVersusPerformance: PayPerformance[];
}

export interface PayPerformance {
  year: number;
  ceoTotal: number;
  ceoPaid: number;
  othersTotal: number;
  othersPaid: number;
  shareholderReturn: number;
  peerReturn: number;
  netIncome: number;
  measure: number;
}
