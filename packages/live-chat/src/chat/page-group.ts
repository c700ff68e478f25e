let group = '';
const listeners = new Set<() => void>();

/** Says which group the chat of the page shown is with; '' where the page has none. Gives back how to unsay it. */
export function showGroup(shown: string): () => void {
  group = shown;
  for (const listener of listeners) listener();
  return () => {
    if (group !== shown) return;
    group = '';
    for (const listener of listeners) listener();
  };
}

/** The group of the page shown, as React reads it. */
export const pageGroup = {
  get: (): string => group,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
