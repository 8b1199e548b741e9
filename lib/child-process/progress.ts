type Tell = (done: number, total: number) => void;

let tell: Tell = () => undefined;

/** Sets the listener for the current piece of work; there is none when work runs in the same process. */
export function onProgress(listener: Tell): void {
  tell = listener;
}

/** Reports the progress of this piece of work to the caller of `runInChild`. */
export function tellProgress(done: number, total: number): void {
  tell(done, total);
}
