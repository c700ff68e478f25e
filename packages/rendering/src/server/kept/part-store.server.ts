import type { Part } from './part.server.ts';

/** Characters of all parts that are kept. */
const limit = 16_000_000;

/** Parts by what they are made of: they go with it. */
export interface PartStore {
  readonly find: (of: object, key: string) => Part | undefined;
  readonly keep: (of: object, key: string, part: Part) => void;
}

/**
 * Keeps parts by the object that they are made of, and by a text that says what else they are made of.
 *
 * @param most - characters; when there are more, all are forgotten
 */
export function partStore(most = limit): PartStore {
  let known = new WeakMap<object, Map<string, Part>>();
  let size = 0;
  return {
    find: (of, key) => known.get(of)?.get(key),
    keep: (of, key, part) => {
      size += part.html.length;
      if (size > most) {
        known = new WeakMap();
        size = part.html.length;
      }
      const parts = known.get(of) ?? new Map<string, Part>();
      known.set(of, parts.set(key, part));
    },
  };
}
