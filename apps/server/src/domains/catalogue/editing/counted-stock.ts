/** Facts about a product's stock from the rows of its variants, besides the units that can be sold. */
export interface CountedStock {
  /** True when a variant is sold beyond its stock. */
  readonly continues: boolean;
  /** Units over all variants; null when one is made to order. */
  readonly units: number | null;
}

/** The counted stock of variants. */
export function countedStock(
  variants: readonly { readonly stock: number | null; readonly continue_selling: boolean }[],
): CountedStock {
  const limited = variants.flatMap(({ stock }) => stock ?? []);
  return {
    continues: variants.some(({ continue_selling: continues }) => continues),
    units: limited.length < variants.length ? null : limited.reduce((sum, stock) => sum + stock, 0),
  };
}
