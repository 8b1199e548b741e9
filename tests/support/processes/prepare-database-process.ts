import { startPreparedDatabase } from '../databases/prepared-database';

/** Makes the database that test files copy, in the data folder named on the command line. */
const [, , folder = ''] = process.argv;
const server = await startPreparedDatabase(folder);
await server.stop();
