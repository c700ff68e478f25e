import { addressFields, typedAddress } from '@omnis/models';
import { isRecord, readStored } from '@omnis/shop-kit';
import { openAttempt, orderKey } from './attempt.ts';
import type { PlaceOrder } from './values.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isAmount = (value: unknown): value is number => Number.isFinite(value);
const isBasket = (value: unknown): value is NonNullable<PlaceOrder['basket']> =>
  value === 'main' || value === 'now';

const isWay = (value: unknown): value is NonNullable<PlaceOrder['payBy']> =>
  value === 'card' || value === 'wallet' || value === 'paypal' || value === 'pay_later';

/** A part of an order. @throws {TypeError} where it is not what it should be */
function part<T>(value: unknown, fits: (value: unknown) => value is T): T {
  if (!fits(value)) throw new TypeError('Storage holds something else than an order');
  return value;
}

/** The same of a part that may be left out. */
const maybe = <T>(value: unknown, fits: (value: unknown) => value is T): T | undefined =>
  value === undefined ? undefined : part(value, fits);

function readAddress(value: unknown): PlaceOrder['shippingAddress'] {
  const given = maybe(value, isRecord);
  if (given === undefined) return undefined;
  const typed = new Map(addressFields.map((field) => [field, maybe(given[field], isText) ?? '']));
  return typedAddress((field) => typed.get(field) ?? '');
}

function readCollector(value: unknown): PlaceOrder['collector'] {
  const given = maybe(value, isRecord);
  return given && { firstName: part(given['firstName'], isText), lastName: part(given['lastName'], isText) };
}

/** An order out of storage, each of its fields looked at. @throws {TypeError} where one does not fit */
function readOrder(json: unknown): PlaceOrder {
  const order = part(json, isRecord);
  const contact = part(order['contact'], isRecord);
  return {
    contact: {
      email: part(contact['email'], isText),
      phone: part(contact['phone'], isText),
      marketing: contact['marketing'] === true,
    },
    shippingAddress: readAddress(order['shippingAddress']),
    billingAddress: readAddress(order['billingAddress']),
    collector: readCollector(order['collector']),
    shippingMethod: maybe(order['shippingMethod'], isText),
    paymentMethod: maybe(order['paymentMethod'], isText),
    payBy: maybe(order['payBy'], isWay),
    vatNumber: maybe(order['vatNumber'], isText),
    agreedTerms: maybe(order['agreedTerms'], isText),
    currency: part(order['currency'], isText),
    basket: maybe(order['basket'], isBasket),
    note: part(order['note'], isText),
    expectedTotal: part(order['expectedTotal'], isAmount),
    expectedToPay: maybe(order['expectedToPay'], isAmount),
  };
}

/** The order that was sent and has no answer; null without one. */
export function openOrder(): { readonly key: string; readonly body: PlaceOrder } | null {
  const open = openAttempt();
  const text = readStored(orderKey);
  if (open === null || text === null) return null;
  try {
    const json: unknown = JSON.parse(text);
    if (!isRecord(json) || json['key'] !== open.key) return null;
    return { key: open.key, body: readOrder(json['body']) };
  } catch {
    return null;
  }
}
