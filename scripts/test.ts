import { messageOf } from './supervisor/refusal';
import { outcomesOfReports, timesOfReports } from './test-run/commands';
import type { Failure } from './test-run/failures';
import { lanesOf } from './test-run/lanes';
import { groupOutput, printLine } from './test-run/output';
import { slowest } from './test-run/slowest';
import { STEPS, type Step } from './test-run/steps';
import { addTallies, ONE_FAILED, ONE_SKIPPED, tallyLine, type Tally } from './test-run/tally';

type Result = { step: Step; tally: Tally; seconds: number };

/** Runs all steps, or those named on the command line, and prints the total in the last line. */
async function main(names: string[]): Promise<number> {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    printLine(`There is no step "${unknown.join('", "')}"; the steps are ${STEPS.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  const results: Result[] = [];
  for (const lanes of lanesOf(chosenSteps(names))) results.push(...(await runLanes(lanes, [...results])));
  return summarize(STEPS.flatMap((step) => results.filter((result) => result.step === step)));
}

/** Of steps that run beside each other, the output is printed step by step, as they end. */
async function runLanes(lanes: Step[][], before: readonly Result[]): Promise<Result[]> {
  const isAlone = lanes.length === 1;
  const titles = lanes.map((lane) => lane.map(({ title }) => title).join(', '));
  if (!isAlone) printLine(`\nBeside each other: ${titles.join(' | ')}`);
  const runAll = async (lane: Step[]) => {
    const results: Result[] = [];
    for (const step of lane) {
      const run = () => runStep(step, [...before, ...results]);
      results.push(await (isAlone ? run() : groupOutput(run)));
    }
    return results;
  };
  return (await Promise.all(lanes.map(runAll))).flat();
}

function chosenSteps(names: string[]): Step[] {
  if (names.length === 0) return STEPS;
  const needsBuild = STEPS.some((step) => step.needsBuild && names.includes(step.name));
  return STEPS.filter(({ name }) => names.includes(name) || (needsBuild && name === 'build'));
}

async function runStep(step: Step, before: readonly Result[]): Promise<Result> {
  printLine(`\n=== ${step.title} ===`);
  const startedAt = performance.now();
  const tally = await tallyOf(step, before);
  return { step, tally, seconds: Math.round((performance.now() - startedAt) / 1000) };
}

async function tallyOf(step: Step, before: readonly Result[]): Promise<Tally> {
  if (step.needsBuild && before.some((result) => result.step.name === 'build' && result.tally.failed > 0)) {
    printLine('SKIPPED: the application could not be built.');
    return ONE_SKIPPED;
  }
  try {
    return await step.run();
  } catch (error) {
    printLine(`This step broke off: ${messageOf(error)}`);
    return ONE_FAILED;
  }
}

function summarize(results: Result[]): number {
  printLine('\n=== Summary ===');
  for (const { step, tally, seconds } of results) {
    printLine(
      `${(tally.failed > 0 ? 'FAILED' : 'ok').padEnd(8)}${step.title.padEnd(38)}${tallyLine(tally)} (${seconds} s)`,
    );
  }
  printOutcomes(results.map(({ step }) => step.name));
  const times = timesOfReports(results.map(({ step }) => step.name));
  if (times.length > 0) printLine('\nThe ten slowest files:');
  for (const { report, file, seconds } of slowest(times, 10))
    printLine(`${seconds.toFixed(0).padStart(5)} s  ${report.padEnd(11)}${file}`);
  const total = addTallies(results.map(({ tally }) => tally));
  printLine(`\n${tallyLine(total)}`);
  return total.failed > 0 ? 1 : 0;
}

/** Named at the end, where they are still seen when the beginning of a long output is cut. */
function printOutcomes(names: string[]): void {
  const { failed, flaky, skipped } = outcomesOfReports(names);
  if (skipped.length > 0) printLine('\nSkipped (the reasons are above):');
  for (const [file, tests] of Map.groupBy(skipped, (each) => each)) printLine(`- ${file} (${tests.length})`);
  if (flaky.length > 0) printLine('\nPassed only at the second try (find out why):');
  for (const each of flaky) printFailure(each);
  if (failed.length > 0) printLine('\nFailed:');
  for (const each of failed) printFailure(each);
}

function printFailure({ file, test, message }: Failure): void {
  printLine(`- ${file} › ${test}\n${message.replace(/^/gm, '    ')}`);
}

process.exitCode = await main(process.argv.slice(2));
