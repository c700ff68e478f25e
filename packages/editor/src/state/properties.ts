/** Values by key, as a block's properties are. */
export type Properties = Record<string, unknown>;

const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function isObject(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A value without own keys called `__proto__`, at any depth. JSON may have them, and patches that carry one would set a
 * prototype when they are applied.
 */
export function withoutProto(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProto);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutProto(each)]));
}

/** The value under a dotted key, such as `buttonStyle.fill`; undefined when there is none. */
export function readProperty(properties: Readonly<Properties>, key: string): unknown {
  let value: unknown = properties;
  for (const part of key.split('.')) {
    if (!isObject(value) || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  return value;
}

/**
 * Puts a value under a dotted key, making objects on the way; undefined takes the key away. Changes `properties`.
 * Keys that reach a prototype are left alone.
 */
export function writeProperty(properties: Properties, key: string, value: unknown): void {
  const parts = key.split('.');
  const last = parts.pop();
  if (last === undefined || forbidden.has(last) || parts.some((part) => forbidden.has(part))) return;
  let target = properties;
  for (const part of parts) {
    const next = Object.hasOwn(target, part) ? target[part] : undefined;
    if (isObject(next)) {
      target = next;
    } else {
      const made: Properties = {};
      target[part] = made;
      target = made;
    }
  }
  if (value === undefined) delete target[last];
  else target[last] = withoutProto(value);
}
