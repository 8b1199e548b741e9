import { readdirSync, readFileSync } from 'node:fs';

export const SERVICES = ['web', 'worker', 'database'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** What the command line of each service holds, below the supervisor. */
const MARKS: Record<ServiceName, RegExp> = {
  web: /next-server|\bnext\b.*\bstart\b/,
  worker: /scripts\/worker\.ts/,
  database: /db\/embedded\/process\.ts/,
};

type Process = { pid: number; parent: number; command: string };

/** The process of a service that the supervisor `supervisorPid` runs now, or null while it is down. */
export function pidOf(service: ServiceName, supervisorPid: number): number | null {
  const found = processes().find(({ parent, command }) => parent === supervisorPid && MARKS[service].test(command));
  return found?.pid ?? null;
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        return [
          { pid: Number(name), parent, command: readFileSync(`/proc/${name}/cmdline`, 'utf8').replace(/\0/g, ' ') },
        ];
      } catch {
        return []; // It ended while it was read.
      }
    });
}
