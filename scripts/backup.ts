import path from 'node:path';
import { makeBackup } from './backup/make-backup';
import { withInstallation } from './backup/open-installation';
import { Refusal } from './supervisor/refusal';

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run backup -- <folder>`: database, files and secret of the installation in one new folder. */
async function main([target]: string[]): Promise<number> {
  const made = new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-');
  const folder = path.resolve(target ?? `plumbline-backup-${made}`);
  try {
    const {
      tables,
      files,
      missing_files: missing,
    } = await withInstallation({ isNew: false }, (installation) => makeBackup(installation, folder));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const megabytes = files.reduce((sum, file) => sum + file.bytes, 0) / 1e6;
    printLine(
      `Backed up ${rows.toLocaleString('en-US')} rows of ${tables.length} tables and ` +
        `${files.length.toLocaleString('en-US')} files (${megabytes.toFixed(1)} MB) to ${folder}.`,
    );
    if (missing.length > 0)
      printLine(`The file store lacks ${missing.length} files that documents name: ${missing[0]} …`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    return 1;
  }
}

process.exit(await main(process.argv.slice(2)));
