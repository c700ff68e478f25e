/** Marks a part of the page in which somebody makes something: nothing that was not asked for opens over it. */
export const atWork = { 'data-at-work': '' } as const;

/** Tells whether somebody designs something on this page. */
export function isAtWork(): boolean {
  return document.querySelector('[data-at-work]') !== null;
}
