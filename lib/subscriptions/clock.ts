/** The current time for limits, waiting times and names. */
export type Clock = () => Date;

const systemClock: Clock = () => new Date();
let current: Clock = systemClock;

/** The current time, or the one set by `setClock`. */
export function now(): Date {
  return current();
}

/** Sets the time for tests and simulations; without an argument the system clock is used again. */
export function setClock(clock: Clock = systemClock): void {
  current = clock;
}
