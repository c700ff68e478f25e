import type { BlockProblem } from '@omnis/blocks';

/** Something that is wrong: with a page, or with what a shopper asked the browser for (platform.md §8). */
export type ShopProblem =
  | BlockProblem
  | { readonly code: 'push-subscription'; readonly message: string; readonly uid?: undefined };

/** Event on `window` for each problem, with the problem as its detail: developers may listen to it. */
export const problemEvent = 'omnis:problem';

/** Most problems that are kept for the listener. */
const most = 50;

/** Those that came before anybody listened: its code is loaded late. */
let early: ShopProblem[] = [];
let listener: ((problem: ShopProblem) => void) | null = null;

/** Notes something that the shop's owner should know of; shoppers never see it. It may be called while rendering. */
export function noteProblem(problem: ShopProblem): void {
  if (typeof window === 'undefined') return;
  window.dispatchEvent(new CustomEvent(problemEvent, { detail: problem }));
  if (listener) listener(problem);
  else if (early.length < most) early.push(problem);
}

/**
 * Tells of every problem, those that came before included.
 *
 * @returns stops it
 */
export function onProblem(tell: (problem: ShopProblem) => void): () => void {
  listener = tell;
  const came = early;
  early = [];
  for (const problem of came) tell(problem);
  return () => {
    if (listener === tell) listener = null;
  };
}
