import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { reports } from '@/db/schema';
import { log } from '@/lib/log';
import { files } from '@/lib/storage';

type Bytes = Uint8Array<ArrayBuffer>;
type Revision = { id: string; revision: number };

/** Increase it with every change of the layout, so that revisions are rendered again. */
const PDF_LAYOUT = 1;

const inProgress = new Map<string, Promise<Bytes>>();

/**
 * The PDF of a completed revision, rendered once and stored with the other files. A revision never changes, so its file
 * stays valid.
 */
export async function storedPdf(report: Revision, make: () => Promise<Bytes>): Promise<Bytes> {
  const key = keyOf(report);
  const kept = await files().get(key);
  if (kept) return kept;
  const running = inProgress.get(key);
  if (running) return (await running).slice();
  const making = renderAndStore(key, report.id, make).finally(() => inProgress.delete(key));
  inProgress.set(key, making);
  return making;
}

/** The keys of all PDF files that may be stored for a report. */
export function pdfKeysOf({ id, revision }: Revision): string[] {
  return Array.from({ length: revision }, (_, index) => index + 1).flatMap((each) =>
    Array.from({ length: PDF_LAYOUT }, (_, layout) => keyOf({ id, revision: each }, layout + 1)),
  );
}

async function renderAndStore(key: string, reportId: string, make: () => Promise<Bytes>): Promise<Bytes> {
  const bytes = await make();
  try {
    await files().put(key, bytes, 'application/pdf');
    // The report may have been deleted meanwhile; then the stored file is removed.
    const [row] = await database().select({ id: reports.id }).from(reports).where(eq(reports.id, reportId));
    if (!row) await files().remove(key);
  } catch (error) {
    log.warn({ err: error, reportId }, 'the PDF of a report could not be kept; it is made again next time');
  }
  return bytes;
}

function keyOf({ id, revision }: Revision, layout = PDF_LAYOUT): string {
  return `reports/${id}/${revision}-layout-${layout}.pdf`;
}
