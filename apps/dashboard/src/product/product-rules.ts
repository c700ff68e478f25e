import {
  bundleItemsFault,
  optionsFault,
  productLimits,
  quantityPricesFault,
  type NamedOption,
} from '@omnis/models';
import { rules } from '@omnis/validation';
import { fieldErrors } from './personalisation-values.ts';
import { fixedColumn } from './fixed-prices.ts';
import { moneyTyping } from './money-typing.ts';
import {
  partsToSend,
  wholeSteps,
  type EditedPart,
  type EditedStep,
  type ProductValues,
} from './product-values.ts';
import type { EditedVariant } from './variant-values.ts';
import type { ProductTexts } from '../texts/product/index.ts';

/** Messages by field: `name`, or `{variant id}.price` and alike. */
export type ProductErrors = Readonly<Record<string, string>>;

const greatestPrice = 1_000_000;

/** A number as it is written: `1e-7` is no text that a rule reads. */
const written = (value: number): string =>
  Number.isNaN(value) ? 'NaN' : value.toFixed(12).replace(/\.?0+$/, '');

/** Checks an amount by the rules of platform.md §5; it is never corrected silently. */
function amountFault(
  t: ProductTexts,
  value: number | null,
  { decimals, of = 'price' }: { readonly decimals: number; readonly of?: 'price' | 'cost' },
): string | null {
  if (value === null) return null;
  const text = written(value);
  const fault =
    rules.numeric_float(text) ?? rules.min_value(value, 0) ?? rules.max_value(value, greatestPrice);
  if (fault !== null) return fault;
  // Currencies of other kinds than the rule is made for have their own words.
  if (decimals === 2) return rules.two_decimal_places(text);
  if (Number(value.toFixed(decimals)) === value) return null;
  if (of === 'cost')
    return decimals === 0 ? t('aCostHasNoDecimals') : t('aCostHasAtMostDecimals', { decimals });
  return decimals === 0 ? t('aPriceHasNoDecimals') : t('aPriceHasAtMostDecimals', { decimals });
}

function countFault(value: number | null): string | null {
  if (value === null) return null;
  return rules.numeric(written(value)) ?? rules.max_value(value, greatestPrice);
}

/** Stock is below 0 where more was sold than there was; a new number that is negative is refused by the server. */
function stockFault(value: number | null): string | null {
  return value === null ? null : countFault(Math.abs(value));
}

function fixedErrors(t: ProductTexts, { id, fixedPrices }: EditedVariant): [string, string][] {
  return Object.entries(fixedPrices).flatMap(([code, { price, salePrice }]): [string, string][] => {
    const { decimals } = moneyTyping(code);
    const fault = amountFault(t, salePrice, { decimals });
    const isTooHigh = fault === null && salePrice !== null && price !== null && salePrice >= price;
    const found = {
      price:
        price === null
          ? t('enterAPrice')
          : price === 0
            ? rules.positive_number(price)
            : amountFault(t, price, { decimals }),
      salePrice: isTooHigh ? t('salePriceLower') : fault,
    };
    return (['price', 'salePrice'] as const).flatMap((field): [string, string][] => {
      const message = found[field];
      return message === null ? [] : [[`${id}.${fixedColumn(code, field)}`, message]];
    });
  });
}

function variantErrors(t: ProductTexts, variant: EditedVariant, decimals: number): [string, string][] {
  const { id, price, salePrice, stock, grams, cost } = variant;
  const fault = amountFault(t, salePrice, { decimals });
  const isTooHigh = fault === null && salePrice !== null && price !== null && salePrice >= price;
  const found = {
    price: price === null ? t('enterAPrice') : amountFault(t, price, { decimals }),
    salePrice: isTooHigh ? t('salePriceLower') : fault,
    cost: amountFault(t, cost, { decimals, of: 'cost' }),
    stock: stockFault(stock),
    grams: countFault(grams),
  };
  return [
    ...Object.entries(found).flatMap(([key, message]): [string, string][] =>
      message === null ? [] : [[`${id}.${key}`, message]],
    ),
    ...fixedErrors(t, variant),
  ];
}

function optionErrors(options: readonly NamedOption[]): [string, string][] {
  const fault = optionsFault(options);
  return fault === null ? [] : [[fault.field, fault.message]];
}

function boundErrors(t: ProductTexts, values: ProductValues, decimals: number): [string, string][] {
  return (['minPrice', 'maxPrice', 'defaultPrice'] as const).flatMap((key): [string, string][] => {
    const message = amountFault(t, values[key], { decimals });
    return message === null ? [] : [[key, message]];
  });
}

function matrixErrors(t: ProductTexts, steps: readonly EditedStep[]): [string, string][] {
  const whole = wholeSteps(steps);
  if (whole.length < steps.length) return [['priceMatrix', t('fillInOrRemoveEachStep')]];
  if (whole.some(({ quantity }) => !Number.isInteger(quantity) || quantity > 999))
    return [['priceMatrix', t('wholeQuantities')]];
  if (whole.some(({ percent }) => percent <= 0 || percent > 99))
    return [['priceMatrix', t('percentagesBetween')]];
  const fault = quantityPricesFault(whole);
  return fault === null ? [] : [['priceMatrix', fault]];
}

function bundleErrors(parts: readonly EditedPart[]): [string, string][] {
  const fault = bundleItemsFault(partsToSend(parts));
  return fault === null ? [] : [['bundleItems', fault]];
}

function valueErrors(t: ProductTexts, values: readonly (number | null)[]): [string, string][] {
  return values.flatMap((value, at): [string, string][] => {
    const field = `giftCardValues.${at}`;
    if (value === null) return [[field, t('enterAValue')]];
    const fault = rules.positive_number(written(value));
    if (fault !== null) return [[field, fault]];
    return values.indexOf(value) === at ? [] : [[field, t('thisValueIsThereAlready')]];
  });
}

/**
 * Faults of the values, before they are sent.
 *
 * @param decimals - digits after the point that prices of the store's currency have
 */
export function productErrors(t: ProductTexts, values: ProductValues, decimals: number): ProductErrors {
  const name = values.name.trim();
  return Object.fromEntries([
    ...(name === '' ? [['name', t('thisFieldIsRequired')]] : []),
    ...values.files.flatMap(({ title }, at): [string, string][] =>
      title.trim() === '' ? [[`files.${at}.title`, t('thisFieldIsRequired')]] : [],
    ),
    ...(name.length > 200 ? [['name', t('atMost200Characters')]] : []),
    ...(values.giftCardValues.length > 0
      ? []
      : values.variants.flatMap((variant) => variantErrors(t, variant, decimals))),
    ...(values.variants.length > productLimits.variants
      ? [
          [
            'options',
            t('tooManyVariants', { most: productLimits.variants, variants: values.variants.length }),
          ],
        ]
      : []),
    ...optionErrors(values.options),
    ...boundErrors(t, values, decimals),
    ...matrixErrors(t, values.priceMatrix),
    ...fieldErrors(t, values.personalisation),
    ...bundleErrors(values.bundleItems),
    ...valueErrors(t, values.giftCardValues),
    ...(values.sizeChart?.measures.some((measure) => measure.trim() === '')
      ? [['sizeChart', t('nameEachMeasure')]]
      : []),
  ]);
}

/**
 * The server's messages at the fields of the form: `variants.3.price` counts the variants that were sent.
 *
 * @param sent - ids of the variants that were sent, in their order
 */
export function serverErrors(
  errors: readonly { field: string; message: string }[],
  sent: readonly string[],
): ProductErrors {
  return Object.fromEntries(
    errors.map(({ field, message }) => {
      const found = /^variants\.(\d+)\.([\w.]+)$/.exec(field);
      const id = found === null ? undefined : sent[Number(found[1])];
      return [id === undefined ? field : `${id}.${found?.[2] ?? ''}`, message];
    }),
  );
}
