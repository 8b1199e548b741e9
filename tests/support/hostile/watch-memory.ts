import { readdirSync, readFileSync } from 'node:fs';

export type Peak = { pid: number; command: string; rssMb: number };

/** Samples the memory of a process and its descendants until stopped; returns the peak of each. */
export function watchMemory(rootPid: number, everyMs = 200): { stop(): Peak[] } {
  const peaks = new Map<number, Peak>();
  const sample = () => {
    for (const { pid, command, rssMb } of treeOf(rootPid)) {
      if (rssMb > (peaks.get(pid)?.rssMb ?? -1)) peaks.set(pid, { pid, command, rssMb });
    }
  };
  const timer = setInterval(sample, everyMs);
  return {
    stop() {
      clearInterval(timer);
      sample();
      return [...peaks.values()].sort((a, b) => b.rssMb - a.rssMb);
    },
  };
}

function treeOf(rootPid: number): Peak[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
  const kept = new Set([rootPid]);
  for (let before = 0; before !== kept.size;) {
    before = kept.size;
    for (const { pid, parent } of all) if (kept.has(parent)) kept.add(pid);
  }
  return all.filter(({ pid }) => kept.has(pid));
}

function readProcess(pid: number): (Peak & { parent: number })[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 600);
    return [{ pid, parent: field('PPid'), command, rssMb: Math.round(field('VmRSS') / 1024) }];
  } catch {
    // The process ended between listing and reading.
    return [];
  }
}
