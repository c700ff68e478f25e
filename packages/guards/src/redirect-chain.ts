import { notFoundPath, redirectLimit } from './run-guards.ts';

/** The redirects of one visitor that followed each other. */
export interface RedirectChain {
  /**
   * Notes a redirect and answers where it may lead: its target, or /404/ when 100 came before it in a row
   * (storefront.md §4, Start-up).
   */
  next: (from: string, to: string) => string;
}

/**
 * Counts redirects that follow each other: one that starts where the last one led belongs to its chain, any other is
 * the first of a new one. For one visitor; on a server the chains of several would be mixed up.
 *
 * @example
 * const chain = createRedirectChain();
 * chain.next('/a/', '/b/'); // '/b/'
 */
export function createRedirectChain(): RedirectChain {
  let count = 0;
  let last: { from: string; to: string } | null = null;
  return {
    next(from, to) {
      // Routes within each other are guarded side by side, and may fail for the same reason.
      if (last?.from === from && last.to === to && from !== to) return to;
      count = last?.to === from ? count + 1 : 1;
      if (count > redirectLimit) {
        last = null;
        count = 0;
        return notFoundPath;
      }
      last = { from, to };
      return to;
    },
  };
}
