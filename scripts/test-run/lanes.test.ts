import { expect, test } from 'vitest';
import { lanesOf } from './lanes';
import { STEPS } from './steps';

const named = (...names: string[]) => names.map((name) => ({ name }));
const namesOf = (phases: { name: string }[][][]) =>
  phases.map((lanes) => lanes.map((lane) => lane.map(({ name }) => name)));

test('steps run one after the other, and those of one processor beside each other', () => {
  expect(namesOf(lanesOf(named('lint', 'types', 'unit', 'build', 'api', 'attacks', 'postgres', 'e2e')))).toEqual([
    [['lint', 'unit'], ['types']],
    [['build']],
    [['api'], ['postgres']],
    [['attacks']],
    [['e2e']],
  ]);
});

test('a step alone has the terminal to itself', () => {
  expect(namesOf(lanesOf(named('build', 'e2e')))).toEqual([[['build']], [['e2e']]]);
});

test('every step runs once, and what needs the build after it', () => {
  const phases = namesOf(lanesOf(STEPS));
  expect(phases.flat(2).toSorted()).toEqual(STEPS.map(({ name }) => name).toSorted());
  const build = phases.findIndex((lanes) => lanes.flat().includes('build'));
  const needing = STEPS.filter(({ needsBuild }) => needsBuild).map(({ name }) => name);
  expect(phases.slice(0, build + 1).flat(2)).not.toEqual(expect.arrayContaining([expect.toBeOneOf(needing)]));
});
