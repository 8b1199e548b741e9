import { AppError } from '@/lib/errors';

export const EDGAR_HOSTS = ['data.sec.gov', 'www.sec.gov'] as const;
type EdgarHost = (typeof EDGAR_HOSTS)[number];

/**
 * A resource that EDGAR serves. `path` is already encoded and begins with a slash; `what` names it in error sentences.
 */
export type EdgarResource = { host: EdgarHost; path: string; what: string };

export type FilingAddress = { cik: string; accessionNumber: string };

/**
 * Ten digits with leading zeros, as EDGAR and the catalogue write it. Throws `invalid` for anything but one to ten
 * digits.
 */
export function padCik(cik: string | number): string {
  const digits = String(cik).trim();
  if (!/^\d{1,10}$/.test(digits) || Number(digits) === 0)
    throw new AppError('invalid', `“${digits}” is not a CIK: it has 1 to 10 digits.`);
  return digits.padStart(10, '0');
}

/** The SEC's list of companies with a ticker. */
export function catalogueResource(): EdgarResource {
  return { host: 'www.sec.gov', path: '/files/company_tickers.json', what: 'the company catalogue' };
}

/** The newest page of a filer's list of filings. */
export function submissionsResource(cik: string): EdgarResource {
  return { host: 'data.sec.gov', path: `/submissions/CIK${cik}.json`, what: `the filer with CIK ${cik}` };
}

/**
 * An older page of a filer's list, by the name given in the newest page. Throws `unavailable` for a name of another
 * form.
 */
export function olderPageResource(cik: string, name: string): EdgarResource {
  if (!new RegExp(`^CIK${cik}-submissions-\\d{1,6}\\.json$`).test(name)) {
    throw new AppError('unavailable', `EDGAR listed an older page under an unexpected name for CIK ${cik}.`);
  }
  return { host: 'data.sec.gov', path: `/submissions/${name}`, what: `an older page of filings of CIK ${cik}` };
}

/**
 * A file in a filing's folder. The name may have one stylesheet folder in front ("xslF345X05/doc.xml"). Throws
 * `invalid` for a name that leaves the folder.
 */
export function archiveResource(filing: FilingAddress, fileName: string, what: string): EdgarResource {
  const segments = fileName.split('/');
  const isPlain = segments.every((segment) => /^[^/\\\0]+$/.test(segment) && segment !== '.' && segment !== '..');
  const isInFolder = segments.length === 1 || (segments.length === 2 && segments[0]?.startsWith('xsl'));
  if (!isPlain || !isInFolder)
    throw new AppError('invalid', `EDGAR names a file outside the filing's folder (${fileName.slice(0, 100)}).`);
  return {
    host: 'www.sec.gov',
    path: `${archiveFolderPath(filing)}${segments.map(encodeURIComponent).join('/')}`,
    what,
  };
}

/** The path of a filing's folder on www.sec.gov. Throws `invalid` for a CIK or accession number of another form. */
export function archiveFolderPath({ cik, accessionNumber }: FilingAddress): string {
  if (!/^\d{10}-\d{2}-\d{6}$/.test(accessionNumber))
    throw new AppError('invalid', `“${accessionNumber.slice(0, 40)}” is not an accession number.`);
  return `/Archives/edgar/data/${Number(padCik(cik))}/${accessionNumber.replaceAll('-', '')}/`;
}

/** The page on the SEC's site where users read this filing; never fetched by the product. */
export function publicFilingUrl({ cik, accessionNumber }: FilingAddress): string {
  return `https://www.sec.gov${archiveFolderPath({ cik, accessionNumber })}${accessionNumber}-index.htm`;
}
