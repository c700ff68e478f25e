import { blockTokens, chatTokens, optionTokens, productTokens } from './content.ts';
import { buttonTokens, formTokens, partTokens, regionTokens } from './controls.ts';
import type { TokenDefinition } from './definition.ts';
import { brandTokens, feedbackTokens, layoutTokens, scaleTokens, surfaceTokens } from './foundation.ts';
import { orderStatusTokens } from './order-status.ts';
import { typographyTokens } from './typography.ts';

type CssGroups = typeof surfaceTokens &
  typeof brandTokens &
  typeof feedbackTokens &
  typeof typographyTokens &
  typeof scaleTokens &
  typeof layoutTokens &
  typeof buttonTokens &
  typeof formTokens &
  typeof partTokens &
  typeof regionTokens &
  typeof blockTokens &
  typeof productTokens &
  typeof chatTokens &
  typeof orderStatusTokens;

/** A token that becomes a CSS custom property. */
export type CssTokenName = keyof CssGroups;

/** A token that scripts read: a text or one of a few words. */
export type OptionTokenName = keyof typeof optionTokens;

/** The dotted name of a token, such as `primary.color`. */
export type TokenName = CssTokenName | OptionTokenName;

/**
 * Every token of the base theme with its type, value and purpose (storefront.md §3 Theme).
 *
 * @example
 * ```ts
 * import { tokens } from '@omnis/theme';
 * tokens['primary.color'].value; // '#86b302'
 * ```
 */
export const tokens: Readonly<Record<TokenName, TokenDefinition>> = {
  ...surfaceTokens,
  ...brandTokens,
  ...feedbackTokens,
  ...typographyTokens,
  ...scaleTokens,
  ...layoutTokens,
  ...buttonTokens,
  ...formTokens,
  ...partTokens,
  ...regionTokens,
  ...blockTokens,
  ...productTokens,
  ...chatTokens,
  ...orderStatusTokens,
  ...optionTokens,
};

/** Tells whether a name (from a file, a form, the network) is a token's. Inherited ones like `constructor` are not. */
export function isTokenName(name: string): name is TokenName {
  return Object.hasOwn(tokens, name);
}

/** Every token name, in the order of the data. */
export const tokenNames: readonly TokenName[] = Object.keys(tokens).filter(isTokenName);
