import { expect, it } from 'vitest';
import { pageOf } from '@/lib/pdf/page-of.fixture';
import { readFilingText } from '@/lib/reading/text/filing-text';
import { readSummaryCompensation } from './summary-compensation';

const HEAD =
  'Name and Principal Position   Year   Salary ($)   Stock Awards ($)   All Other Compensation ($)   Total ($)';
const CHIEF =
  'Jane B. Roe   2025   1,000,000   9,000,000   50,000   10,050,000\nChief Executive Officer\n' +
  '2024   950,000   8,000,000   40,000   8,990,000';
const OTHERS =
  'Mark A. Poe   2025   600,000   3,000,000   20,000   3,620,000\nChief Financial Officer\n' +
  '2024   580,000   2,500,000   20,000   3,100,000\n' +
  'Ann C. Doe   2025   500,000   2,000,000   10,000   2,510,000\nGeneral Counsel';

const read = (...texts: string[]) =>
  Object.fromEntries(
    readSummaryCompensation(
      readFilingText(
        texts.map((text, at) => pageOf(text, at + 1)),
        [],
      ),
    ).map(({ key, value }) => [key, value]),
  );
const ROE = { ceo_name: 'Jane B. Roe', ceo_total_pay: 10_050_000 };

it.each([
  ['on one page', [`Summary Compensation Table\n${HEAD}\n${CHIEF}\n${OTHERS}`]],
  ['over two pages, with its head again', [`Summary Compensation Table\n${HEAD}\n${CHIEF}`, `${HEAD}\n${OTHERS}`]],
  ['over two pages, without it', [`Summary Compensation Table\n${HEAD}\n${CHIEF}`, OTHERS]],
])('reads the pay of the chief executive from a table %s', (_, pages) => {
  expect(read(...pages)).toEqual(ROE);
});

it('takes no row of another table on the next page for a part of it', () => {
  const other =
    '#Pay versus Performance\nThe table shows it.\nIt has five years.\nThey are below.\nOf all.\nOf some.\n';
  expect(read(`Summary Compensation Table\n${HEAD}\n${CHIEF}`, `${other}${OTHERS}`)).toEqual({});
});
