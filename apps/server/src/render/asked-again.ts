import { LRUCache } from 'lru-cache';

/** Characters of the keys that are remembered; the least recently asked go first. */
const limit = 512 * 1024;

/**
 * Tells what is asked for a second time.
 *
 * @example
 * const isAskedAgain = askedAgain();
 * isAskedAgain('/a/?b=1'); // false
 * isAskedAgain('/a/?b=1'); // true
 */
export function askedAgain(): (key: string) => boolean {
  const asked = new LRUCache<string, true>({ maxSize: limit, sizeCalculation: (_true, key) => key.length });
  return (key) => {
    const isKnown = asked.get(key) === true;
    if (!isKnown) asked.set(key, true);
    return isKnown;
  };
}
