import type { QueuedEvent, ShopProblem } from '@omnis/shop-kit';

/** Where problems go. */
export interface ProblemPorts {
  /** Into the browser's console. */
  readonly warn: (text: string) => void;
  /** To the shop's own count of what happens. */
  readonly send: (event: QueuedEvent) => void;
}

/** Longest value of an event. */
const longest = 200;

/**
 * Tells of each problem once, as long as the document is open (storefront.md §5 Links, block conditions; platform.md §8).
 * A variation outside of its test has been logged where it was found, in the words of storefront.md §4.
 */
export function createProblemLog({ warn, send }: ProblemPorts): (problem: ShopProblem) => void {
  const told = new Set<string>();
  return ({ code, message, uid }) => {
    const key = JSON.stringify([code, message, uid]);
    if (told.has(key)) return;
    told.add(key);
    if (code !== 'misplaced-variation') warn(message);
    send({
      name: 'problem',
      data: {
        code,
        message: message.slice(0, longest),
        ...(uid === undefined ? {} : { uid: uid.slice(0, longest) }),
      },
    });
  };
}
