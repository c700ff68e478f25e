import { optionsOfAxes, type OptionValue, type NamedOption, type VariantAxes } from '@omnis/models';
import { z } from 'zod';

const storedOptions = z.array(z.object({ name: z.string(), values: z.array(z.string()) })).catch([]);

/** Options as `products.options` holds them: the swatches stand in `product_colours`. */
export const toStoredOptions = (options: readonly NamedOption[]): string =>
  JSON.stringify(options.map(({ name, values }) => ({ name, values: values.map((value) => value.name) })));

/**
 * The options of a product with the swatches of its colours; of one that was imported, what its variants tell.
 *
 * @param json - its `products.options`
 */
export function optionsOf(
  {
    colours,
    variants,
  }: { readonly colours: readonly OptionValue[]; readonly variants: readonly VariantAxes[] },
  json: unknown,
): NamedOption[] {
  const stored = storedOptions.parse(json ?? []);
  if (stored.length === 0)
    return optionsOfAxes(
      variants,
      colours.map(({ name, hex }) => ({ name, hex })),
    );
  return stored.map(({ name, values }) => ({
    name,
    values: values.map((value) => ({
      name: value,
      hex: colours.find((colour) => colour.name === value)?.hex ?? null,
    })),
  }));
}
