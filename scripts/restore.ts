import path from 'node:path';
import { withInstallation } from './backup/open-installation';
import { restoreBackup } from './backup/restore-backup';
import { Refusal } from './supervisor/refusal';

/** `npm run restore -- <folder>`: a back-up into the new installation that the environment describes. */
async function main([source]: string[]): Promise<number> {
  if (!source) {
    process.stderr.write('\nName the folder of the back-up: npm run restore -- <folder>\n');
    return 1;
  }
  try {
    const {
      made_at: madeAt,
      tables,
      files,
    } = await withInstallation({ isNew: true }, (installation) => restoreBackup(installation, path.resolve(source)));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `Restored ${rows.toLocaleString('en-US')} rows of ${tables.length} tables and ` +
        `${files.length.toLocaleString('en-US')} files as of ${madeAt}. npm start goes on with them.\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    return 1;
  }
}

process.exit(await main(process.argv.slice(2)));
