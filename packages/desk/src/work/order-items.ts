import type { ManagedOrder } from '@omnis/contract';

type Item = ManagedOrder['items'][number];

/** An item as it is told from the others of its order. */
export const itemName = ({ name, options }: Pick<Item, 'name' | 'options'>): string =>
  [name, options.Colour, options.Size].filter(Boolean).join(', ');

/** Units of some lines in words, such as `2 × Mug, Blue`. */
export function unitTexts(
  lines: readonly { readonly id: string; readonly quantity: number }[],
  items: readonly Item[],
): string[] {
  return lines.flatMap(({ id, quantity }) => {
    const item = items.find((each) => each.id === id);
    return item ? [`${quantity} × ${itemName(item)}`] : [];
  });
}
