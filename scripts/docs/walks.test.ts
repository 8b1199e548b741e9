import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../supervisor/project';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const ARCHITECTURE = read('ARCHITECTURE.md');

type Step = { file: string; caller: number | null; job: string | undefined };

/** The walk below a heading: its steps, and the number of files that the heading gives. */
function walk(heading: string): { count: number; steps: Step[] } {
  const section = ARCHITECTURE.split(/^## /m).find((each) => each.startsWith(heading)) ?? '';
  const steps = section.split(/^\d+\. /m).slice(1);
  return { count: Number(/\((\d+) files\)/.exec(section)?.[1]), steps: steps.map(toStep) };
}

/** A step begins with its file, and then says who calls it when that is not the step before. */
function toStep(text: string, index: number): Step {
  const [, file = '', note = ''] = /^`([^`]+)`(?: \(([^)]*)\))?/.exec(text) ?? [];
  const caller = /\b(?:called by|of) (\d+)/.exec(note)?.[1];
  return {
    file,
    caller: caller ? Number(caller) - 1 : index > 0 ? index - 1 : null,
    job: /runs the job `([^`]+)`/.exec(note)?.[1],
  };
}

/** The files that a file imports for more than their types. */
function importsOf(file: string): string[] {
  const names = [...read(file).matchAll(/^(?:import|export)\s(?!type\b)[^;]*?\bfrom '([@.][^']*)';$/gm)];
  return names.flatMap(([, name = '']) => {
    const target = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name);
    return [`${target}.ts`, `${target}.tsx`];
  });
}

/** Whether the one file asks for a job with its contract, and the other defines it by the same one. */
function asksFor(from: string, to: string, job: string): boolean {
  const contract = /\brequestJob\(\w+, \w+, (\w+)/.exec(read(from))?.[1] ?? '';
  const shared = importsOf(from).filter((file) => importsOf(to).includes(file) && existsSync(path.join(ROOT, file)));
  const declared = new RegExp(String.raw`const ${contract} = \{\s+name: '${job}'`);
  return read(to).includes(`...${contract},`) && shared.some((file) => declared.test(read(file)));
}

describe.each([
  { name: 'a question', heading: 'A question, from route to evidence', most: 12 },
  { name: 'a report', heading: 'A report, from action to evidence', most: 15 },
])('the walk of $name', ({ heading, most }) => {
  const { count, steps } = walk(heading);

  it('has as many files as it says, and no more than a reader should need', () => {
    expect(steps).toHaveLength(count);
    expect(count).toBeLessThanOrEqual(most);
    expect(new Set(steps.map(({ file }) => file)).size).toBe(count);
  });

  it.each(steps)('leads to $file', ({ file, caller, job }) => {
    expect(existsSync(path.join(ROOT, file))).toBe(true);
    const from = caller === null ? undefined : steps[caller]?.file;
    if (caller === null || from === undefined) expect(steps[0]?.file).toBe(file);
    else if (job) expect(asksFor(from, file, job)).toBe(true);
    else expect(importsOf(from)).toContain(file);
  });
});

it('the answering process answers with the file that asks it', () => {
  expect(importsOf('lib/queries/answering/answering-worker.ts')).toContain('lib/queries/answering/ask-question.ts');
  expect(read('lib/queries/answering/ask-question.ts')).toContain("'lib/queries/answering/answering-worker.ts'");
});
