type Tell = (done: number, total: number) => void;

let tell: Tell = () => undefined;

/** Set by the process for each piece of work; where work is done at home, nobody listens. */
export function onProgress(listener: Tell): void {
  tell = listener;
}

/** Says to whoever asked for this piece of work how far it is. */
export function tellProgress(done: number, total: number): void {
  tell(done, total);
}
