import type { Wording } from './wordings';

/**
 * Wordings for the pay of the chief executive and the median employee, modelled on filings and written for these tests.
 * # marks a heading; three spaces separate table cells.
 */
export const PAY_WORDINGS: Wording[] = [
  {
    key: 'ceo_pay_ratio',
    value: 120,
    text: `#CEO Pay Ratio
For 2023, the ratio of the compensation of Mr. Old, our former CEO, to the median employee was 95:1, and the ratio for \
Ms. New, our current CEO, annualized, was 120:1.`,
  },
  {
    key: 'ceo_pay_ratio',
    value: 0.87,
    text: `#Pay Ratio
The ratio of his annual total compensation to that of the median employee was 0.87 to 1.`,
  },
  {
    key: 'ceo_pay_ratio',
    value: 1447,
    text: `#CEO Pay Ratio
The ratio of the annual total compensation of our CEO to the median of all employees was 1,447 times.`,
  },
  {
    key: 'ceo_pay_ratio',
    value: undefined,
    text: `#Pay Ratio
As an emerging growth company, we are not required to provide the pay ratio of our CEO to our median employee.`,
  },
  {
    key: 'ceo_pay_ratio',
    value: 186,
    text: `#CEO Pay Ratio
For 2023, our last completed fiscal year, the median of the annual total compensation of all employees of our company \
(other than our CEO) was $84,220; and the annual total compensation of our CEO was $15,664,920. Based on this \
information, for 2023 the ratio of the annual total compensation of our CEO to the median of the annual total \
compensation of all employees was 186 to 1.`,
  },
  {
    key: 'median_employee_pay',
    value: 84220,
    text: `#CEO Pay Ratio
For 2023, our last completed fiscal year, the median of the annual total compensation of all employees of our company \
(other than our CEO) was $84,220; and the annual total compensation of our CEO was $15,664,920. Based on this \
information, for 2023 the ratio of the annual total compensation of our CEO to the median of the annual total \
compensation of all employees was 186 to 1.`,
  },
  {
    key: 'ceo_pay_ratio',
    value: 254,
    text: `#Pay Ratio Disclosure
The 2023 annual total compensation of our median employee was $61,310. The 2023 annual total compensation of Ms. \
Ortiz, our Chief Executive Officer, was $15,572,740. The ratio of these amounts is 254:1.`,
  },
  {
    key: 'ceo_pay_ratio',
    value: 1120,
    text: `#CEO PAY RATIO
Our CEO's annual total compensation of $18,200,000 was approximately 1,120 times that of the median of the annual \
total compensation of all other associates of $16,250.`,
  },
  {
    key: 'median_employee_pay',
    value: 16250,
    text: `#CEO PAY RATIO
Our CEO's annual total compensation of $18,200,000 was approximately 1,120 times that of the median of the annual \
total compensation of all other associates of $16,250.`,
  },
  {
    key: 'ceo_pay_ratio',
    value: 93,
    text: `#Pay Ratio
CEO total annual compensation   $ 7,812,000
Median employee total annual compensation   $ 84,000
Ratio of CEO to median employee compensation   93:1`,
  },
  {
    key: 'median_employee_pay',
    value: 84000,
    text: `#Pay Ratio
CEO total annual compensation   $ 7,812,000
Median employee total annual compensation   $ 84,000
Ratio of CEO to median employee compensation   93:1`,
  },
  {
    key: 'ceo_pay_ratio',
    value: 41.5,
    text: `#PEO Pay Ratio
Annual total compensation of our PEO   $2,905,000
Annual total compensation of our median employee   $70,000
Ratio   41.5 to 1`,
  },
  {
    key: 'ceo_pay_ratio',
    value: 310,
    text: `#CEO Pay Ratio
As a result, we estimate that Mr. Brown's 2022 total annual compensation was approximately 310 times the compensation \
of our median employee. As noted below, if we excluded the one-time award, the ratio would have been 150 to 1.`,
  },
  {
    key: 'ceo_pay_ratio',
    value: 75,
    text: `#Pay ratio
The annual total compensation for our Chief Executive Officer in 2023 represents seventy-five times (75x) the median \
employee's compensation of $120,441.`,
  },
  {
    key: 'ceo_pay_ratio',
    value: 12,
    text: `#CEO Pay Ratio
The total compensation of our CEO for 2023 as reported in the Summary Compensation Table was $1,001,222. The median \
annual total compensation of all employees excluding our CEO was $83,441. Therefore our CEO to median employee pay \
ratio is approximately 12 to one.`,
  },
  {
    key: 'ceo_total_pay',
    value: 14321000,
    text: `#Summary Compensation Table
Name and Principal Position   Year   Salary ($)   Bonus ($)   Stock Awards ($)   Non-Equity Incentive Plan \
Compensation ($)   All Other Compensation ($)   Total ($)
Jane Q. Public   2023   1,200,000   0   10,000,000   3,000,000   121,000   14,321,000
Chair and Chief Executive Officer   2022   1,150,000   0   9,000,000   2,500,000   110,000   12,760,000
   2021   1,100,000   0   8,500,000   2,000,000   100,000   11,700,000
John Doe   2023   700,000   0   3,000,000   800,000   50,000   4,550,000
Executive Vice President and CFO   2022   650,000   0   2,800,000   700,000   45,000   4,195,000`,
  },
  {
    key: 'ceo_name',
    value: 'Jane Q. Public',
    text: `#Summary Compensation Table
Name and Principal Position   Year   Salary ($)   Bonus ($)   Stock Awards ($)   Non-Equity Incentive Plan \
Compensation ($)   All Other Compensation ($)   Total ($)
Jane Q. Public   2023   1,200,000   0   10,000,000   3,000,000   121,000   14,321,000
Chair and Chief Executive Officer   2022   1,150,000   0   9,000,000   2,500,000   110,000   12,760,000
   2021   1,100,000   0   8,500,000   2,000,000   100,000   11,700,000
John Doe   2023   700,000   0   3,000,000   800,000   50,000   4,550,000
Executive Vice President and CFO   2022   650,000   0   2,800,000   700,000   45,000   4,195,000`,
  },
  {
    key: 'ceo_total_pay',
    value: 650500,
    text: `#Summary Compensation Table
Name and Principal Position   Year   Salary   Bonus   Stock Awards   All Other Compensation   Total
Richard Roe, President and CEO   2023   $400,000   $100,000   $125,000   $25,500   $650,500
   2022   $380,000   $90,000   $0   $24,000   $494,000
Ann Lee, Chief Financial Officer   2023   $300,000   $50,000   $60,000   $15,000   $425,000
   2022   $290,000   $45,000   $0   $14,000   $349,000`,
  },
  {
    key: 'ceo_total_pay',
    value: 6050000,
    text: `#Summary Compensation Table
Name   Year   Salary   Bonus   Stock Awards   Other   Total   Total Without Change in Pension Value
Alan Turing   2023   1,000,000   0   5,000,000   50,000   6,050,000   5,900,000
Chief Executive Officer   2022   1,000,000   0   4,000,000   50,000   5,050,000   4,900,000
Grace Hopper   2023   600,000   0   2,000,000   40,000   2,640,000   2,600,000`,
  },
  {
    key: 'ceo_pay_ratio',
    value: 62,
    text: `#Pay Ratio
We determined that the 2023 annual total compensation of our median employee was $103,500. Mr. Chen's annual total \
compensation for 2023 was $6,417,000 and the ratio of CEO pay to median worker pay is 62-to-1.`,
  },
  {
    key: 'ceo_pay_ratio',
    value: 27,
    text: `#CEO Pay Ratio Disclosure
The annual total compensation of the median employee for 2023 was $71,030 and of our CEO was $1,917,810, producing a \
ratio of 27.0 to 1.0.`,
  },
  {
    key: 'ceo_pay_ratio',
    value: 33,
    text: `#Pay ratio
Median Employee Annual Total Compensation   $55,000
CEO Annual Total Compensation   $1,815,000
CEO to Median Employee Pay Ratio   33 : 1`,
  },
  {
    key: 'median_employee_pay',
    value: 55000,
    text: `#Pay ratio
Median Employee Annual Total Compensation   $55,000
CEO Annual Total Compensation   $1,815,000
CEO to Median Employee Pay Ratio   33 : 1`,
  },
  {
    key: 'ceo_pay_ratio',
    value: 18,
    text:
      'Our CEO to median employee pay ratio is 18:1, calculated in accordance with Item 402(u). The median employee ' +
      'had compensation of $66,000.',
  },
  {
    key: 'ceo_total_pay',
    value: 9876543,
    text: `#SUMMARY COMPENSATION TABLE
NAME AND PRINCIPAL POSITION   YEAR   SALARY   STOCK AWARDS   OPTION AWARDS   NON-EQUITY   ALL OTHER   TOTAL
Maria Silva
Chief Executive Officer
2023   1,000,000   5,000,000   2,000,000   1,800,000   76,543   9,876,543
2022   950,000   4,500,000   1,800,000   1,500,000   70,000   8,820,000
Peter Novak
Chief Financial Officer
2023   600,000   1,500,000   500,000   600,000   40,000   3,240,000
2022   580,000   1,400,000   480,000   550,000   39,000   3,049,000`,
  },
  {
    // The signers of a report are above the table; the name has a letter that English does not use.
    key: 'ceo_name',
    value: 'Tobias G. Krähenbühl',
    text: `#Compensation Committee Report
Lakshmi Venkataraghavan, Chair
Henrietta W. Cloverdale
#Summary Compensation Table
Name and Principal Position   Year   Salary ($)   Bonus ($)   Stock Awards ($)   Non-Equity Incentive Plan \
Compensation ($)   All Other Compensation ($)   Total ($)
Tobias G. Krähenbühl   2023   1,200,000   0   10,000,000   3,000,000   121,000   14,321,000
President and Chief Executive Officer   2022   1,150,000   0   9,000,000   2,500,000   110,000   12,760,000
   2021   1,100,000   0   8,500,000   2,000,000   100,000   11,700,000
John Doe   2023   700,000   0   3,000,000   800,000   50,000   4,550,000
Executive Vice President and CFO   2022   650,000   0   2,800,000   700,000   45,000   4,195,000`,
  },
  {
    key: 'ceo_name',
    value: 'Maria Silva',
    text: `#SUMMARY COMPENSATION TABLE
NAME AND PRINCIPAL POSITION   YEAR   SALARY   STOCK AWARDS   OPTION AWARDS   NON-EQUITY   ALL OTHER   TOTAL
Maria Silva
Chief Executive Officer
2023   1,000,000   5,000,000   2,000,000   1,800,000   76,543   9,876,543
2022   950,000   4,500,000   1,800,000   1,500,000   70,000   8,820,000
Peter Novak
Chief Financial Officer
2023   600,000   1,500,000   500,000   600,000   40,000   3,240,000
2022   580,000   1,400,000   480,000   550,000   39,000   3,049,000`,
  },
];
