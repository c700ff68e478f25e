import type { CallArg } from '@omnis/api-client';
import type { ManagedProduct } from '@omnis/contract';
import { rearranged, type NamedOption } from '@omnis/models';
import { fixedToSend, isFixedChanged, type EditedFixedPrices } from './fixed-prices.ts';

/** The edited fields of a variant; prices in major units, null while nothing is typed, NaN for what is no number. */
export interface EditedVariant {
  /** `new:1` and alike for one that is not saved yet. */
  readonly id: string;
  /** One value of each option, in the order of the options. */
  readonly values: readonly string[];
  readonly price: number | null;
  /** null: not on sale. */
  readonly salePrice: number | null;
  /** null: made to order. */
  readonly stock: number | null;
  readonly sku: string;
  readonly barcode: string;
  readonly grams: number | null;
  /** null: not known. */
  readonly cost: number | null;
  /** Id of its picture; null: the picture of its colour. */
  readonly image: string | null;
  /** Prices of its own in other currencies. */
  readonly fixedPrices: EditedFixedPrices;
  /** True when it is sold beyond its stock. */
  readonly continueSelling: boolean;
}

type ProductChanges = Omit<CallArg<'dashboard.updateProduct'>['body'], 'version'>;
type VariantChange = NonNullable<ProductChanges['variants']>[number];

/** The variants of a product as they are edited. */
export const editedVariants = ({ variants }: Pick<ManagedProduct, 'variants'>): EditedVariant[] =>
  variants.map(
    ({
      id,
      values,
      price,
      salePrice,
      stock,
      sku,
      barcode,
      grams,
      cost,
      image,
      fixedPrices,
      continueSelling,
    }) => ({
      id,
      values,
      price,
      salePrice,
      stock,
      sku,
      barcode,
      grams,
      cost,
      image,
      fixedPrices,
      continueSelling,
    }),
  );

/** The value that all variants share, or undefined where they differ or there are none. */
export function shared<K extends 'price' | 'salePrice'>(
  variants: readonly EditedVariant[],
  key: K,
): EditedVariant[K] | undefined {
  const [first, ...rest] = variants;
  return first !== undefined && rest.every((each) => Object.is(each[key], first[key]))
    ? first[key]
    : undefined;
}

const isNew = ({ id }: EditedVariant): boolean => id.startsWith('new:');

let made = 0;

/** A variant that is not saved yet, at the price of the others. */
export function freshVariant(values: readonly string[], price: number | null): EditedVariant {
  made += 1;
  return {
    id: `new:${made}`,
    values,
    price,
    salePrice: null,
    stock: null,
    sku: '',
    barcode: '',
    grams: 0,
    cost: null,
    image: null,
    fixedPrices: {},
    continueSelling: false,
  };
}

/** Options that have both a name and values: variants are made of them. */
export const wholeOptions = (options: readonly NamedOption[]): NamedOption[] =>
  options.filter(({ name, values }) => name.trim() !== '' && values.length > 0);

/** Properties of an editor of options. */
export interface OptionsEdit {
  readonly options: readonly NamedOption[];
  readonly renamed?: { readonly option: number; readonly from: string; readonly to: string };
}

/**
 * The options and variants after a change of options: variants that are there stay, under their new values.
 *
 * @param price - of new variants; null: that of the cheapest one
 */
export function withOptions(
  before: { readonly options: readonly NamedOption[]; readonly variants: readonly EditedVariant[] },
  { options, renamed }: OptionsEdit,
  price: number | null,
): { options: readonly NamedOption[]; variants: readonly EditedVariant[] } {
  const whole = wholeOptions(options);
  if (renamed !== undefined) {
    const place = whole.findIndex((option) => option === options[renamed.option]);
    const variants = before.variants.map((variant) => ({
      ...variant,
      values: variant.values.map((value, at) =>
        at === place && value === renamed.from ? renamed.to : value,
      ),
    }));
    return { options, variants };
  }
  const prices = before.variants.flatMap((variant) =>
    variant.price === null || Number.isNaN(variant.price) ? [] : [variant.price],
  );
  const fresh = price ?? (prices.length === 0 ? null : Math.min(...prices));
  const variants = rearranged<EditedVariant>(
    { before: wholeOptions(before.options), after: whole },
    before.variants,
    (values) => freshVariant(values, fresh),
  );
  return { options, variants };
}

const columns = [
  'price',
  'salePrice',
  'stock',
  'sku',
  'barcode',
  'grams',
  'cost',
  'image',
  'continueSelling',
] as const;

function changeOf(variant: EditedVariant, was: EditedVariant | undefined): VariantChange {
  const changed = columns.filter((key) => !Object.is(variant[key], was?.[key]));
  return {
    ...Object.fromEntries(changed.map((key) => [key, variant[key]])),
    ...(variant.price === null ? { price: undefined } : {}),
    ...(variant.grams === null ? { grams: 0 } : {}),
    ...(isFixedChanged(variant.fixedPrices, was?.fixedPrices)
      ? { fixedPrices: fixedToSend(variant.fixedPrices, was?.fixedPrices) }
      : {}),
    // A new one is sold as the others are, unless it is told.
    ...(was === undefined && !variant.continueSelling ? { continueSelling: undefined } : {}),
  };
}

/** The body for options and variants: all of them where the choices change, else the differences. */
export function variantsToSend(
  before: { readonly options: readonly NamedOption[]; readonly variants: readonly EditedVariant[] },
  now: { readonly options: readonly NamedOption[]; readonly variants: readonly EditedVariant[] },
): Pick<ProductChanges, 'options' | 'variants'> & { readonly ids: readonly string[] } {
  const old = new Map(before.variants.map((variant) => [variant.id, variant]));
  const choices = (variants: readonly EditedVariant[]): string =>
    JSON.stringify(variants.map(({ id, values }) => [id, values]));
  const options = wholeOptions(now.options);
  const isSame =
    JSON.stringify(before.options) === JSON.stringify(options) &&
    choices(before.variants) === choices(now.variants);
  if (!isSame)
    return {
      options: options.map(({ name, values }) => ({ name, values: [...values] })),
      variants: now.variants.map((variant) => ({
        ...changeOf(variant, old.get(variant.id)),
        ...(isNew(variant) ? {} : { id: variant.id }),
        values: [...variant.values],
      })),
      ids: now.variants.map(({ id }) => id),
    };
  const changed = now.variants.filter(
    (variant) =>
      columns.some((key) => !Object.is(variant[key], old.get(variant.id)?.[key])) ||
      isFixedChanged(variant.fixedPrices, old.get(variant.id)?.fixedPrices),
  );
  return {
    ...(changed.length === 0
      ? {}
      : {
          variants: changed.map((variant) => ({ ...changeOf(variant, old.get(variant.id)), id: variant.id })),
        }),
    ids: changed.map(({ id }) => id),
  };
}
