import { readEnv } from '@/lib/env';
import { CHECKS, type Finding } from './doctor/checks';
import { messageOf } from './supervisor/refusal';

const SIGNS = { configured: '+', default: '-', missing: '!', problem: 'x' } as const;

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints for every setting whether it is configured, the default, or missing, and what to do about it. */
async function main(): Promise<number> {
  let settings;
  try {
    settings = readEnv(process.env);
  } catch (error) {
    printLine(`The environment has a wrong value: ${messageOf(error)}`);
    return 1;
  }
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(await check(settings));
  const width = Math.max(...findings.map(({ choice }) => choice.length)) + 2;
  for (const { choice, state, detail, advice } of findings) {
    printLine(`${SIGNS[state]} ${choice.padEnd(width)}${state.padEnd(12)}${detail}`);
    if (advice) printLine(`${' '.repeat(width + 14)}${advice}`);
  }
  const problems = findings.filter(({ state }) => state === 'problem').length;
  printLine(
    problems === 0
      ? '\nPlumbline can start.'
      : `\n${problems === 1 ? 'One thing keeps' : `${problems} things keep`} Plumbline from starting or working ` +
          'fully; see the lines marked x.',
  );
  return problems === 0 ? 0 : 1;
}

process.exit(await main());
