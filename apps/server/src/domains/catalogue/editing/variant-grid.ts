import {
  axesOf,
  optionsFault,
  productLimits,
  rearranged,
  valuesOfVariant,
  type NamedOption,
} from '@omnis/models';
import type { StoredVariant, WantedVariant } from './price-changes.ts';
import type { FieldErrors, ProductChanges, VariantChange } from './product-changes.ts';

/** A product's variants as they are, and what new ones begin with. */
export interface GridBefore {
  readonly stored: readonly StoredVariant[];
  readonly options: readonly NamedOption[];
  /** Price of a new variant, in minor units. */
  readonly price: number;
  /** Ids of the product's pictures. */
  readonly images: readonly string[];
}

type Grid = { ok: true; rows: WantedVariant[] } | { ok: false; errors: FieldErrors };

const newVariant = (price: number): StoredVariant => ({
  id: null,
  colour: '',
  size: '',
  sku: '',
  barcode: '',
  grams: 0,
  price_minor: price,
  sale_price_minor: null,
  cost_minor: null,
  stock: null,
  continue_selling: false,
  image_id: null,
  fixed_prices: {},
});

/** All variants that the options allow; those that are there keep their ids. */
function generated({ stored, options: before, price }: GridBefore, options: readonly NamedOption[]): Grid {
  const rows = stored.map((variant) => ({ variant, values: valuesOfVariant(before, variant) }));
  const grid = rearranged<{ variant: StoredVariant; values: readonly string[] }>(
    { before, after: options },
    rows,
    (values) => ({ values, variant: newVariant(price) }),
  );
  return {
    ok: true,
    rows: grid.map(({ variant, values }) => ({ variant: { ...variant, ...axesOf(options, values) } })),
  };
}

function valuesError({ values = [] }: VariantChange, options: readonly NamedOption[]): string | null {
  if (values.length !== options.length) return 'A variant has one value of each option';
  const wrong = options.find((option, at) => !option.values.some(({ name }) => name === values[at]));
  return wrong === undefined ? null : `“${wrong.name}” has no such value`;
}

/** The variants that a request lists, each with one value of each option. */
function listed(
  { stored, price }: GridBefore,
  options: readonly NamedOption[],
  wanted: readonly VariantChange[],
): Grid {
  const errors: FieldErrors = [];
  const seen = new Set<string>();
  const rows = wanted.map((variant, at): WantedVariant => {
    const field = `variants.${at}`;
    const known = stored.find(({ id }) => id === variant.id);
    const { values = [] } = variant;
    const fault = valuesError(variant, options);
    if (variant.id !== undefined && known === undefined)
      errors.push({ field: `${field}.id`, message: 'This product has no such variant' });
    if (fault !== null) errors.push({ field: `${field}.values`, message: fault });
    else if (seen.has(JSON.stringify(values)))
      errors.push({ field: `${field}.values`, message: 'Another variant has these values' });
    seen.add(JSON.stringify(values));
    if (variant.id !== undefined && seen.has(variant.id))
      errors.push({ field: `${field}.id`, message: 'This variant is listed twice' });
    if (variant.id !== undefined) seen.add(variant.id);
    return { variant: { ...(known ?? newVariant(price)), ...axesOf(options, values) }, wanted: variant, at };
  });
  if (rows.length === 0) errors.push({ field: 'variants', message: 'A product has at least one variant' });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, rows };
}

/** Variants that are changed where they stand: those that a request names. */
function named({ stored }: GridBefore, wanted: readonly VariantChange[]): Grid {
  const byId = new Map(wanted.map((variant, at) => [variant.id, { variant, at }]));
  const errors = wanted.flatMap(({ id }, at) =>
    stored.some((variant) => variant.id === id)
      ? []
      : [{ field: `variants.${at}.id`, message: 'This product has no such variant' }],
  );
  if (errors.length > 0) return { ok: false, errors };
  const rows = stored.map((variant): WantedVariant => {
    const found = variant.id === null ? undefined : byId.get(variant.id);
    return { variant, wanted: found?.variant, at: found?.at };
  });
  return { ok: true, rows };
}

/**
 * The variants that a product is to have, in their order, with what is asked for of each; or what is wrong with the
 * request, field by field.
 *
 * @param options - the options as they are to be; null: they stay
 */
export function gridOf(
  before: GridBefore,
  options: readonly NamedOption[] | null,
  { variants }: ProductChanges,
): Grid {
  const foreign = (variants ?? []).flatMap(({ image }, at) =>
    image == null || before.images.includes(image)
      ? []
      : [{ field: `variants.${at}.image`, message: 'This product has no such picture' }],
  );
  if (foreign.length > 0) return { ok: false, errors: foreign };
  if (options === null) return named(before, variants ?? []);
  const fault = optionsFault(options);
  if (fault !== null) return { ok: false, errors: [fault] };
  const count = variants?.length ?? options.reduce((sum, { values }) => sum * values.length, 1);
  if (count > productLimits.variants) {
    const message = `A product has at most ${productLimits.variants} variants; these options make ${count}`;
    return { ok: false, errors: [{ field: variants ? 'variants' : 'options', message }] };
  }
  return variants ? listed(before, options, variants) : generated(before, options);
}
