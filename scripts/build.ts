import { Refusal } from './supervisor/refusal';
import { ensureBuild } from './supervisor/web-build';

/** Builds the application ahead of its first start, for an image, or a machine that must start quickly. */
async function main(): Promise<number> {
  try {
    await ensureBuild((line) => void process.stdout.write(`${line}\n`), new AbortController().signal);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    return 1;
  }
}

process.exit(await main());
