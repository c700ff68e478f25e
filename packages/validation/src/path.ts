const refused = new Set(['__proto__', 'prototype', 'constructor']);

/**
 * The value at a dotted key, through own properties only; undefined when a part is missing or is one of
 * `__proto__`, `prototype` and `constructor`.
 */
export function readPath(data: unknown, path: string): unknown {
  let value = data;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || refused.has(key) || !Object.hasOwn(value, key))
      return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
