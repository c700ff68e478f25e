/** Milliseconds between two words about the same trouble. */
const pause = 10 * 60_000;

/**
 * Says something at most once in ten minutes: what fails for each request would fill a log, and a disk that is full
 * already.
 */
export function onceInAWhile(say: (about: unknown) => void): (about: unknown) => void {
  let next = 0;
  return (about) => {
    const now = performance.now();
    if (now < next) return;
    next = now + pause;
    say(about);
  };
}
