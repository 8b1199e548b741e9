import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { ROOT } from '../supervisor/project';
import { TOOLS } from './commands';

const reportSchema = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

/** A file and what it imports: a file of the project, or a package. `type` before it: its types alone. */
export type Probe = readonly [from: string, to: string];

/**
 * The rules that report each import, as `from → to`. A temporary project contains these imports alone, and the command
 * of the step checks it.
 */
export async function rulesThatReport(probes: readonly Probe[]): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-imports-'));
  try {
    for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
      cpSync(path.join(ROOT, file), path.join(folder, file));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    for (const cruised of ['app', 'components', 'db', 'inngest', 'lib', 'scripts'])
      mkdirSync(path.join(folder, cruised));
    for (const [file, imports] of filesOf(probes)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), imports.join('\n'));
    }
    const rules = new Map<string, string[]>();
    for (const { from, to, rule } of await violationsIn(folder)) {
      const edge = edgeOf([from, to]);
      rules.set(edge, [...(rules.get(edge) ?? []), rule.name]);
    }
    return rules;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How an import is named in the answer; packages are found at other names. */
export function edgeOf([from, to]: Probe): string {
  const target = to.replace(/^type /, '');
  return isFile(target) ? `${from} → ${target}` : `${from} → a package`;
}

function filesOf(probes: readonly Probe[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const [from, to] of probes) {
    const target = to.replace(/^type /, '');
    const what = isFile(target) ? `@/${target}` : target;
    const statement = target === to ? `import '${what}';` : `import type { Probe } from '${what}';`;
    files.set(from, [...(files.get(from) ?? []), statement]);
    if (isFile(target) && !files.has(target)) files.set(target, ['export type Probe = string;']);
  }
  return files;
}

const isFile = (target: string): boolean => /^(?!\.).*\.(tsx?|mjs)$/.test(target) && !target.includes('node_modules');

async function violationsIn(folder: string) {
  const command = TOOLS.depcruise.map((part) => (part === 'err' ? 'json' : part));
  const child = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  return reportSchema.parse(JSON.parse(await text(child.stdout))).summary.violations;
}
