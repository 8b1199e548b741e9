import { writeAccessDocument } from './access-document';

/** Writes docs/access.md from the rows that the access test walks. */
await writeAccessDocument();
process.exit(0);
