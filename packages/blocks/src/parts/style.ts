import type { CSSProperties } from 'react';

/** Values of custom properties; null and undefined ones are left out, so that the style sheet's default holds. */
export type CssVariables = Readonly<Record<`--${string}`, string | number | null | undefined>>;

/** A `style` of custom properties; undefined when none is set. */
export function cssVariables(variables: CssVariables): CSSProperties | undefined {
  const set = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined);
  return set.length === 0 ? undefined : Object.fromEntries(set);
}
