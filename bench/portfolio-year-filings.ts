/** A filing as it becomes ready: found by the poll of the next morning and processed in turn. */
export type Arrival = { at: Date; company: number; form: string; filingDate: string; meetingDate: string | null };

const YEAR = 2026;
const POLL_HOUR_UTC = 3;
const PROCESSING_SECONDS = 12;

type Season = { from: string; to: string; share: number };

/** When calendar-year filers file; the rest of each share has other fiscal years. */
const ANNUAL_REPORTS: Season[] = [
  { from: '02-10', to: '03-16', share: 0.78 },
  { from: '01-02', to: '12-30', share: 0.22 },
];
const PROXIES: Season[] = [
  { from: '03-10', to: '04-30', share: 0.72 },
  { from: '05-01', to: '06-15', share: 0.1 },
  { from: '01-05', to: '12-20', share: 0.18 },
];
const EXTRA_MATERIAL_SHARE = 0.45;
const AMENDED_REPORT_SHARE = 0.06;

/** The year's filings of a portfolio, the same for the same number of companies. */
export function portfolioFilings(companies: number): Arrival[] {
  const random = seeded(20260101);
  const filed: Omit<Arrival, 'at'>[] = [];
  const file = (company: number, form: string, date: Date, meetingDate: string | null) =>
    filed.push({ company, form, filingDate: toWeekday(date), meetingDate });
  for (let company = 0; company < companies; company += 1) {
    const annual = dayIn(ANNUAL_REPORTS, random);
    file(company, '10-K', annual, null);
    if (random() < AMENDED_REPORT_SHARE) file(company, '10-K/A', addDays(annual, 30), null);
    const proxy = dayIn(PROXIES, random);
    const meeting = addDays(proxy, 38 + Math.floor(random() * 14))
      .toISOString()
      .slice(0, 10);
    file(company, 'DEF 14A', proxy, meeting);
    if (random() < EXTRA_MATERIAL_SHARE)
      file(company, 'DEFA14A', addDays(proxy, 3 + Math.floor(random() * 25)), meeting);
  }
  return processed(filed.filter((each) => each.filingDate.startsWith(String(YEAR))));
}

/** One after the other from the morning's poll on. */
function processed(filed: Omit<Arrival, 'at'>[]): Arrival[] {
  const byDay = Map.groupBy(filed, (each) => each.filingDate);
  return [...byDay]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([day, ofDay]) => {
      const poll = addDays(new Date(`${day}T00:00:00Z`), 1).getTime() + (POLL_HOUR_UTC * 60 + 10) * 60_000;
      return ofDay.map((each, index) => ({ ...each, at: new Date(poll + (index + 1) * PROCESSING_SECONDS * 1000) }));
    });
}

function dayIn(seasons: readonly Season[], random: () => number): Date {
  let left = random();
  const season = seasons.find(({ share }) => (left -= share) < 0) ?? seasons[0];
  const from = Date.parse(`${YEAR}-${season?.from}T00:00:00Z`);
  const to = Date.parse(`${YEAR}-${season?.to}T00:00:00Z`);
  // The middle of a season is its peak.
  return new Date(from + ((random() + random()) / 2) * (to - from));
}

function toWeekday(date: Date): string {
  const shift = [1, 0, 0, 0, 0, 0, 2][date.getUTCDay()] ?? 0;
  return addDays(date, shift).toISOString().slice(0, 10);
}

function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000);
}

/** A small linear generator; runs are compared with each other, not with chance. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
