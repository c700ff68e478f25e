/** Least and greatest width of a block in columns, and the default (storefront.md §3). */
export const blockSize = { min: 3, max: 12, default: 12 } as const;

/** Flags of a block (storefront.md §3). */
export const blockFlags = ['placeholder', 'deleted', 'updated', 'reordered'] as const;

/** One of the flags of a block. */
export type BlockFlag = (typeof blockFlags)[number];

/** Where a page is shown: on the store, in the editor, or not yet known. */
export const pageModes = ['unknown', 'preview', 'native'] as const;

/** One of the modes of a page. */
export type PageMode = (typeof pageModes)[number];

/** The part of a block that is needed here; a `Block` has it. */
export interface BlockState {
  type: string;
  order?: number;
  flags?: readonly string[];
  properties?: Readonly<Record<string, unknown>>;
  unpublished?: boolean;
  items?: readonly BlockState[];
}

/** A block is published unless its published property says otherwise, or it is marked unpublished. */
export function isBlockPublished({ properties, unpublished }: BlockState): boolean {
  return unpublished !== true && properties?.['published'] !== false;
}

/** Tells whether a block was deleted in the editor and not saved yet. */
export function isBlockDeleted({ flags }: BlockState): boolean {
  return flags?.includes('deleted') ?? false;
}

/**
 * Tells whether a block is shown: never when deleted; unpublished ones in preview only; one that has items only when
 * one of them is shown. Conditions are the page renderer's concern.
 */
export function isBlockVisible(block: BlockState, mode: PageMode): boolean {
  if (isBlockDeleted(block)) return false;
  if (mode !== 'preview' && !isBlockPublished(block)) return false;
  const items = block.items ?? [];
  return items.length === 0 || items.some((item) => isBlockVisible(item, mode));
}

/** A slideshow at order 0 is fixed: it stays first (storefront.md §4). */
export function isFixedBlock({ type, order }: BlockState): boolean {
  return type === 'slideshow' && order === 0;
}

/** Hidden items that stand for generated content: their type starts and ends with an underscore. */
export function isPseudoType(type: string): boolean {
  return type.length > 2 && type.startsWith('_') && type.endsWith('_');
}

/** The block at another place; a change of order adds the reordered flag (storefront.md §4). */
export function withBlockOrder<T extends { order: number; flags: string[] }>(block: T, order: number): T {
  if (block.order === order) return block;
  const flags = block.flags.includes('reordered') ? block.flags : [...block.flags, 'reordered'];
  return { ...block, order, flags };
}
