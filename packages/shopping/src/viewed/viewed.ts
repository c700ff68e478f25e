import { checkStorageEntry } from '@omnis/validation';

/** A product that was looked at in this browser. */
export interface ViewedProduct {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  /** The picture as it was shown. */
  readonly image: string;
}

/** Products that are remembered; the worker keeps as many pages. */
export const mostViewed = 12;

/** Where they are kept, by store: an address may have another store one day. */
const keyOf = (division: number): string => `omnis.viewed.${division}`;

function isViewed(value: unknown): value is ViewedProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, path, image }: { [name: string]: unknown } = { ...value };
  return typeof id === 'number' && [name, path, image].every((each) => typeof each === 'string');
}

/** Products looked at in a store, newest first; none where storage is not accessible. */
export function readViewed(division: number): readonly ViewedProduct[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(keyOf(division)) ?? '[]');
    return Array.isArray(list) ? list.filter(isViewed).slice(0, mostViewed) : [];
  } catch {
    return [];
  }
}

/** Notes that a product was looked at. */
export function noteViewed(division: number, product: ViewedProduct): void {
  const others = readViewed(division).filter(({ id }) => id !== product.id);
  const value = JSON.stringify([product, ...others].slice(0, mostViewed));
  const key = keyOf(division);
  if (checkStorageEntry(key, value) !== null) return;
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse; the shop is the same without.
  }
}
