type Tell = (done: number, total: number) => void;

let listener: Tell = () => undefined;

/** Sets the listener for the current piece of work; there is none when work runs in the same process. */
export function onProgress(listener: Tell): void {
  listener = listener;
}

/** Reports the progress of this piece of work to the caller of `runInChild`. */
export function reportProgress(done: number, total: number): void {
  listener(done, total);
}
