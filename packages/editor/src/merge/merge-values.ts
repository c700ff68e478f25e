import { isSameValue } from '@omnis/models';

/** Values by key, as a block's properties are. */
export type Values = Readonly<Record<string, unknown>>;

/** Three versions of the same values: as they were, and as each of two people has them now. */
export interface Three {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

/** A value that both changed, each to something else. */
export interface Clash {
  readonly path: readonly string[];
  readonly mine: unknown;
  readonly theirs: unknown;
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (values: Values, key: string): unknown => (Object.hasOwn(values, key) ? values[key] : undefined);
/** Keys that reach a prototype when they are written. */
const forbidden: ReadonlySet<string> = new Set(['__proto__']);

/**
 * The values with what both people changed. Where both changed the same one, `mine` stays and the clash is told; objects are
 * merged key by key, lists as a whole.
 *
 * @param leftOut - keys that are not merged
 */
export function mergeValues(
  { base, mine, theirs }: Three,
  leftOut: ReadonlySet<string> = forbidden,
): { readonly values: Record<string, unknown>; readonly clashes: readonly Clash[] } {
  const values: Record<string, unknown> = {};
  const clashes: Clash[] = [];
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    if (leftOut.has(key) || forbidden.has(key)) continue;
    const [was, my, their] = [own(base, key), own(mine, key), own(theirs, key)];
    let value = my;
    if (isSameValue(was, my)) value = their;
    else if (!isSameValue(was, their) && !isSameValue(my, their)) {
      if (isValues(my) && isValues(their)) {
        const inner = mergeValues({ base: isValues(was) ? was : {}, mine: my, theirs: their });
        value = inner.values;
        for (const clash of inner.clashes) clashes.push({ ...clash, path: [key, ...clash.path] });
      } else clashes.push({ path: [key], mine: my, theirs: their });
    }
    if (value !== undefined) values[key] = value;
  }
  return { values, clashes };
}
