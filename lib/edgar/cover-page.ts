import { Parser } from 'htmlparser2';

/** Values of a filing's cover page in inline XBRL. The company's own fiscal year takes precedence over any rule. */
export type CoverPage = {
  fiscalYear: number | null;
  /** "FY", "Q1", "Q2" or "Q3". */
  fiscalPeriod: string | null;
  isAmendment: boolean | null;
};

/** The tags read, and the longest value in characters; a longer one is not a value of a cover page. */
const YEAR = 'dei:DocumentFiscalYearFocus';
const PERIOD = 'dei:DocumentFiscalPeriodFocus';
const AMENDMENT = 'dei:AmendmentFlag';
const MAX_LENGTH = 2000;
/** No filing nests deeper; a hostile one that does must not hold up a worker. */
const MAX_DEPTH = 2000;
const CHUNK = 65_536;

/** Reads the document and entity facts of inline XBRL; every field is null in a filing without it. */
export function readCoverPage(html: string): CoverPage {
  const values = readValues(html, [YEAR, PERIOD, AMENDMENT]);
  const year = values.get(YEAR);
  const period = values.get(PERIOD);
  const amendment = values.get(AMENDMENT)?.toLowerCase();
  return {
    fiscalYear: year && /^(19|20)\d{2}$/.test(year) ? Number(year) : null,
    fiscalPeriod: period && /^(FY|Q[1-4])$/.test(period) ? period : null,
    isAmendment: amendment ? ['true', 'yes', '☒'].includes(amendment) : null,
  };
}

/** The words in the first inline XBRL element of each name, without tags. Stops when it has them all. */
function readValues(html: string, names: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  let depth = 0;
  let current: { name: string; depth: number; text: string } | undefined;
  const parser = new Parser(
    {
      onopentag(tag, { name = '' }) {
        depth += 1;
        if (!current && tag.startsWith('ix:') && names.includes(name) && !values.has(name))
          current = { name, depth, text: '' };
      },
      ontext(text) {
        if (current && current.text.length <= MAX_LENGTH) current.text += text;
      },
      onclosetag() {
        if (current?.depth === depth) {
          values.set(current.name, current.text.length > MAX_LENGTH ? '' : current.text.trim());
          current = undefined;
        }
        depth -= 1;
      },
    },
    { recognizeSelfClosing: true },
  );
  for (let at = 0; at < html.length && values.size < names.length && depth <= MAX_DEPTH; at += CHUNK)
    parser.write(html.slice(at, at + CHUNK));
  return values;
}
