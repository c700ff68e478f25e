import type { CallArg } from '@omnis/api-client';
import { texts } from '@omnis/contract/texts';
import { addToCartFault } from '@omnis/validation';
import { isRecord } from '@omnis/shop-kit';

/** Something to add, as the call takes it. */
export type FrameItem = CallArg<'basket.bulkAdd'>['body']['items'][number];

/** Items that a frame wants in the basket. */
export type FrameWish =
  | { readonly kind: 'one'; readonly variantId: string }
  | { readonly kind: 'many'; readonly items: readonly FrameItem[] }
  /** `message`: the answer to the frame. */
  | { readonly kind: 'fault'; readonly message: string };

type Values = Readonly<Record<string, unknown>>;

const textOf = (values: Values, key: string): string | undefined => {
  const value = values[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const textsOf = (values: Values): Record<string, string> =>
  Object.fromEntries(Object.keys(values).map((key) => [key, textOf(values, key) ?? '']));

/** An item of a message; null for one that names nothing. What it names, the server judges. */
function readItem(json: unknown): FrameItem | null {
  if (!isRecord(json)) return null;
  const variantId = textOf(json, 'variantId');
  const productUrl = textOf(json, 'productUrl');
  const productId = Number(json['productId']);
  const { quantity, personalisation, bundleItems } = json;
  const named = {
    ...(variantId === undefined ? {} : { variantId }),
    ...(productUrl === undefined ? {} : { productUrl }),
    ...(Number.isSafeInteger(productId) && productId > 0 ? { productId } : {}),
  };
  if (Object.keys(named).length === 0) return null;
  return {
    ...named,
    productColor: textOf(json, 'productColor') ?? '',
    productSize: textOf(json, 'productSize') ?? '',
    ...(quantity === undefined || quantity === null ? {} : { quantity: Number(quantity) }),
    ...(isRecord(personalisation) ? { personalisation: textsOf(personalisation) } : {}),
    ...(Array.isArray(bundleItems) ? { bundleItems: Object.values(textsOf({ ...bundleItems })) } : {}),
  };
}

/**
 * Reads a message of an embedded frame (storefront.md §5); null for one that is about something else.
 *
 * @example
 * readFrameMessage({ type: 'add-to-cart', variantId: 'v1' }); // { kind: 'one', variantId: 'v1' }
 */
export function readFrameMessage(data: unknown): FrameWish | null {
  if (!isRecord(data) || data['type'] !== 'add-to-cart') return null;
  const fault = addToCartFault(data);
  if (fault !== null) return { kind: 'fault', message: fault };
  const variantId = textOf(data, 'variantId');
  if (variantId !== undefined) return { kind: 'one', variantId };
  const given: unknown = data['items'];
  const items = Array.isArray(given) ? given.map(readItem) : [];
  const whole = items.filter((item) => item !== null);
  if (whole.length === 0) return { kind: 'fault', message: texts.noItemsAdded };
  return whole.length < items.length
    ? { kind: 'fault', message: texts.productGone }
    : { kind: 'many', items: whole };
}
