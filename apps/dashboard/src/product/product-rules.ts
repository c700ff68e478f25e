import { bundleItemsFault, quantityPricesFault } from '@omnis/models';
import { fieldErrors } from './personalisation-values.ts';
import {
  partsToSend,
  wholeSteps,
  type EditedPart,
  type EditedStep,
  type EditedVariant,
  type ProductValues,
} from './product-values.ts';

/** Messages by field: `name`, or `{variant id}.price` and alike. */
export type ProductErrors = Readonly<Record<string, string>>;

const greatestPrice = 1_000_000;

function variantErrors({ id, price, salePrice, stock }: EditedVariant): [string, string][] {
  const errors: [string, string][] = [];
  if (price === null) errors.push([`${id}.price`, 'Enter a price']);
  else if (price < 0) errors.push([`${id}.price`, 'A price cannot be negative']);
  else if (price > greatestPrice) errors.push([`${id}.price`, 'This price is too high']);
  if (salePrice !== null && salePrice < 0) errors.push([`${id}.salePrice`, 'A price cannot be negative']);
  else if (salePrice !== null && price !== null && salePrice >= price) {
    errors.push([`${id}.salePrice`, 'A sale price is below the price']);
  }
  if (stock !== null && (stock < 0 || !Number.isInteger(stock)))
    errors.push([`${id}.stock`, 'Enter a whole number']);
  return errors;
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

/** What is wrong with the values, before they are sent. */
export function productErrors(values: ProductValues): ProductErrors {
  const name = values.name.trim();
  return Object.fromEntries([
    ...(name === '' ? [['name', 'This field is required']] : []),
    ...(name.length > 200 ? [['name', 'At most 200 characters']] : []),
    ...values.variants.flatMap(variantErrors),
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
      const found = /^variants\.(\d+)\.(\w+)$/.exec(field);
      const id = found === null ? undefined : sent[Number(found[1])];
      return [id === undefined ? field : `${id}.${found?.[2] ?? ''}`, message];
    }),
  );
}
