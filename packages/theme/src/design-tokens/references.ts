import { isObject } from './json.ts';

/** The name in a reference in curly brackets, `{a.b}`; null where the value is no such reference. */
export function aliasName(value: unknown): string | null {
  return typeof value === 'string' ? (/^\{([^{}]+)\}$/.exec(value)?.[1]?.trim() ?? null) : null;
}

/** The pointer of a reference object, `{ "$ref": "#/a/b" }`; null where the value is none. */
export function pointerOf(value: unknown): string | null {
  const pointer = isObject(value) && Object.hasOwn(value, '$ref') ? value['$ref'] : null;
  return typeof pointer === 'string' ? pointer : null;
}

/** The keys of a JSON Pointer within this file (RFC 6901, as the fragment of an address); null for any other address. */
export function pointerKeys(pointer: string): readonly string[] | null {
  if (pointer === '#' || pointer === '#/') return [];
  if (!pointer.startsWith('#/')) return null;
  try {
    return pointer
      .slice(2)
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
  } catch {
    return null;
  }
}

/** Inherited group: the keys of another group; null where it names none, undefined where the reference is malformed. */
export function extendedKeys(node: Readonly<Record<string, unknown>>): readonly string[] | null | undefined {
  if (!Object.hasOwn(node, '$extends')) return null;
  const given = node['$extends'];
  const name = aliasName(given);
  if (name !== null) return name.split('.');
  const pointer = typeof given === 'string' ? given : pointerOf(given);
  return (pointer === null ? null : pointerKeys(pointer)) ?? undefined;
}
