/** Possible contents of a JSON file. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** The key under `$extensions` that holds what the format has no place for. */
export const EXTENSION = 'com.omnis.theme';

/** Tells whether something read from a file is an object with keys. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Levels of lists and objects that are compared: more than any value of the format has. */
const MAX_LEVELS = 32;

/** Tells whether two JSON values are the same, in any order of keys; those nested deeper than any token are not. */
export function sameJson(a: unknown, b: unknown, level = 0): boolean {
  if (level > MAX_LEVELS) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => sameJson(item, b[at], level + 1));
  if (!isObject(a) || !isObject(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
