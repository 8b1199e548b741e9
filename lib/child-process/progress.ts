type Listener = (done: number, total: number) => void;

let current: Listener = () => undefined;

/** Sets the listener for the current piece of work; there is none when work runs in the same process. */
export function onProgress(listener: Listener): void {
  current = listener;
}

/** Reports the progress of this piece of work to the caller of `runInChild`. */
export function reportProgress(done: number, total: number): void {
  current(done, total);
}
