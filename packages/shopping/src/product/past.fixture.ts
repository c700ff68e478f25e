/** Stands in for the `IntersectionObserver` that tests' documents lack: all has been scrolled away upwards, or come back. */
export class PastObserver {
  static readonly #all = new Set<(isPast: boolean) => void>();
  readonly #tell: (isPast: boolean) => void;

  constructor(told: (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void) {
    this.#tell = (isPast) =>
      told([{ isIntersecting: !isPast, boundingClientRect: { top: isPast ? -100 : 100 } }]);
  }

  readonly observe = (): void => {
    PastObserver.#all.add(this.#tell);
  };
  readonly disconnect = (): void => {
    PastObserver.#all.delete(this.#tell);
  };

  /** Scrolls down past everything, or back up. */
  static scroll(isPast: boolean): void {
    for (const tell of PastObserver.#all) tell(isPast);
  }
}
