/**
 * Steps that run beside each other, in lanes; each lane takes its steps in order and mostly uses one processor. The API
 * tests ask one thing after the other of a product of their own, so the two databases share the processors. What
 * measures how long others wait, or has several browsers or workers, runs alone.
 */
const BESIDE: readonly (readonly (readonly string[])[])[] = [
  [
    ['audit', 'lint', 'unit'],
    ['imports', 'types', 'components'],
  ],
  [['api'], ['postgres']],
];

/** The steps in the order in which they run: one after the other, or as lanes of steps that run at the same time. */
export function lanesOf<Step extends { name: string }>(steps: readonly Step[]): Step[][][] {
  const phases = new Map<string, Step[][]>();
  for (const step of steps) {
    const group = BESIDE.findIndex((lanes) => lanes.flat().includes(step.name));
    if (group < 0) phases.set(step.name, [[step]]);
    else phases.set(`beside ${group}`, lanesIn(BESIDE[group] ?? [], steps));
  }
  return [...phases.values()];
}

function lanesIn<Step extends { name: string }>(lanes: readonly (readonly string[])[], steps: readonly Step[]) {
  return lanes.map((names) => steps.filter(({ name }) => names.includes(name))).filter((lane) => lane.length > 0);
}
