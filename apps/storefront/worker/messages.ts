/** What a page tells the worker of its store. */
export type WorkerMessage =
  /** A product was looked at: keep its page, with the pictures that were shown. */
  | { readonly kind: 'viewed'; readonly path: string; readonly pictures: readonly string[] }
  /** The pages are ready for the worker that waits. */
  | { readonly kind: 'take-over' };

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** A message as it was sent; null for anything else. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'take-over') return { kind: 'take-over' };
  if (data.kind !== 'viewed' || !('path' in data) || !('pictures' in data)) return null;
  const { path, pictures } = data;
  return typeof path === 'string' && isTexts(pictures) ? { kind: 'viewed', path, pictures } : null;
}
