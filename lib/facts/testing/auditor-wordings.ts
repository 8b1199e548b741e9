import type { Wording } from './wordings';

/**
 * Wordings for the auditor and its fees, modelled on filings and written for these tests. # marks a heading; three
 * spaces separate table cells.
 */
export const AUDITOR_WORDINGS: Wording[] = [
  {
    key: 'auditor',
    value: 'KPMG LLP',
    text: `#PROPOSAL 2
The Audit Committee has selected KPMG LLP as the Company's independent registered public accounting firm for the \
fiscal year ending December 31, 2024, and shareholders are asked to ratify this selection.`,
  },
  {
    key: 'auditor',
    value: 'BDO USA',
    text: `#Ratification of auditors
The Board recommends a vote FOR the ratification of BDO USA, P.C. as our independent registered public accounting firm \
for 2024.`,
  },
  {
    key: 'auditor',
    value: 'Wolf & Company, P.C.',
    text: `#Proposal 3: Ratification of the appointment of independent registered public accounting firm
The Audit Committee has appointed Wolf & Company, P.C. to serve as our independent registered public accounting firm \
for the year ending June 30, 2024.`,
  },
  {
    key: 'auditor',
    value: 'Yount, Hyde & Barbour, P.C.',
    text: `#Ratification
The audit committee has appointed Yount, Hyde & Barbour, P.C. as the company's independent registered public \
accounting firm for 2023.`,
  },
  {
    key: 'auditor',
    value: 'S.R. Snodgrass, P.C.',
    text: `#Ratification
Ratification of the appointment of S.R. Snodgrass, P.C. as independent registered public accountants for 2024`,
  },
  {
    key: 'auditor',
    value: 'Haskell & White LLP',
    text: `#PROPOSAL NO. 2
To ratify the appointment of Haskell & White LLP as our independent registered public accounting firm for the fiscal \
year ending December 31, 2024.`,
  },
  {
    key: 'auditor',
    value: 'Deloitte & Touche LLP',
    text:
      'Ratify the selection of Deloitte & Touche LLP ("Deloitte") as our independent auditor. In 2021 the Committee ' +
      'dismissed Ernst & Young LLP, our former independent auditor.',
  },
  {
    key: 'auditor_since',
    value: 1985,
    text: `PricewaterhouseCoopers LLP has been our independent auditor since 1985.`,
  },
  {
    key: 'auditor_since',
    value: 2014,
    text: `#Auditor tenure
Grant Thornton LLP has served as the Company's independent registered public accounting firm continuously since fiscal \
year 2014.`,
  },
  {
    key: 'audit_fees',
    value: 4250000,
    text: `#Audit Fees
The following table shows fees for 2023 and 2022 (in thousands):
   2023   2022
Audit fees   $4,250   $4,100
Audit-related fees   310   120
Tax fees   850   900
All other fees   5   5
Total fees   $5,415   $5,125`,
  },
  {
    key: 'tax_fees',
    value: 850000,
    text: `#Audit Fees
The following table shows fees for 2023 and 2022 (in thousands):
   2023   2022
Audit fees   $4,250   $4,100
Audit-related fees   310   120
Tax fees   850   900
All other fees   5   5
Total fees   $5,415   $5,125`,
  },
  {
    key: 'audit_fees',
    value: 12400000,
    text: `#Fees paid to the auditor
Type of Fees   2023   2022
(in millions)
Audit Fees   $12.4   $11.9
Audit-Related Fees   0.6   0.5
Tax Fees   1.1   1.4
All Other Fees   0.0   0.0
Total   $14.1   $13.8`,
  },
  {
    key: 'audit_fees',
    value: 1875000,
    text: `#Principal accountant fees
Fiscal Year Ended   Audit Fees   Audit-Related Fees   Tax Fees   All Other Fees   Total
2023   $1,875,000   $45,000   $210,000   $2,000   $2,132,000
2022   $1,790,000   $40,000   $190,000   $2,000   $2,022,000`,
  },
  {
    key: 'audit_fees',
    value: 982500,
    text: `#Audit and Non-Audit Fees
The aggregate fees billed by Marcum LLP for professional services are as follows:
Year Ended December 31,
   2022   2023
Audit Fees(1)   $ 875,300   $ 982,500
Audit-Related Fees   -   -
Tax Fees   25,000   30,000
All Other Fees   -   -`,
  },
  {
    key: 'audit_fees',
    value: 512300,
    text: `Audit Fees. The aggregate fees billed by our auditor for professional services rendered for the audit of \
our annual financial statements and quarterly reviews were $512,300 for fiscal 2023 and $488,100 for fiscal 2022.
Audit-Related Fees. There were no audit-related fees.`,
  },
  {
    key: 'audit_fees',
    value: 2310000,
    text: `#Independent Auditor Fees
The following table sets forth the fees billed by KPMG LLP:
Fee Category   Fiscal 2023 ($)   Fiscal 2022 ($)
Audit Fees   2,310,000   2,205,000
Audit-Related Fees   15,000   12,000
Tax Fees   100,000   90,000
All Other Fees   1,800   1,800
Total Fees   2,426,800   2,308,800`,
  },
  {
    key: 'total_auditor_fees',
    value: 2426800,
    text: `#Independent Auditor Fees
The following table sets forth the fees billed by KPMG LLP:
Fee Category   Fiscal 2023 ($)   Fiscal 2022 ($)
Audit Fees   2,310,000   2,205,000
Audit-Related Fees   15,000   12,000
Tax Fees   100,000   90,000
All Other Fees   1,800   1,800
Total Fees   2,426,800   2,308,800`,
  },
  {
    key: 'audit_fees',
    value: 7900000,
    text: `#Fees Paid to Independent Registered Public Accounting Firm
($ in millions)
Fees   2022   2023
Audit   $   7.6   $   7.9
Audit-related   0.4   0.3
Tax   1.0   1.2
All other   -   -
Total   $   9.0   $   9.4`,
  },
  {
    key: 'audit_fees',
    value: 301500,
    text: `#Audit fees
   For the years ended December 31,
   2023   2022
Audit fees (1)   $301,500   $278,000
Audit related fees (2)   12,500   11,000
Tax fees (3)   33,000   31,500`,
  },
  {
    key: 'auditor',
    value: 'Crowe LLP',
    text: `Ratification of Crowe LLP as the Company's independent auditor`,
  },
  {
    key: 'auditor',
    value: 'Ernst & Young LLP',
    text: `RATIFICATION OF THE APPOINTMENT OF ERNST & YOUNG LLP AS INDEPENDENT REGISTERED PUBLIC ACCOUNTING FIRM`,
  },
  {
    key: 'auditor',
    value: 'PricewaterhouseCoopers LLP',
    text: `The Audit Committee has re-appointed PwC as the independent registered public accounting firm for 2024.`,
  },
  {
    key: 'auditor',
    value: 'FORVIS, LLP',
    text: `To ratify the Audit Committee's selection of FORVIS, LLP as independent auditors`,
  },
  {
    key: 'auditor',
    value: 'Baker Tilly',
    text: `Baker Tilly US, LLP has been selected as our independent registered public accounting firm`,
  },
];
