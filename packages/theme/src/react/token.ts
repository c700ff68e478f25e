import { variableName } from '../engine/keys.ts';
import type { CssTokenName } from '../tokens/tokens.ts';

/**
 * A token as a CSS value, for styled-components and inline styles. No theme data comes with it into the browser.
 *
 * @example
 * ```ts
 * import { token } from '@omnis/theme/react';
 * token('button.background'); // 'var(--button-background)'
 * ```
 */
export function token(name: CssTokenName): string {
  return `var(${variableName(name)})`;
}
