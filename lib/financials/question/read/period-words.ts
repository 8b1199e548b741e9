import { MONTHS } from '@/lib/format/words/months';
import { ORDINALS, ORDINALS_IN_DIGITS } from '@/lib/format/words/number-words';
import { oneOf, type Alternatives } from '@/lib/format/patterns';
import { dateIn } from '@/lib/financials/from-tables/column-periods';
import { fiscalPeriodOf, type FiscalPeriod } from '@/lib/financials/fiscal-periods';
import type { FiledStatements } from '@/lib/financials/company-statements';

const QUARTER_OF: Readonly<Record<string, number>> = Object.fromEntries(
  [ORDINALS, ORDINALS_IN_DIGITS].flatMap((ordinals) => ordinals.map((ordinal, at) => [ordinal, at + 1])),
);
const ORDINAL = new RegExp(String.raw`\b(${Object.keys(QUARTER_OF).join('|')})[ -](?:fiscal )?quarter\b`, 'gi');
/** "2Q23", "Q2'23", "Q22023", "Q2 2023". */
const QUARTER_YEAR = /\b(?:([1-4])Q|Q([1-4]))\s?(?:of\s)?(?:FY|fiscal\s)?\s?['’]?(20\d\d|\d\d)\b/gi;
/** The year up to the end of a quarter: "the first six months", "H1", "nine months ended". */
const TO_DATE = new RegExp(
  String.raw`\b(?:(?:the )?first (six|nine|half)(?: months)?|(six|nine) months(?! end)|(H1)|` +
    String.raw`(six|nine) months end(?:ed|ing)(?: on)?(?= [A-Z]))\b`,
  'gi',
);
const PERIODS_BEFORE_DATES: Alternatives = [
  [/(?<quarter>(?:three months|quarter|1[234] weeks) end(?:ed|ing)(?: on)? )/, 'quarter ended '],
  [/(?<year>(?:(?:fiscal )?year|twelve months|5[23] weeks) end(?:ed|ing)(?: on)? )/, 'fiscal year ended '],
];
const DATE = new RegExp(
  String.raw`\b${oneOf(PERIODS_BEFORE_DATES)}?(?<date>${oneOf(MONTHS)} \d{1,2},? 20\d\d)\b`,
  'gi',
);

/** Put before a quarter when the year up to the end of that quarter is meant. */
export const TO_DATE_WORD = 'todate';

/** The question with quarters as "Q2" and dates as the fiscal periods of the filings that end on them. */
export function inFiscalPeriods(question: string, filings: readonly FiledStatements[]): string {
  return question
    .replace(ORDINAL, (_all, word: string) => `Q${QUARTER_OF[word.toLowerCase()]}`)
    .replace(QUARTER_YEAR, (_all, before: string, after: string, year: string) => {
      const whole = year.length === 2 ? `20${year}` : year;
      return `Q${before ?? after} FY${whole}`;
    })
    .replace(TO_DATE, (all, ...groups: (string | undefined)[]) => {
      const long = groups
        .slice(0, 4)
        .find((group) => group !== undefined)
        ?.toLowerCase();
      return / end/i.test(all) ? `${TO_DATE_WORD} quarter ended` : `${TO_DATE_WORD} Q${long === 'nine' ? 3 : 2}`;
    })
    .replace(DATE, (all, ...groups) => {
      const named = groups.at(-1) as { quarter?: string; year?: string; date: string };
      const ends = periodsEnding(dateIn(named.date.replace(/(\d) (20)/, '$1, $2')), filings);
      const found = ends.find(({ quarter }) =>
        named.quarter ? quarter !== null : named.year ? quarter === null : true,
      );
      if (!found) return all;
      return `${found.quarter === null ? '' : `Q${found.quarter} `}FY${found.fiscalYear}`;
    });
}

/** Years before quarters: the last day of a year is named for the year. */
function periodsEnding(day: string | null, filings: readonly FiledStatements[]): FiscalPeriod[] {
  if (day === null) return [];
  return filings
    .flatMap(({ figures, period }) =>
      figures.flatMap(({ periodStart, periodEnd }) =>
        periodEnd === day ? (fiscalPeriodOf({ start: periodStart, end: periodEnd }, period) ?? []) : [],
      ),
    )
    .toSorted((a, b) => (a.quarter ?? 0) - (b.quarter ?? 0));
}
