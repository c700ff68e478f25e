/** A message from a page to the service worker of its store. */
export type WorkerMessage =
  /** A product was looked at: keep its page, with the pictures that were shown. */
  | { readonly kind: 'viewed'; readonly path: string; readonly pictures: readonly string[] }
  /** The pages are ready for the worker that waits. */
  | { readonly kind: 'take-over' };
