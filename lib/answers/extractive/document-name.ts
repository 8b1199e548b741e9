import type { DocumentInfo } from '../types';

/** Heading of a document's line: "DEF 14A, FY2023", with the company when the documents are of several companies. */
export function documentName(document: DocumentInfo, documents: readonly DocumentInfo[]): string {
  const short = document.label.replace(/\bfiscal year (?=\d{4}\b)/, 'FY');
  const company = `${document.companyName}, `;
  const isAlone = documents.every((other) => other.companyName === document.companyName);
  return isAlone && document.companyName !== '' && short.startsWith(company) ? short.slice(company.length) : short;
}
