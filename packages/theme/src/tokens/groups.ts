import { blockTokens, chatTokens, optionTokens, productTokens } from './content.ts';
import { buttonTokens, formTokens, partTokens, regionTokens } from './controls.ts';
import { brandTokens, feedbackTokens, layoutTokens, scaleTokens, surfaceTokens } from './foundation.ts';
import { orderStatusTokens } from './order-status.ts';
import { isTokenName, type TokenName } from './tokens.ts';
import { typographyTokens } from './typography.ts';

const groups = {
  brand: brandTokens,
  surfaces: surfaceTokens,
  typography: typographyTokens,
  regions: regionTokens,
  buttons: buttonTokens,
  forms: formTokens,
  blocks: blockTokens,
  product: productTokens,
  options: optionTokens,
  parts: partTokens,
  feedback: feedbackTokens,
  scales: scaleTokens,
  layout: layoutTokens,
  chat: chatTokens,
  orders: orderStatusTokens,
} as const;

/** The name of a group of tokens. */
export type TokenGroup = keyof typeof groups;

/**
 * Every token in the group that it is defined in, those first that change a shop the most: what a theme editor shows.
 *
 * @example
 * ```ts
 * import { tokenGroups } from '@omnis/theme';
 * tokenGroups[0]; // { group: 'brand', names: ['primary.color', …] }
 * ```
 */
export const tokenGroups: readonly { readonly group: TokenGroup; readonly names: readonly TokenName[] }[] =
  // Safe: the keys are the groups.
  (Object.keys(groups) as TokenGroup[]).map((group) => ({
    group,
    names: Object.keys(groups[group]).filter(isTokenName),
  }));
