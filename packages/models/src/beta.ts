import { isPseudoType } from './block.ts';

/** A feature in test, as people read of it. */
export interface Beta {
  readonly name: string;
  /** One sentence on what a store gets. */
  readonly description: string;
  /** Block types that only stores with the beta can add to a page. */
  readonly blockTypes: readonly string[];
}

/** Features in test, which staff turn on for a store (platform.md §3 Project: betas). A code is never used again. */
export const storeBetas = {
  'compare-pictures': {
    name: 'Compare pictures',
    description: 'A block that shows a before and an after image with a slider between them.',
    blockTypes: ['comparePictures'],
  },
} as const satisfies Readonly<Record<string, Beta>>;

/** Code of a feature in test. */
export type StoreBeta = keyof typeof storeBetas;

/** True where a text is the code of a feature in test. */
export const isStoreBeta = (code: string): code is StoreBeta => Object.hasOwn(storeBetas, code);

/** Codes of {@link storeBetas}. */
export const storeBetaNames = /* @__PURE__ */ Object.keys(storeBetas).filter(isStoreBeta);

/**
 * The beta that a store needs to add a block; null for a block that every store can add.
 *
 * @param blockType - type of the block, also with the underscores of a pattern for made items
 * @example
 * ```ts
 * import { betaOfBlock } from '@omnis/models';
 * betaOfBlock('comparePictures'); // 'compare-pictures'
 * betaOfBlock('image'); // null
 * ```
 */
export function betaOfBlock(blockType: string): StoreBeta | null {
  const type = isPseudoType(blockType) ? blockType.slice(1, -1) : blockType;
  return storeBetaNames.find((code) => storeBetas[code].blockTypes.some((gated) => gated === type)) ?? null;
}
