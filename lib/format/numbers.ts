/** Shown for a missing value. */
export const MISSING = '—';

const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** 1284 → "1,284". */
export function formatCount(value: number | null | undefined): string {
  return isNumber(value) ? wholeNumber.format(value) : MISSING;
}

/** (14, "company", "companies") → "14 companies". */
export function formatCounted(value: number, singular: string, plural = `${singular}s`): string {
  return `${wholeNumber.format(value)} ${value === 1 ? singular : plural}`;
}

/** "a 10-K", "an 8-K": chosen by pronunciation. */
export function withArticle(noun: string): string {
  return `${/^(?:8|11(?!\d)|18(?!\d)|[aeio]|[FHLMNRSX](?:[A-Z\d-]|$))/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** 21846210 → "$21,846,210". */
export function formatDollars(value: number | null | undefined): string {
  return isNumber(value) ? wholeDollars.format(value) : MISSING;
}

/** 214 → "214:1". */
export function formatRatio(value: number | null | undefined): string {
  return isNumber(value) ? `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(value)}:1` : MISSING;
}

/** A share from 0 to 1: 0.97 → "97%". */
export function formatPercent(share: number | null | undefined): string {
  return isNumber(share) ? `${Math.round(share * 100)}%` : MISSING;
}

/** 61 → "p. 61". */
export function formatPage(page: number | null | undefined): string {
  return isNumber(page) ? `p. ${page}` : MISSING;
}

/** Ten digits: "914725" → "0000914725". */
export function formatCik(cik: string | number | null | undefined): string {
  return cik === null || cik === undefined || cik === '' ? MISSING : String(cik).padStart(10, '0');
}

/** 2400000 → "2.4 MB". */
export function formatBytes(sizeBytes: number | null | undefined): string {
  if (!isNumber(sizeBytes)) return MISSING;
  if (sizeBytes < 1000) return `${sizeBytes} B`;
  if (sizeBytes < 1_000_000) return `${Math.round(sizeBytes / 1000)} kB`;
  return `${(sizeBytes / 1_000_000).toFixed(1)} MB`;
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
