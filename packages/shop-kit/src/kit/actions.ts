/** Event on `window` that an `@` link triggers, with the action's name as its detail (storefront.md §2 Links). */
export const actionEvent = 'omnis:action';

/** Actions that were asked for before the code of those who carry them out had come; null once it has. */
let unheard: string[] | null = [];

const tell = (name: string): void => {
  window.dispatchEvent(new CustomEvent(actionEvent, { detail: name }));
};

/**
 * Triggers an action of the page, at once or as soon as somebody listens.
 *
 * @param name - without the `@`
 */
export function triggerAction(name: string): void {
  if (unheard === null) tell(name);
  else unheard.push(name);
}

/** Somebody listens from now on, and hears what was asked for before. */
export function hearActions(): void {
  const before = unheard ?? [];
  unheard = null;
  for (const name of before) tell(name);
}
