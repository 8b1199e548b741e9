import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '../temp-folder';

type Row = {
  accessionNumber: string;
  form: string;
  filingDate: string;
  reportDate?: string;
  primaryDocument?: string;
};

type Filer = {
  cik: string;
  name: string;
  fiscalYearEnd?: string;
  recent: Row[];
  /** Older pages by number; `isListedOnly` pages are named in the list but missing in the folder. */
  older?: { rows: Row[]; isListedOnly?: boolean }[];
};

/** A new temporary folder with EDGAR's structure, to which tests add files. */
export async function makeEdgarFolder() {
  const { folder: root, remove } = await tempFolder();
  const write = async (name: string, content: string | Uint8Array) => {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  return {
    root,
    remove,
    write,
    addFiler: async (filer: Filer) => {
      const pages = (filer.older ?? []).map((page, index) => ({
        ...page,
        name: `CIK${filer.cik}-submissions-${String(index + 1).padStart(3, '0')}.json`,
      }));
      const files = pages.map(({ name, rows }) => {
        const dates = rows.map((row) => row.filingDate).sort();
        return { name, filingCount: rows.length, filingFrom: dates[0], filingTo: dates.at(-1) };
      });
      const { cik, name, fiscalYearEnd } = filer;
      await write(
        `data.sec.gov/submissions/CIK${cik}.json`,
        JSON.stringify({ cik, name, tickers: [], fiscalYearEnd, filings: { recent: columnsOf(filer.recent), files } }),
      );
      for (const page of pages.filter((each) => !each.isListedOnly))
        await write(`data.sec.gov/submissions/${page.name}`, JSON.stringify(columnsOf(page.rows)));
    },
    addDocument: (row: { cik: string; accessionNumber: string }, name: string, content: string | Uint8Array) =>
      write(
        `www.sec.gov/Archives/edgar/data/${Number(row.cik)}/${row.accessionNumber.replaceAll('-', '')}/${name}`,
        content,
      ),
  };
}

function columnsOf(rows: Row[]) {
  return {
    accessionNumber: rows.map((row) => row.accessionNumber),
    filingDate: rows.map((row) => row.filingDate),
    reportDate: rows.map((row) => row.reportDate ?? ''),
    form: rows.map((row) => row.form),
    primaryDocument: rows.map((row) => row.primaryDocument ?? ''),
    size: rows.map(() => 1000),
  };
}
