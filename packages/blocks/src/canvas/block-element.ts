/** The element of a block inside the canvas. */
export function blockElement(root: HTMLElement | null, uid: string): Element | null {
  const all = root?.querySelectorAll('[data-block]') ?? [];
  return Array.from(all).find((element) => element.getAttribute('data-block') === uid) ?? null;
}
