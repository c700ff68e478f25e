const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Tells whether two values of JSON are the same, whatever the order of keys in objects. A key that is undefined counts as
 * one that is not there, as in JSON.
 *
 * @example
 * isSameValue({ a: 1, b: [2] }, { b: [2], a: 1 }); // true
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((value, index) => isSameValue(value, other[index]));
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const own = Object.hasOwn(one, key) ? one[key] : undefined;
    const their = Object.hasOwn(other, key) ? other[key] : undefined;
    if (!isSameValue(own, their)) return false;
  }
  return true;
}
