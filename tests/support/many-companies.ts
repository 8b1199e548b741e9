/** A file for the bulk import: so many companies, named by number. */
export function companiesFile(count: number): File {
  const rows = Array.from({ length: count }, (_, index) => `M${index},${companyName(index)},${6_990_000_000 + index}`);
  return new File([['ticker,name,cik', ...rows].join('\n')], 'many.csv', { type: 'text/csv' });
}

export const companyName = (index: number): string => `Company ${String(index).padStart(4, '0')}`;
