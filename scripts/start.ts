import { runSupervisor } from './supervisor/run';

process.exit(await runSupervisor('start'));
