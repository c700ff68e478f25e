import { AsyncLocalStorage } from 'node:async_hooks';
import { readPosition, type WalPosition } from './wal-position.ts';

/** The position that a request needs of a replica. */
export interface VisitorPosition {
  /** The request writes itself: it reads what it wrote from the primary. */
  readonly isWriting: boolean;
  /** Where the primary was when this visitor last wrote; null: not lately. */
  readonly wrote: WalPosition | null;
}

const storage = new AsyncLocalStorage<VisitorPosition>();
const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Tells whether a request of a method writes. */
export const isWritingMethod = (method: string): boolean => !safe.has(method);

/** The position of the request that is being answered; undefined outside of one. */
export const currentVisitorPosition = (): VisitorPosition | undefined => storage.getStore();

/**
 * Runs the answer to a request.
 *
 * @param mark - the text that its visitor brought; a forged one can only lead its own reads to the primary
 */
export function withVisitorPosition<T>(method: string, mark: string | undefined, work: () => T): T {
  return storage.run({ isWriting: isWritingMethod(method), wrote: readPosition(mark) }, work);
}
