/** An item with a key that no other of the list has. */
export interface Keyed<T> {
  readonly key: string;
  readonly item: T;
}

/** Gives items that have no identity of their own a React key by their text; equal ones are counted. */
export function keyed<T>(items: readonly T[], textOf: (item: T) => string): readonly Keyed<T>[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return { key: `${count} ${text}`, item };
  });
}
