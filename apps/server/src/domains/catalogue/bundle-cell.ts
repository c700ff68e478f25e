import { bundleItemsFault } from '@omnis/models';
import { z } from 'zod';

/** The column of a product file that holds what a bundle holds, named as a metafield is by Shopify. */
export const bundleColumn = 'Bundle (product.metafields.omnis.bundle)';

/** Content of a bundle, by the handles of the products: ids differ from store to store. */
export const namedItemsSchema = z.array(z.object({ handle: z.string(), quantity: z.number().int() }));
/** One product in a bundle, by its handle. */
export type NamedItem = z.output<typeof namedItemsSchema>[number];

/** Result of reading a cell: nothing, the bundle's content, or why it cannot be read. */
export type ReadBundle =
  | { readonly ok: true; readonly items: NamedItem[] | undefined }
  | { readonly ok: false; readonly reason: string };

/** Content of a bundle as a cell: `tea-towel x 2; mug x 1`. */
export const bundleCell = (items: readonly NamedItem[]): string =>
  items.map(({ handle, quantity }) => `${handle} x ${quantity}`).join('; ');

/** A handle, and how many of it; one unless told. */
const itemShape = /^(\S+)(?:\s+[x×*]\s*(\d{1,4}))?$/iu;

/** Reads a cell that {@link bundleCell} or a person has written. */
export function readBundleCell(text: string): ReadBundle {
  if (text.trim() === '') return { ok: true, items: undefined };
  const counts = new Map<string, number>();
  for (const part of text.split(/[;\n]/).map((each) => each.trim())) {
    if (part === '') continue;
    const [, handle, count = '1'] = itemShape.exec(part) ?? [];
    if (handle === undefined)
      return { ok: false, reason: `is no list such as “mug x 2; tea-towel x 1”: “${part.slice(0, 40)}”` };
    const name = handle.toLowerCase();
    counts.set(name, (counts.get(name) ?? 0) + Number(count));
  }
  const items = [...counts].map(([handle, quantity]) => ({ handle, quantity }));
  const fault = bundleItemsFault(items.map(({ quantity }, productId) => ({ productId, quantity })));
  return fault === null ? { ok: true, items } : { ok: false, reason: `cannot be: ${fault}` };
}
