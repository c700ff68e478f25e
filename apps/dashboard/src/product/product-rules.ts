import {
  bundleItemsFault,
  optionsFault,
  productLimits,
  quantityPricesFault,
  type NamedOption,
} from '@omnis/models';
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

/** Messages by field: `name`, or `{variant id}.price` and alike. */
export type ProductErrors = Readonly<Record<string, string>>;

const greatestPrice = 1_000_000;

/** Checks an amount; it is never corrected silently. */
function amountFault(value: number | null, decimals: number, noun = 'price'): string | null {
  if (value === null) return null;
  if (Number.isNaN(value)) return `Enter a ${noun} in numbers, such as ${(12.5).toFixed(decimals)}`;
  if (value < 0) return `A ${noun} cannot be negative`;
  if (value > greatestPrice) return `This ${noun} is too high`;
  if (Number(value.toFixed(decimals)) === value) return null;
  return decimals === 0 ? `A ${noun} has no decimals` : `A ${noun} has at most ${decimals} decimals`;
}

function countFault(value: number | null): string | null {
  if (value === null) return null;
  return Number.isInteger(value) && value >= 0 && value <= greatestPrice ? null : 'Enter a whole number';
}

/** Stock is below 0 where more was sold than there was; a new number that is negative is refused by the server. */
function stockFault(value: number | null): string | null {
  return value === null ? null : countFault(Math.abs(value));
}

function fixedErrors({ id, fixedPrices }: EditedVariant): [string, string][] {
  return Object.entries(fixedPrices).flatMap(([code, { price, salePrice }]): [string, string][] => {
    const { decimals } = moneyTyping(code);
    const fault = amountFault(salePrice, decimals);
    const isTooHigh = fault === null && salePrice !== null && price !== null && salePrice >= price;
    const found = {
      price:
        price === null
          ? 'Enter a price'
          : price === 0
            ? 'Enter a price above 0'
            : amountFault(price, decimals),
      salePrice: isTooHigh ? 'The sale price must be lower than the price' : fault,
    };
    return (['price', 'salePrice'] as const).flatMap((field): [string, string][] => {
      const message = found[field];
      return message === null ? [] : [[`${id}.${fixedColumn(code, field)}`, message]];
    });
  });
}

function variantErrors(variant: EditedVariant, decimals: number): [string, string][] {
  const { id, price, salePrice, stock, grams, cost } = variant;
  const fault = amountFault(salePrice, decimals);
  const isTooHigh = fault === null && salePrice !== null && price !== null && salePrice >= price;
  const found = {
    price: price === null ? 'Enter a price' : amountFault(price, decimals),
    salePrice: isTooHigh ? 'The sale price must be lower than the price' : fault,
    cost: amountFault(cost, decimals, 'cost'),
    stock: stockFault(stock),
    grams: countFault(grams),
  };
  return [
    ...Object.entries(found).flatMap(([key, message]): [string, string][] =>
      message === null ? [] : [[`${id}.${key}`, message]],
    ),
    ...fixedErrors(variant),
  ];
}

function optionErrors(options: readonly NamedOption[]): [string, string][] {
  const fault = optionsFault(options);
  return fault === null ? [] : [[fault.field, fault.message]];
}

function boundErrors(values: ProductValues, decimals: number): [string, string][] {
  return (['minPrice', 'maxPrice', 'defaultPrice'] as const).flatMap((key): [string, string][] => {
    const message = amountFault(values[key], decimals);
    return message === null ? [] : [[key, message]];
  });
}

function matrixErrors(steps: readonly EditedStep[]): [string, string][] {
  const whole = wholeSteps(steps);
  if (whole.length < steps.length) return [['priceMatrix', 'Fill in or remove each step']];
  if (whole.some(({ quantity }) => !Number.isInteger(quantity) || quantity > 999))
    return [['priceMatrix', 'Quantities are whole numbers up to 999']];
  if (whole.some(({ percent }) => percent <= 0 || percent > 99))
    return [['priceMatrix', 'Percentages are above 0 and at most 99']];
  const fault = quantityPricesFault(whole);
  return fault === null ? [] : [['priceMatrix', fault]];
}

function bundleErrors(parts: readonly EditedPart[]): [string, string][] {
  const fault = bundleItemsFault(partsToSend(parts));
  return fault === null ? [] : [['bundleItems', fault]];
}

function valueErrors(values: readonly (number | null)[]): [string, string][] {
  return values.flatMap((value, at): [string, string][] => {
    const field = `giftCardValues.${at}`;
    if (value === null || value <= 0) return [[field, 'Enter a value']];
    return values.indexOf(value) === at ? [] : [[field, 'This value is there already']];
  });
}

/**
 * Faults of the values, before they are sent.
 *
 * @param decimals - digits after the point that prices of the store's currency have
 */
export function productErrors(values: ProductValues, decimals: number): ProductErrors {
  const name = values.name.trim();
  return Object.fromEntries([
    ...(name === '' ? [['name', 'This field is required']] : []),
    ...(name.length > 200 ? [['name', 'At most 200 characters']] : []),
    ...(values.giftCardValues.length > 0
      ? []
      : values.variants.flatMap((variant) => variantErrors(variant, decimals))),
    ...(values.variants.length > productLimits.variants
      ? [
          [
            'options',
            `A product has at most ${productLimits.variants} variants; these options make ${values.variants.length}`,
          ],
        ]
      : []),
    ...optionErrors(values.options),
    ...boundErrors(values, decimals),
    ...matrixErrors(values.priceMatrix),
    ...fieldErrors(values.personalisation),
    ...bundleErrors(values.bundleItems),
    ...valueErrors(values.giftCardValues),
    ...(values.sizeChart?.measures.some((measure) => measure.trim() === '')
      ? [['sizeChart', 'Name each measure']]
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
