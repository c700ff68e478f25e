import type en from '../texts/products/en.ts';
import type { PlainKey } from '../texts/plain-key.ts';

/** A value of the address, and the key of its text. */
interface Choice {
  readonly value: string;
  readonly label: PlainKey<typeof en>;
}

/** Which products the list shows. */
export const productViews = [
  { value: 'all', label: 'allProducts' },
  { value: 'yes', label: 'onSale' },
  { value: 'no', label: 'drafts' },
  { value: 'low', label: 'runningLow' },
  { value: 'archived', label: 'archived' },
] as const satisfies readonly Choice[];

/** Products by what their SKUs say of them (platform.md §3 Product: SKU kinds). */
export const productKinds = [
  { value: '', label: 'allKinds' },
  { value: 'custom', label: 'ownDesigns' },
  { value: 'blank', label: 'blanks' },
  { value: 'standard', label: 'otherProducts' },
] as const satisfies readonly Choice[];

/** The kind that an address asks for; undefined: all. */
export function productKindOf(asked: string | null): 'custom' | 'blank' | 'standard' | undefined {
  return productKinds.find(({ value }) => value === asked)?.value || undefined;
}

/** How the list can be sorted. */
export const productSorts = [
  { value: 'updated', label: 'lastChanged' },
  { value: 'name', label: 'name' },
  { value: 'price', label: 'price' },
] as const satisfies readonly Choice[];

/** The view that an address asks for, else all products. */
export function productViewOf(asked: string | null): (typeof productViews)[number]['value'] {
  return productViews.find(({ value }) => value === asked)?.value ?? 'all';
}

/** The sort that an address asks for, else the last changed first. */
export function productSortOf(asked: string | null): (typeof productSorts)[number]['value'] {
  return productSorts.find(({ value }) => value === asked)?.value ?? 'updated';
}
