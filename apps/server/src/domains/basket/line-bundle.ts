import type { BundleLine } from '@omnis/contract';
import { unitsTaken, type BundleItem } from '@omnis/models';
import { z } from 'zod';
import { fail, ok, type Result } from '../../http/answer.ts';
import type { FoundVariant } from '../catalogue/catalogue.types.ts';

/** A variant that was chosen of a product in a bundle. */
export interface ChosenPart {
  readonly found: FoundVariant;
  /** In one bundle. */
  readonly quantity: number;
}

/** The parts that a line's choices select, by the bundle as it is now. */
export interface LineBundle {
  readonly parts: readonly ChosenPart[];
  /** True when these choices still make the bundle. */
  readonly fits: boolean;
  /** Number of bundles that its parts are enough for; null without limit. */
  readonly most: number | null;
}

const storedIds = z.array(z.string()).catch([]);

/** Ids of the variants that were chosen of what a line holds. */
export const chosenIds = (stored: unknown): string[] => storedIds.parse(stored);

/**
 * Holds what was chosen against the bundle as it is now.
 *
 * @param stored - of the line, as JSON
 * @param variants - those that are named, as they are sold now
 */
export function lineBundle(
  items: readonly BundleItem[],
  stored: unknown,
  variants: ReadonlyMap<string, FoundVariant>,
): LineBundle {
  const ids = chosenIds(stored);
  const parts = items.flatMap(({ productId, quantity }, at): ChosenPart[] => {
    const found = variants.get(ids[at] ?? '');
    return found?.product.id === productId ? [{ found, quantity }] : [];
  });
  const fits = ids.length === items.length && parts.length === items.length;
  const units = unitsTaken(parts.map(({ found, quantity }) => ({ variantId: found.variant.id, quantity })));
  const limits = parts.flatMap(({ found: { available, variant } }) => {
    if (!available) return [0];
    return variant.stock === null ? [] : [Math.floor(variant.stock / (units.get(variant.id) ?? 1))];
  });
  return { parts, fits, most: limits.length === 0 ? null : Math.min(...limits) };
}

/** Question to a shopper who has not chosen yet: only about options that differ. */
function question(variants: readonly FoundVariant[]): string {
  const many = (of: (found: FoundVariant) => string): boolean => new Set(variants.map(of)).size > 1;
  const nouns = [
    ...(many(({ variant }) => variant.colour) ? ['a colour'] : []),
    ...(many(({ variant }) => variant.size) ? ['a size'] : []),
  ];
  return `Choose ${nouns.join(' and ') || 'one'}`;
}

/**
 * The variants that a shopper chooses of what a bundle holds, by their ids in its order; the only one of a product needs
 * no naming.
 *
 * @param variantsOf - of the products that it holds
 * @param path - where the choices are in the body, for the fields of a failure
 */
export function chooseParts(
  items: readonly BundleItem[],
  wanted: readonly string[],
  { variantsOf, path }: { variantsOf: ReadonlyMap<number, readonly FoundVariant[]>; path: string },
): Result<string[]> {
  const errors: { field: string; message: string; name: string }[] = [];
  const chosen = items.map(({ productId, quantity }, at) => {
    const variants = variantsOf.get(productId) ?? [];
    const [only, ...others] = variants;
    const id = wanted[at] ?? '';
    const found = id === '' && others.length === 0 ? only : variants.find(({ variant }) => variant.id === id);
    const wrong = (message: string): string => {
      errors.push({ field: `${path}.${at}`, message, name: only?.product.name ?? '' });
      return '';
    };
    if (!found)
      return wrong(id === '' ? question(variants) : 'This product does not come in that colour and size');
    const { available, variant } = found;
    return available && (variant.stock === null || variant.stock >= quantity)
      ? variant.id
      : wrong('This is sold out. Choose another.');
  });
  const extra = wanted.findIndex((id, at) => at >= items.length && id !== '');
  if (extra >= 0)
    errors.push({ field: `${path}.${extra}`, message: 'That is not part of this bundle', name: '' });
  const [first] = errors;
  if (!first) return ok(chosen);
  return {
    ...fail('validation_failed', [first.name, first.message].filter(Boolean).join(': ')),
    errors: errors.map(({ field, message }) => ({ field, message })),
  };
}

/** A part as a basket shows it and as an order keeps it. */
export function toBundleLine({ found: { product, variant, image }, quantity }: ChosenPart): BundleLine {
  return {
    productId: product.id,
    productUrl: product.urlName,
    variantId: variant.id,
    name: product.name,
    sku: variant.sku || product.sku,
    image,
    options: { Colour: variant.colour, Size: variant.size },
    quantity,
  };
}

/** Content of a bundle in the words of an email, an invoice or a note: `2 × Mug, Navy`. */
export function bundleWords(parts: readonly Pick<BundleLine, 'name' | 'options' | 'quantity'>[]): string[] {
  return parts.map(
    ({ name, options: { Colour, Size }, quantity }) =>
      `${quantity} × ${[name, Colour, Size].filter((part) => part !== '').join(', ')}`,
  );
}
