/** What time it is for limits, waits and names. */
export type Clock = () => Date;

const systemClock: Clock = () => new Date();
let current: Clock = systemClock;

export function now(): Date {
  return current();
}

/** For tests and simulations, which choose the time; without a clock the system's counts again. */
export function setClock(clock: Clock = systemClock): void {
  current = clock;
}
