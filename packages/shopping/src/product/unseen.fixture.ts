/** Stands in for the `IntersectionObserver` that tests' documents lack: nothing ever comes into view. */
export class UnseenObserver {
  readonly observe = (): void => undefined;
  readonly disconnect = (): void => undefined;
}
